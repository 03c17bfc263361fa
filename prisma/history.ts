import type pg from "pg";
import type { Migration } from "./engine/migrations-folder";

/** A row of Prisma's own table, so that `prisma migrate deploy` can take over at any time. */
interface Entry {
  name: string;
  checksum: string;
  /** False after a failed `prisma migrate deploy`. */
  isFinished: boolean;
}

const TABLE = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL,
  checksum VARCHAR(64) NOT NULL,
  finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL,
  logs TEXT,
  rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
  applied_steps_count INTEGER NOT NULL DEFAULT 0
)`;

/** Works inside a transaction, on a fresh database too. */
export async function readHistory(client: pg.Client): Promise<Entry[]> {
  const { rows: found } = await client.query("SELECT to_regclass('_prisma_migrations') AS name");
  if (found[0]?.name === null) return [];
  const { rows } = await client.query<Entry>(
    `SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS "isFinished"
     FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY 1`,
  );
  return rows;
}

/** Names of the migrations that a database has, oldest first. */
export async function appliedMigrations(client: pg.Client): Promise<string[]> {
  return (await readHistory(client)).filter((entry) => entry.isFinished).map((entry) => entry.name);
}

export async function writeHistory(client: pg.Client, { name, checksum }: Migration): Promise<void> {
  await client.query(TABLE);
  await client.query(
    "UPDATE _prisma_migrations SET rolled_back_at = now() WHERE migration_name = $1 AND finished_at IS NULL",
    [name],
  );
  await client.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
     VALUES (gen_random_uuid(), $1, $2, now(), clock_timestamp(), 1)`,
    [checksum, name],
  );
}

/**
 * The migrations that a database lacks, oldest first.
 * @throws if it has one that this version does not know or knows with another text
 */
export function missingMigrations(known: readonly Migration[], history: readonly Entry[]): Migration[] {
  const applied = history.filter((entry) => entry.isFinished);
  for (const { name, checksum } of applied) {
    const migration = known.find((candidate) => candidate.name === name);
    if (!migration)
      throw new Error(
        `It has the migration ${name}, which this version does not know, so a newer one has run on it. Start that one, or restore a backup of this one.`,
      );
    if (migration.checksum !== checksum)
      throw new Error(
        `It has the migration ${name} with another text than the file has now. Put the file back as it was: a change needs a migration of its own.`,
      );
  }
  return known.filter(({ name }) => !applied.some((entry) => entry.name === name));
}
