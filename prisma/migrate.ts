import { readFile } from "node:fs/promises";
import pg from "pg";
import { MIGRATIONS_FOLDER, migrationNames, readMigrations, SCHEMA_FILE } from "./engine/migrations-folder";
import { type SchemaEngine, withSchemaEngine } from "./engine/schema-engine";
import { withClient } from "./engine/with-client";

const UNFINISHED = "finished_at IS NULL AND rolled_back_at IS NULL";

const NO_FILTER = { externalTables: [], externalEnums: [] };

/** Any number that no other advisory lock in this database uses. */
const MIGRATION_LOCK = 4_207_311;

const UNDEFINED_TABLE = "42P01";

/** Names of the missing migrations, oldest first. One query without the engine, so that a normal start stays fast. */
export async function pendingMigrations(url: string, folder = MIGRATIONS_FOLDER): Promise<string[]> {
  const names = await migrationNames(folder);
  return withClient(url, async (client) => {
    const applied = await appliedMigrations(client);
    return names.filter((name) => !applied.includes(name));
  });
}

export async function appliedMigrations(client: pg.Client): Promise<string[]> {
  return (await migrationRows(client, "finished_at IS NOT NULL AND rolled_back_at IS NULL")).sort();
}

/**
 * A lock lets servers that start together wait for each other; each migration has its own transaction.
 * @throws with the name of a failed migration and PostgreSQL's message; a retry is possible
 */
export async function applyMigrations(url: string, folder = MIGRATIONS_FOLDER): Promise<string[]> {
  const migrationsList = await readMigrations(folder);
  return withClient(url, async (client) => {
    await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    try {
      return await withSchemaEngine(url, async (engine) => {
        await forgetInterrupted(client, engine);
        const { appliedMigrationNames } = await engine.applyMigrations({
          migrationsList,
          filters: NO_FILTER,
        });
        return appliedMigrationNames;
      });
    } catch (error) {
      throw await explained(client, error);
    }
  });
}

/** Empty if they agree. Prisma does not see CHECK constraints, functions and storage settings. */
export async function schemaDifference(url: string, schemaFile = SCHEMA_FILE): Promise<string> {
  const content = await readFile(schemaFile, "utf8");
  const files = [{ path: schemaFile, content }];
  const difference = await withSchemaEngine(
    url,
    (engine) =>
      engine.diff({
        from: { tag: "schemaDatasource", files, configDir: "." },
        to: { tag: "schemaDatamodel", files },
        script: true,
        exitCode: true,
        filters: NO_FILTER,
      }),
    content,
  );
  const isEmpty = difference.exitCode === 0;
  return isEmpty ? "" : (difference.stdout ?? "").trim();
}

/** It blocks all later migrations until marked. It was rolled back, and the lock guarantees it does not run now. */
async function forgetInterrupted(client: pg.Client, engine: SchemaEngine): Promise<void> {
  const interrupted = await migrationRows(client, UNFINISHED);
  for (const migrationName of new Set(interrupted)) {
    await engine.markMigrationRolledBack({ migrationName });
  }
}

async function explained(client: pg.Client, error: unknown): Promise<unknown> {
  const [failed] = await migrationRows(client, UNFINISHED);
  if (!failed || !(error instanceof Error)) return error;
  return new Error(`Migration ${failed} failed: ${error.message}`, { cause: error });
}

async function migrationRows(client: pg.Client, condition: string): Promise<string[]> {
  try {
    const { rows } = await client.query<{ migration_name: string }>(
      `SELECT migration_name FROM _prisma_migrations WHERE ${condition}`,
    );
    return rows.map((row) => row.migration_name);
  } catch (error) {
    const isFreshDatabase = error instanceof pg.DatabaseError && error.code === UNDEFINED_TABLE;
    if (isFreshDatabase) return [];
    throw error;
  }
}
