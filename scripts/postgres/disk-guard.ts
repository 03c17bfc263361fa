import { readFile, rename, statfs, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * Below so many free bytes the database only reads: a PostgreSQL that finds no room for its log ends, and cannot start
 * before there is some. Two files of that log are 32 MiB.
 */
export const LEAST_ROOM = 32 * 1024 * 1024;
/** Reading and writing do not take turns when what is deleted and what is written are of one size. */
const ROOM_AGAIN = LEAST_ROOM + 4 * 1024 * 1024;
const EVERY_MS = 250;

const ON = "read-only.conf";
const OFF = "read-only.conf.off";
const INCLUDE = `include_if_exists = '${ON}'`;

/** The room on the disk of a folder, in bytes. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Before the server starts: it may write, and has its order to stop writing ready, which then needs no room. */
export async function prepareGuard(dataFolder: string): Promise<void> {
  const configuration = path.join(dataFolder, "postgresql.conf");
  const text = await readFile(configuration, "utf8");
  if (!text.includes(INCLUDE)) await writeFile(configuration, `${text.trimEnd()}\n${INCLUDE}\n`);
  await setReadOnly(dataFolder, false);
  await writeFile(path.join(dataFolder, OFF), "default_transaction_read_only = on\n");
}

/**
 * Keeps the database from writing while the disk has too little room for it.
 * @param reload has the server read its configuration again
 * @param room how many bytes are free; tests say so themselves
 * @returns ends the watch
 */
export function guardDisk(
  dataFolder: string,
  reload: () => void,
  room: () => Promise<number> = () => freeBytes(dataFolder),
): () => void {
  let isReadOnly = false;
  const look = async () => {
    const free = await room();
    const wanted = free < (isReadOnly ? ROOM_AGAIN : LEAST_ROOM);
    if (wanted === isReadOnly) return;
    await setReadOnly(dataFolder, wanted);
    isReadOnly = wanted;
    reload();
    const mebibytes = Math.round(free / 1024 ** 2);
    console.error(
      wanted
        ? `The disk has ${mebibytes} MB left: nothing is saved until there is more room.`
        : `The disk has ${mebibytes} MB free again: everything is saved as before.`,
    );
  };
  const timer = setInterval(() => void look().catch(() => {}), EVERY_MS);
  return () => clearInterval(timer);
}

async function setReadOnly(dataFolder: string, isReadOnly: boolean): Promise<void> {
  const [from, to] = isReadOnly ? [OFF, ON] : [ON, OFF];
  await rename(path.join(dataFolder, from), path.join(dataFolder, to)).catch((error) => {
    if (error.code !== "ENOENT") throw error;
  });
}
