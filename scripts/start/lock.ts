import { randomUUID } from "node:crypto";
import { link, readFile, rm, stat, writeFile } from "node:fs/promises";
import { codeOf } from "./operator-error";
import { processIdentity } from "./process-identity";

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
