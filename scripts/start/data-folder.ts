import { randomBytes } from "node:crypto";
import { access, chmod, constants, mkdir, readdir, stat } from "node:fs/promises";
import { userInfo } from "node:os";
import path from "node:path";
import { freeBytes, MIN_FREE_BYTES } from "../postgres/disk-guard";
import { type Lock, takeLock } from "./lock";
import { codeOf, OperatorError } from "./operator-error";
import { readOrCreate } from "./private-file";

/** Files by which a used DATA_DIR is recognised. */
const OURS = ["secret", "vapid-keys.json", "postgres.password"];
/** Private files and folders. A copy may have changed their modes. */
const PRIVATE = ["blobs", "outbox", "demo.json", "postgres.log", "postgres.log.1"];

/** Creates DATA_DIR and locks it; undefined if another process holds the lock. */
export async function tryDataFolder(folder: string): Promise<Lock | undefined> {
  await makeWritable(folder);
  return takeLock(path.join(folder, "lock"));
}

/** @throws OperatorError if another process holds the lock */
export async function takeDataFolder(folder: string): Promise<Lock> {
  const lock = await tryDataFolder(folder);
  if (lock) return lock;
  throw new OperatorError(
    `Formcast is already running on DATA_DIR ${folder}. For a second copy choose others, such as: DATA_DIR=.data-2 PORT=3001 npm start`,
  );
}

async function makeWritable(folder: string): Promise<void> {
  // As root, PostgreSQL runs as another user, which must be able to enter its own folder.
  const isRoot = process.platform !== "win32" && userInfo().uid === 0;
  const mode = isRoot ? 0o711 : 0o700;
  try {
    await mkdir(folder, { recursive: true, mode });
    await closeToOthers(folder, mode);
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new OperatorError(
      `DATA_DIR ${folder} cannot be written to (${codeOf(error)}). Make it writable, or set DATA_DIR to another folder.`,
    );
  }
}

/** Removes access for others, but only in a folder that is empty or ours. */
async function closeToOthers(folder: string, mode: number): Promise<void> {
  const names = await readdir(folder);
  const isOurs = names.length === 0 || OURS.some((name) => names.includes(name));
  const now = (await stat(folder)).mode & 0o777;
  if (isOurs && (now & ~mode) !== 0) await changeMode(folder, now & mode);
  for (const name of PRIVATE.filter((each) => names.includes(each)))
    await changeMode(path.join(folder, name), name.includes(".") ? 0o600 : 0o700);
}

/** Ignores EPERM, because only the owner can change a mode. */
async function changeMode(place: string, mode: number): Promise<void> {
  await chmod(place, mode).catch((error) => {
    if (codeOf(error) !== "EPERM") throw error;
  });
}

/** @throws OperatorError if the disk is nearly full */
export async function requireRoom(folder: string, room = freeBytes): Promise<void> {
  const free = await room(folder);
  if (free < MIN_FREE_BYTES)
    throw new OperatorError(
      `The disk of DATA_DIR ${folder} is full: ${toMegabytes(free)} MB are left, and Formcast needs ${toMegabytes(MIN_FREE_BYTES)} MB to start.`,
    );
}

const toMegabytes = (bytes: number): number => Math.floor(bytes / 1024 ** 2);

/** @param consequence text for the operator when a damaged secret is replaced */
export function storedSecret(file: string, consequence: string): Promise<string> {
  const read = (text: string) => (/^[!-~]{32,}$/.test(text.trim()) ? text.trim() : null);
  const make = () => {
    const value = randomBytes(32).toString("base64url");
    return { value, text: `${value}\n` };
  };
  return readOrCreate(file, read, make, () =>
    console.error(`${file} was damaged. A new one was created. ${consequence}`),
  );
}
