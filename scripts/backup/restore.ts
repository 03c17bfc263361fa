import type pg from "pg";
import type { BlobStore } from "../../lib/ports/blob-store/port";
import { readMigrations } from "../../prisma/engine/migrations-folder";
import { withClient } from "../../prisma/engine/with-client";
import { renamed } from "../../prisma/first-version";
import { appliedMigrations } from "../../prisma/history";
import { demoDataIn, markDemoData, removeDemoData } from "../start/demo-data";
import { codeOf, OperatorError } from "../start/operator-error";
import { blobKeys, type Manifest, readBlob, readManifest, readTable } from "./folder";
import { isIncluded, quoted, ROWS_PER_QUERY, withoutConstraints } from "./tables";

const CONTENT_TYPE = "image/jpeg";

/**
 * All or nothing. Pictures come first, because without rows they do no harm.
 * @throws OperatorError if the folder, the version or the database's content does not allow it
 */
export async function restore(url: string, blobs: BlobStore, folder: string): Promise<Manifest> {
  const found = await readManifest(folder);
  const tables = Object.fromEntries(Object.entries(found.tables).filter(([table]) => isIncluded(table)));
  const manifest = { ...found, tables };
  await withClient(url, async (client) => {
    await requireSameVersion(client, manifest);
    const keys = await blobKeys(folder);
    if (keys.length !== manifest.blobs)
      throw new OperatorError(`The backup is damaged: ${keys.length} of ${manifest.blobs} pictures.`);
    if (await demoDataIn(client)) await removeDemoData(client, blobs);
    await requireEmpty(client, manifest);
    for (const key of keys) await blobs.put(key, await readBlob(folder, key), CONTENT_TYPE);
    const store = await blobs.identity();
    await client.query("BEGIN");
    await withoutConstraints(client, async () => {
      for (const [table, expected] of Object.entries(manifest.tables))
        await fill(client, folder, table, expected);
    });
    await markDemoData(client, null);
    await client.query(`UPDATE "Installation" SET "blobStore" = $1`, [store]);
    await client.query("COMMIT");
  });
  return manifest;
}

async function requireSameVersion(client: pg.Client, { migrations }: Manifest): Promise<void> {
  const applied = await appliedMigrations(client);
  const expected = renamed(migrations, await readMigrations());
  if (applied.join() !== expected.join())
    throw new OperatorError(
      `The backup is of another version (${migrations.at(-1)}) than this one (${applied.at(-1)}). Restore it with the version that made it, then update.`,
    );
}

async function requireEmpty(client: pg.Client, { tables }: Manifest): Promise<void> {
  for (const table of Object.keys(tables)) {
    const { rowCount } = await client.query(`SELECT 1 FROM ${quoted(table)} LIMIT 1`);
    if (rowCount !== 0) throw new OperatorError(`The database is not empty: ${table} has rows.`);
  }
}

async function fill(client: pg.Client, folder: string, table: string, expected: number): Promise<void> {
  const count = await insertAll(client, folder, table).catch((error) => {
    const isUnreadable = /^(Z_|ENOENT)/.test(codeOf(error) ?? "");
    throw isUnreadable
      ? new OperatorError(`The backup is damaged: the rows of ${table} cannot be read.`)
      : error;
  });
  if (count !== expected)
    throw new OperatorError(`The backup is damaged: ${count} of ${expected} rows of ${table}.`);
}

async function insertAll(client: pg.Client, folder: string, table: string): Promise<number> {
  let count = 0;
  for await (const lines of readTable(folder, table, ROWS_PER_QUERY)) {
    const insert = `INSERT INTO ${quoted(table)} SELECT * FROM json_populate_recordset(NULL::${quoted(table)}, $1)`;
    await client.query(insert, [`[${lines.join()}]`]);
    count += lines.length;
  }
  return count;
}
