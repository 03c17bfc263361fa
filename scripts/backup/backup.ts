import type pg from "pg";
import { release } from "../../lib/platform/kernel/env";
import type { BlobStore } from "../../lib/ports/blob-store/port";
import { withClient } from "../../prisma/engine/with-client";
import { appliedMigrations } from "../../prisma/history";
import { type Manifest, makeFolder, writeBlob, writeManifest, writeTable } from "./folder";
import { quoted, ROWS_PER_QUERY, tableNames } from "./tables";

/** Copies one snapshot. The app may keep running; pictures that it deletes meanwhile are skipped. */
export async function backUp(url: string, blobs: BlobStore, folder: string): Promise<Manifest> {
  await makeFolder(folder);
  return withClient(url, async (client) => {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    const migrations = await appliedMigrations(client);
    const tables: Record<string, number> = {};
    for (const table of await tableNames(client)) {
      tables[table] = 0;
      const counted = async function* () {
        for await (const row of rowsOf(client, table)) {
          tables[table] = (tables[table] ?? 0) + 1;
          yield row;
        }
      };
      await writeTable(folder, table, counted());
    }
    await client.query("COMMIT");
    let kept = 0;
    for (const key of await blobs.list("")) {
      const bytes = await blobs.get(key);
      if (!bytes) continue;
      await writeBlob(folder, key, bytes);
      kept += 1;
    }
    const at = new Date().toISOString();
    const manifest: Manifest = { format: 1, at, ...release(), migrations, tables, blobs: kept };
    await writeManifest(folder, manifest);
    return manifest;
  });
}

/** Each row as PostgreSQL's JSON, so that no number is rounded. */
async function* rowsOf(client: pg.Client, table: string): AsyncIterable<string> {
  await client.query(
    `DECLARE kept NO SCROLL CURSOR FOR SELECT row_to_json(t)::text AS row FROM ${quoted(table)} t`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`FETCH ${ROWS_PER_QUERY} FROM kept`);
    for (const { row } of rows) yield row;
    if (rows.length < ROWS_PER_QUERY) break;
  }
  await client.query("CLOSE kept");
}
