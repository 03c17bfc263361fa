import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { MIGRATIONS_FOLDER } from "../../prisma/engine/migrations-folder";
import { schemaDifference } from "../../prisma/engine/schema-engine";
import { applyMigrations } from "../../prisma/migrate";
import { startTemporaryCluster } from "../postgres/temporary-cluster";

const USAGE =
  'Usage: npm run db:migration -- NAME, in words such as "add_pinned_notes". Add --empty for SQL of your own.';

/** The SQL from the existing migrations to schema.prisma, computed on a temporary database. */
async function missingSql(): Promise<string> {
  const cluster = await startTemporaryCluster();
  try {
    const url = cluster.url("postgres");
    await applyMigrations(url);
    return await schemaDifference(url);
  } finally {
    await cluster.stop();
  }
}

async function main(): Promise<void> {
  const words = process.argv.slice(2);
  const isEmpty = words.includes("--empty");
  const name = words
    .find((word) => !word.startsWith("--"))
    ?.toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "_");
  if (!name) throw new Error(USAGE);
  const sql = isEmpty ? "-- Write the SQL of this migration here." : await missingSql();
  if (sql === "") {
    console.log("The migrations already match prisma/schema.prisma. Nothing to do.");
    return;
  }
  const timestamp = new Date().toISOString().replaceAll(/\D/g, "").slice(0, 14);
  const folder = path.join(MIGRATIONS_FOLDER, `${timestamp}_${name}`);
  await mkdir(folder);
  await writeFile(path.join(folder, "migration.sql"), `${sql}\n`);
  console.log(`Wrote ${path.relative(process.cwd(), folder)}/migration.sql. Read it before you commit it.`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
