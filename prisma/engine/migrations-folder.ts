import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { MigrationList } from "@prisma/schema-engine-wasm/schema_engine_bg";

export const MIGRATIONS_FOLDER = fileURLToPath(new URL("../migrations", import.meta.url));
export const SCHEMA_FILE = fileURLToPath(new URL("../schema.prisma", import.meta.url));

/** Names of all migrations, oldest first: they begin with a timestamp. */
export async function migrationNames(folder = MIGRATIONS_FOLDER): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/** The migrations with their SQL and the lock file, in the form of the Schema Engine. */
export async function readMigrations(folder = MIGRATIONS_FOLDER): Promise<MigrationList> {
  const names = await migrationNames(folder);
  const migrationDirectories = await Promise.all(
    names.map(async (name) => ({
      path: name,
      migrationFile: {
        path: "migration.sql",
        content: {
          tag: "ok" as const,
          value: await readFile(path.join(folder, name, "migration.sql"), "utf8"),
        },
      },
    })),
  );
  const lockfile = {
    path: "migration_lock.toml",
    content: await readFile(path.join(folder, "migration_lock.toml"), "utf8").catch(() => null),
  };
  return { baseDir: folder, lockfile, shadowDbInitScript: "", migrationDirectories };
}
