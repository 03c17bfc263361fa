import { readFile, rename, statfs, writeFile } from "node:fs/promises";
import path from "node:path";
import { withClient } from "../../prisma/engine/with-client";

/** Below this the database is read-only. */
export const MIN_FREE_BYTES = 32 * 1024 * 1024;
const WAL_FILE_BYTES = 16 * 1024 * 1024;
const SPARE_WAL_FILES = 3;
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
  await writeFile(path.join(dataFolder, OFF), "default_transaction_read_only = on\nautovacuum = off\n");
}

/**
 * Makes WAL files in advance, because PostgreSQL crashes without space for the next one, and another program may
 * fill the disk at once. PostgreSQL keeps their number, since a checkpoint turns used files into spare ones.
 */
export async function makeSpareWal(url: string, dataFolder: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rows } = await client.query(
      "SELECT count(*)::int AS spare FROM pg_ls_waldir() WHERE name > pg_walfile_name(pg_current_wal_insert_lsn())",
    );
    if (rows[0].spare >= SPARE_WAL_FILES) return;
    if ((await freeBytes(dataFolder)) < MIN_FREE_BYTES + SPARE_WAL_FILES * WAL_FILE_BYTES) return;
    await client.query(
      "SELECT pg_logical_emit_message(false, 'spare', ''), pg_switch_wal() FROM generate_series(1, $1::int)",
      [SPARE_WAL_FILES],
    );
    await client.query("CHECKPOINT");
  });
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
