import pg from "pg";
import { MIGRATIONS_FOLDER, type Migration, readMigrations } from "./engine/migrations-folder";
import { withClient } from "./engine/with-client";
import { adoptFirstVersion, isBeforeFirstVersion } from "./first-version";
import { missingMigrations, readHistory, writeHistory } from "./history";

/** Any number that no other advisory lock in this database uses. */
const MIGRATION_LOCK = 4_207_311;
const LOCK_TIMEOUT_MS = 60_000;
const LOCK_NOT_AVAILABLE = "55P03";

interface Options {
  folder?: string;
  /** Called with the name of each migration that begins. */
  begin?: (name: string) => void;
  lockTimeoutMs?: number;
}

/** Names of the missing migrations, oldest first. */
export async function pendingMigrations(url: string, folder = MIGRATIONS_FOLDER): Promise<string[]> {
  const known = await readMigrations(folder);
  const history = await withClient(url, readHistory);
  const isOld = isBeforeFirstVersion(history.map((entry) => entry.name));
  return missingMigrations(known, isOld ? [] : history).map(({ name }) => name);
}

/**
 * Each migration and its row are one transaction, which also holds the lock: a killed start leaves nothing behind, and a
 * pooler may give each transaction another connection.
 * @throws with the name of a failed migration and PostgreSQL's message; a retry is possible
 */
export async function applyMigrations(
  url: string,
  { folder = MIGRATIONS_FOLDER, begin = () => {}, lockTimeoutMs = LOCK_TIMEOUT_MS }: Options = {},
): Promise<string[]> {
  const known = await readMigrations(folder);
  const applied: string[] = [];
  await withClient(url, async (client) => {
    const applyNext = async () => {
      await takeTurn(client, lockTimeoutMs);
      await adoptFirstVersion(client, url, known);
      const [next] = missingMigrations(known, await readHistory(client));
      if (!next) return false;
      begin(next.name);
      await applyMigration(client, next);
      applied.push(next.name);
      return true;
    };
    while (await inTransaction(client, applyNext));
  });
  return applied;
}

/** Makes servers that start together take turns until the end of the transaction. */
export async function takeTurn(client: pg.Client, lockTimeoutMs = LOCK_TIMEOUT_MS): Promise<void> {
  await client.query(`SET LOCAL lock_timeout = ${lockTimeoutMs}; SET LOCAL statement_timeout = 0`);
  await client.query("SELECT pg_advisory_xact_lock($1)", [MIGRATION_LOCK]).catch((error) => {
    throw explained(error, "The migrations");
  });
}

/** Runs a migration in the caller's transaction. */
export async function applyMigration(client: pg.Client, migration: Migration): Promise<void> {
  await client.query(migration.sql).catch((error) => {
    throw explained(error, `Migration ${migration.name}`);
  });
  await writeHistory(client, migration);
}

export async function inTransaction<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query("BEGIN ISOLATION LEVEL READ COMMITTED");
  try {
    const result = await work();
    await client.query("COMMIT");
    return result;
  } catch (error) {
    // A lost connection has rolled back already.
    await client.query("ROLLBACK").catch(() => {});
    throw error;
  }
}

function explained(error: Error, what: string): Error {
  const isLocked = error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE;
  const reason = isLocked
    ? "waited too long for another start or deployment, or for a long query. Try again when that has ended."
    : `failed: ${error.message}`;
  return new Error(`${what} ${reason}`, { cause: error });
}
