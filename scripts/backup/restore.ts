import type pg from "pg";
import type { BlobStore } from "../../lib/ports/blob-store/port";
import { withClient } from "../../prisma/engine/with-client";
import { appliedMigrations } from "../../prisma/migrate";
import { Trouble } from "../start/trouble";
import { blobKeys, type Manifest, readBlob, readManifest, readTable } from "./folder";
import { quoted, ROWS_AT_ONCE, withoutConstraints } from "./tables";

/** Every picture that the app stores is one. */
const CONTENT_TYPE = "image/jpeg";

/**
 * Puts a backup into a migrated database that holds nobody, all of it or nothing. Pictures go first: without their
 * rows they are only litter, and the rows without them would be broken.
 * @throws Trouble where the folder, the database's version or its content does not allow it
 */
export async function restore(url: string, blobs: BlobStore, folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  await withClient(url, async (client) => {
    await requireSameVersion(client, manifest);
    await requireEmpty(client, manifest);
    for (const key of await blobKeys(folder)) await blobs.put(key, await readBlob(folder, key), CONTENT_TYPE);
    await client.query("BEGIN");
    await withoutConstraints(client, async () => {
      for (const [table, expected] of Object.entries(manifest.tables))
        await fill(client, folder, table, expected);
    });
    await client.query("COMMIT");
  });
  return manifest;
}

async function requireSameVersion(client: pg.Client, { migrations }: Manifest): Promise<void> {
  const applied = await appliedMigrations(client);
  if (applied.join() !== migrations.join())
    throw new Trouble(
      `The backup is of another version (${migrations.at(-1)}) than this one (${applied.at(-1)}). Restore it with the version that made it, then update.`,
    );
}

async function requireEmpty(client: pg.Client, { tables }: Manifest): Promise<void> {
  for (const table of Object.keys(tables)) {
    const { rowCount } = await client.query(`SELECT 1 FROM ${quoted(table)} LIMIT 1`);
    if (rowCount !== 0) throw new Trouble(`The database is not empty: ${table} has rows.`);
  }
}

async function fill(client: pg.Client, folder: string, table: string, expected: number): Promise<void> {
  let count = 0;
  for await (const lines of readTable(folder, table, ROWS_AT_ONCE)) {
    const insert = `INSERT INTO ${quoted(table)} SELECT * FROM json_populate_recordset(NULL::${quoted(table)}, $1)`;
    await client.query(insert, [`[${lines.join()}]`]);
    count += lines.length;
  }
  if (count !== expected)
    throw new Trouble(`The backup is damaged: ${count} of ${expected} rows of ${table}.`);
}
