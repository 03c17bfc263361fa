import { readFile, rename, statfs, writeFile } from "node:fs/promises";
import path from "node:path";

/** PostgreSQL crashes without space for its WAL, so below this it is read-only. Two WAL files have 32 MiB. */
export const MIN_FREE_BYTES = 32 * 1024 * 1024;
/** Hysteresis, so that the state does not flip with every write. */
const RESUME_BYTES = MIN_FREE_BYTES + 4 * 1024 * 1024;
const EVERY_MS = 250;

const ON = "read-only.conf";
const OFF = "read-only.conf.off";
const INCLUDE = `include_if_exists = '${ON}'`;

export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Run before the server starts. Read-only then only needs a rename, which works on a full disk. */
export async function prepareGuard(dataFolder: string): Promise<void> {
  const configuration = path.join(dataFolder, "postgresql.conf");
  const text = await readFile(configuration, "utf8");
  if (!text.includes(INCLUDE)) await writeFile(configuration, `${text.trimEnd()}\n${INCLUDE}\n`);
  await setReadOnly(dataFolder, false);
  await writeFile(path.join(dataFolder, OFF), "default_transaction_read_only = on\n");
}

/**
 * @param reload makes the server read its configuration again
 * @param room returns the free bytes
 * @returns a function that stops it
 */
export function guardDisk(
  dataFolder: string,
  reload: () => void,
  room: () => Promise<number> = () => freeBytes(dataFolder),
): () => void {
  let isReadOnly = false;
  const look = async () => {
    const free = await room();
    const wanted = free < (isReadOnly ? RESUME_BYTES : MIN_FREE_BYTES);
    if (wanted === isReadOnly) return;
    await setReadOnly(dataFolder, wanted);
    isReadOnly = wanted;
    reload();
    const mebibytes = Math.round(free / 1024 ** 2);
    console.error(
      wanted
        ? `The disk has ${mebibytes} MB left: saving is off until there is more space.`
        : `The disk has ${mebibytes} MB free again: saving is on.`,
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
