import { randomUUID } from "node:crypto";
import { link, readFile, rm, stat, writeFile } from "node:fs/promises";
import { processIdentity } from "./process-identity";
import { codeOf } from "./trouble";

export interface Lock {
  /** Whether it was left over from a process that died without releasing it. */
  wasStale: boolean;
  release: () => Promise<void>;
}

/** A takeover lasts milliseconds; one this old was cut short. */
const TAKEOVER_ABANDONED_MS = 10_000;

/**
 * Takes the lock that `file` stands for, also from a process that is no longer alive. Undefined when a living
 * process holds it.
 */
export async function takeLock(file: string): Promise<Lock | undefined> {
  if (await createFile(file)) return lock(file, false);
  if (await isHeld(file)) return undefined;
  return takeOver(file);
}

/**
 * Two processes may find the same stale lock. Only the one that makes a second file may judge and replace it;
 * otherwise the slower one would remove the lock that the quicker one has just taken.
 */
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

/** Written aside and linked into place, so that nobody ever reads a lock without its holder. */
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
