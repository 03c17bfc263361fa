import type pg from "pg";
import type { BlobStore } from "../../lib/ports/blob-store/port";

/** `loading` without a running seed means an interrupted one. Null: the rows may be real data. */
type DemoData = "loading" | "untouched" | null;

/** The state of the demo data; null if there may be other rows. */
export async function demoDataIn(client: pg.Client): Promise<DemoData> {
  const { rows } = await client.query<{ demoData: DemoData }>(`SELECT "demoData" FROM "Installation"`);
  return rows[0]?.demoData ?? null;
}

export async function markDemoData(client: pg.Client, state: DemoData): Promise<void> {
  await client.query(`UPDATE "Installation" SET "demoData" = $1`, [state]);
}

/** Deletes all demo data. Pictures first, because without rows they could not be found. */
export async function removeDemoData(client: pg.Client, blobs: BlobStore): Promise<void> {
  // An interrupted removal leaves rows without pictures, which must not count as a finished seed.
  await markDemoData(client, "loading");
  const { rows: pictures } = await client.query<{ key: string }>(
    `SELECT unnest(ARRAY["blobKey", "thumbKey"]) AS key FROM "Photo"
     UNION SELECT unnest(ARRAY["blobKey", "thumbKey"]) FROM "GenerationImage" WHERE "blobKey" IS NOT NULL
     UNION SELECT "key" FROM "BlobCleanup"`,
  );
  await blobs.delete(pictures.map(({ key }) => key));
  const { rows } = await client.query<{ names: string }>(
    `SELECT string_agg(format('%I', tablename), ', ') AS names FROM pg_tables
     WHERE schemaname = 'public' AND tablename NOT IN ('_prisma_migrations', 'Installation')`,
  );
  if (rows[0]?.names) await client.query(`TRUNCATE ${rows[0].names}`);
}
