import type pg from "pg";
import type { BlobStore } from "../../lib/ports/blob-store/port";
import { type Migration, readMigrations } from "../../prisma/engine/migrations-folder";
import { withClient } from "../../prisma/engine/with-client";
import { renamed } from "../../prisma/first-version";
import { applyMigration, inTransaction, takeTurn } from "../../prisma/migrate";
import { demoDataIn, markDemoData, removeDemoData } from "../start/demo-data";
import { codeOf, OperatorError } from "../start/operator-error";
import { blobKeys, type Manifest, readBlob, readManifest, readTable } from "./folder";
import {
  dropAll,
  isIncluded,
  progress,
  quoted,
  ROWS_PER_QUERY,
  tableNames,
  withoutConstraints,
} from "./tables";

const CONTENT_TYPE = "image/jpeg";

/**
 * All or nothing. The database gets the migrations of the backup, then its rows, then the migrations since. Pictures come
 * first, because without rows they do no harm.
 * @throws OperatorError if the folder, the version or the database's content does not allow it
 */
export async function restore(
  url: string,
  blobs: BlobStore,
  folder: string,
  migrations?: string,
): Promise<Manifest> {
  const found = await readManifest(folder);
  const tables = Object.fromEntries(Object.entries(found.tables).filter(([table]) => isIncluded(table)));
  const manifest = { ...found, tables };
  const [its, since] = parted(manifest, await readMigrations(migrations));
  const keys = await blobKeys(folder);
  if (keys.length !== manifest.blobs)
    throw new OperatorError(`The backup is damaged: ${keys.length} of ${manifest.blobs} pictures.`);
  await withClient(url, async (client) => {
    const isFresh = (await tableNames(client)).length === 0;
    if (!isFresh && (await demoDataIn(client))) await removeDemoData(client, blobs);
    await inTransaction(client, () => requireEmpty(client));
    const report = progress("Pictures", keys.length, 100);
    for (const [index, key] of keys.entries()) {
      await blobs.put(key, await readBlob(folder, key), CONTENT_TYPE);
      report(index + 1);
    }
    const store = await blobs.identity();
    await inTransaction(client, async () => {
      await takeTurn(client);
      await requireEmpty(client);
      await dropAll(client);
      for (const migration of its) await applyMigration(client, migration);
      await withoutConstraints(client, async () => {
        for (const [table, expected] of Object.entries(tables)) await fill(client, folder, table, expected);
      });
      // Without statistics a migration of many rows may take a hundred times as long.
      await client.query("ANALYZE");
      for (const migration of since) {
        console.log(`Applying ${migration.name} ...`);
        await applyMigration(client, migration);
      }
      await markDemoData(client, null);
      await client.query(`UPDATE "Installation" SET "blobStore" = $1`, [store]);
    });
    await client.query("ANALYZE");
  });
  return manifest;
}

/** The migrations of the backup's own version, and those since. */
function parted(
  { migrations, version }: Manifest,
  known: Migration[],
): [its: Migration[], since: Migration[]] {
  const names = namesOf(migrations, known);
  const strange = names.find((name) => !known.some((migration) => migration.name === name));
  if (strange)
    throw new OperatorError(
      `The backup is of a newer version (${version ?? strange}) than this one. Restore it with that version.`,
    );
  const isIts = ({ name }: Migration) => names.includes(name);
  return [known.filter(isIts), known.filter((migration) => !isIts(migration))];
}

function namesOf(migrations: string[], known: Migration[]): string[] {
  try {
    return renamed(migrations, known);
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new OperatorError(`The backup has to be restored with its own version first. ${reason}`);
  }
}

/** Nobody can add a row until the end of the transaction. */
async function requireEmpty(client: pg.Client): Promise<void> {
  for (const table of await tableNames(client)) {
    await client.query(`LOCK TABLE ${quoted(table)}`);
    const { rowCount } = await client.query(`SELECT 1 FROM ${quoted(table)} LIMIT 1`);
    if (rowCount !== 0) throw new OperatorError(`The database is not empty: ${table} has rows.`);
  }
}

async function fill(client: pg.Client, folder: string, table: string, expected: number): Promise<void> {
  const count = await insertAll(client, folder, table, expected).catch((error) => {
    const isUnreadable = /^(Z_|ENOENT)/.test(codeOf(error) ?? "");
    throw isUnreadable
      ? new OperatorError(`The backup is damaged: the rows of ${table} cannot be read.`)
      : error;
  });
  if (count !== expected)
    throw new OperatorError(`The backup is damaged: ${count} of ${expected} rows of ${table}.`);
}

async function insertAll(
  client: pg.Client,
  folder: string,
  table: string,
  expected: number,
): Promise<number> {
  let count = 0;
  const report = progress(table, expected, 10 * ROWS_PER_QUERY);
  for await (const lines of readTable(folder, table, ROWS_PER_QUERY)) {
    const insert = `INSERT INTO ${quoted(table)} SELECT * FROM json_populate_recordset(NULL::${quoted(table)}, $1)`;
    await client.query(insert, [`[${lines.join()}]`]);
    count += lines.length;
    report(count);
  }
  return count;
}
