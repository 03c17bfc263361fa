import { applyMigrations } from "../../prisma/migrate";

async function main(): Promise<void> {
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error("Set DATABASE_URL to the database that the migrations are for.");
  const applied = await applyMigrations(url);
  console.log(applied.length === 0 ? "The database is up to date." : `Applied ${applied.join(", ")}.`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
