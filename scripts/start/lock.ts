import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { link, readFile, rm, stat, writeFile } from "node:fs/promises";
import { codeOf } from "./operator-error";

export interface Lock {
  wasStale: boolean;
  release: () => Promise<void>;
}

/** A takeover takes milliseconds; an older file is from an interrupted one. */
const TAKEOVER_ABANDONED_MS = 10_000;

/** Acquires a lock file, also from a process that has died. Undefined if a running process holds it. */
export async function takeLock(file: string): Promise<Lock | undefined> {
  if (await createFile(file)) return lock(file, false);
  if (await isHeld(file)) return undefined;
  return takeOver(file);
}

/** Only the process that creates a second file may replace a stale lock: a slower one would delete a new lock. */
async function takeOver(file: string): Promise<Lock | undefined> {
  const turn = `${file}.takeover`;
  const age = await stat(turn).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  );
  if (age > TAKEOVER_ABANDONED_MS) await rm(turn, { force: true });
  if (!(await createFile(turn))) return undefined;
  try {
    if (await isHeld(file)) return undefined;
    await rm(file, { force: true });
    return (await createFile(file)) ? lock(file, true) : undefined;
  } finally {
    await rm(turn, { force: true });
  }
}

/** Written to a draft and linked, so that a reader never sees a lock without its holder. */
async function createFile(file: string): Promise<boolean> {
  const draft = `${file}.${randomUUID()}`;
  const holder = { pid: process.pid, identity: processIdentity(process.pid) };
  try {
    await writeFile(draft, JSON.stringify(holder), { mode: 0o600 });
    await link(draft, file);
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function isHeld(file: string): Promise<boolean> {
  try {
    const { pid, identity } = JSON.parse(await readFile(file, "utf8"));
    return identity !== undefined && processIdentity(pid) === identity;
  } catch {
    return false;
  }
}

function lock(file: string, wasStale: boolean): Lock {
  return { wasStale, release: () => rm(file, { force: true }) };
}

const START_TIME = 19;

/** Identifies a process even after its pid is reused. Undefined if it does not run. */
export function processIdentity(pid: number): string | undefined {
  try {
    return process.platform === "linux" ? linuxIdentity(pid) : posixIdentity(pid);
  } catch {
    return undefined;
  }
}

/** The command name in /proc/PID/stat may contain blanks and brackets, so fields are counted from the last bracket. */
function linuxIdentity(pid: number): string | undefined {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const isZombie = fields[0] === "Z";
  if (isZombie) return undefined;
  const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
  return `${pid} ${fields[START_TIME]} ${boot}`;
}

function posixIdentity(pid: number): string | undefined {
  const started = execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], {
    encoding: "utf8",
    stdio: "pipe",
  });
  return started.trim() ? `${pid} ${started.trim()}` : undefined;
}
