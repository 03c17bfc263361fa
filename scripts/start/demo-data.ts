import type pg from "pg";
import type { BlobStore } from "../../lib/ports/blob-store/port";

/** `loading` was cut short where no seeding is under way; null where rows may be somebody's own. */
type DemoData = "loading" | "untouched" | null;

/** Whether all rows are of a seeding's making, and how far that got. */
export async function demoDataIn(client: pg.Client): Promise<DemoData> {
  const { rows } = await client.query<{ demoData: DemoData }>(`SELECT "demoData" FROM "Installation"`);
  return rows[0]?.demoData ?? null;
}

export async function markDemoData(client: pg.Client, state: DemoData): Promise<void> {
  await client.query(`UPDATE "Installation" SET "demoData" = $1`, [state]);
}

/** Removes all that a seeding has made, its pictures first: without their rows nobody would know them. */
export async function removeDemoData(client: pg.Client, blobs: BlobStore): Promise<void> {
  // A removal that is cut short leaves rows without pictures, which nobody may take for a finished seeding.
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
