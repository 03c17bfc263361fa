import { randomBytes } from "node:crypto";
import { access, chmod, constants, mkdir, readdir, stat } from "node:fs/promises";
import { userInfo } from "node:os";
import path from "node:path";
import { freeBytes, LEAST_ROOM } from "../postgres/disk-guard";
import { keptOrMade } from "./kept-file";
import { type Lock, takeLock } from "./lock";
import { codeOf, Trouble } from "./trouble";

/** One of these lies in every folder that was DATA_DIR before. */
const OURS = ["secret", "vapid-keys.json", "postgres.password"];
/** Nobody else's business, whatever a copy has made of their modes. */
const PRIVATE = ["blobs", "outbox", "demo.json", "postgres.log", "postgres.log.1"];

/** Makes DATA_DIR if need be and takes it for this process, unless another one has it. */
export async function tryDataFolder(folder: string): Promise<Lock | undefined> {
  await makeWritable(folder);
  return takeLock(path.join(folder, "lock"));
}

/** As `tryDataFolder`, for a program that cannot go on without it. */
export async function takeDataFolder(folder: string): Promise<Lock> {
  const lock = await tryDataFolder(folder);
  if (lock) return lock;
  throw new Trouble(
    `Formcast is already running on DATA_DIR ${folder}. For a second copy choose others, such as: DATA_DIR=.data-2 PORT=3001 npm start`,
  );
}

async function makeWritable(folder: string): Promise<void> {
  // PostgreSQL runs as another user when we are root, and has to pass through to its own folder.
  const isRoot = process.platform !== "win32" && userInfo().uid === 0;
  const mode = isRoot ? 0o711 : 0o700;
  try {
    await mkdir(folder, { recursive: true, mode });
    await closeToOthers(folder, mode);
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Trouble(
      `DATA_DIR ${folder} cannot be written to (${codeOf(error)}). Make it writable, or set DATA_DIR to another folder.`,
    );
  }
}

/** A folder that was there before may be open to everybody; one that holds other things than ours is left as it is. */
async function closeToOthers(folder: string, mode: number): Promise<void> {
  const names = await readdir(folder);
  const isOurs = names.length === 0 || OURS.some((name) => names.includes(name));
  const now = (await stat(folder)).mode & 0o777;
  if (isOurs && (now & ~mode) !== 0) await changeMode(folder, now & mode);
  for (const name of PRIVATE.filter((each) => names.includes(each)))
    await changeMode(path.join(folder, name), name.includes(".") ? 0o600 : 0o700);
}

/** Only the owner may; what belongs to somebody else is theirs to close. */
async function changeMode(place: string, mode: number): Promise<void> {
  await chmod(place, mode).catch((error) => {
    if (codeOf(error) !== "EPERM") throw error;
  });
}

/** @throws Trouble where a start would only fill the disk to its end */
export async function requireRoom(folder: string, room = freeBytes): Promise<void> {
  const free = await room(folder);
  if (free < LEAST_ROOM)
    throw new Trouble(
      `The disk of DATA_DIR ${folder} is full: ${toMegabytes(free)} MB are left, and Formcast needs ${toMegabytes(LEAST_ROOM)} MB to start.`,
    );
}

const toMegabytes = (bytes: number): number => Math.floor(bytes / 1024 ** 2);

/**
 * A random value that is made once and kept in `file`.
 * @param consequence of another value in place of a damaged one
 */
export function keptSecret(file: string, consequence: string): Promise<string> {
  const read = (text: string) => (/^[!-~]{32,}$/.test(text.trim()) ? text.trim() : null);
  const make = () => {
    const value = randomBytes(32).toString("base64url");
    return { value, text: `${value}\n` };
  };
  return keptOrMade(file, read, make, () =>
    console.error(`${file} was damaged, and is made anew. ${consequence}`),
  );
}
