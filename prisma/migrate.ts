import { readFile } from "node:fs/promises";
import pg from "pg";
import { MIGRATIONS_FOLDER, migrationNames, readMigrations, SCHEMA_FILE } from "./engine/migrations-folder";
import { type SchemaEngine, withSchemaEngine } from "./engine/schema-engine";
import { withClient } from "./engine/with-client";

const UNFINISHED = "finished_at IS NULL AND rolled_back_at IS NULL";

const NO_FILTER = { externalTables: [], externalEnums: [] };

/** Any number serves, as long as nothing else in the database locks the same one. */
const MIGRATION_LOCK = 4_207_311;

const UNDEFINED_TABLE = "42P01";

/**
 * The names of migrations that the database at `url` still lacks, oldest first. Needs one query and no engine,
 * so that a start with nothing to do stays quick.
 */
export async function pendingMigrations(url: string, folder = MIGRATIONS_FOLDER): Promise<string[]> {
  const names = await migrationNames(folder);
  return withClient(url, async (client) => {
    const applied = await appliedMigrations(client);
    return names.filter((name) => !applied.includes(name));
  });
}

/** The names of the migrations that a database has, oldest first. */
export async function appliedMigrations(client: pg.Client): Promise<string[]> {
  return (await migrationRows(client, "finished_at IS NOT NULL AND rolled_back_at IS NULL")).sort();
}

/**
 * Brings the database at `url` up to date and returns the names of the migrations that it applied. Each one runs
 * in a transaction of its own. Servers that start together take turns: the second finds nothing left to do.
 *
 * @throws when a migration fails, with its name and PostgreSQL's message; it can be tried again once mended.
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

/**
 * The SQL that would turn the database at `url` into what `schema.prisma` describes; empty when they agree. CHECK
 * constraints, functions and storage settings are invisible to Prisma and stay untouched.
 */
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

/**
 * A migration that began and never finished, because it failed or its process died, blocks all that follow until
 * it is marked. Its transaction left nothing behind, and the lock proves that nobody is running it now.
 */
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
