import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { withClient } from "../../prisma/engine/with-client";
import { applyMigrations, pendingMigrations } from "../../prisma/migrate";
import type { Database } from "./database";
import { run } from "./run";
import { Trouble } from "./trouble";

const SEED = "prisma/seed.ts";

/** Brings the database's tables up to date, looking first whether there is anything to do. */
export async function migrate({ url }: Database): Promise<void> {
  const pending = await pendingMigrations(url);
  if (pending.length === 0) return;
  console.log(`Applying ${pending.length === 1 ? "a migration" : `${pending.length} migrations`} ...`);
  await applyMigrations(url).catch((error: Error) => {
    throw new Trouble(`The database could not be brought up to date. ${error.message}`);
  });
}

/**
 * Loads the demo data into an embedded database that holds nobody yet. A seeding that was cut short has left its
 * mark, and starts over from empty tables: nothing else can have been written before it was done.
 */
export async function seed({ url }: Database, dataDir: string, env: NodeJS.ProcessEnv, signal: AbortSignal) {
  if (!existsSync(SEED)) return;
  const mark = path.join(dataDir, "seeding");
  if (existsSync(mark)) await emptyTables(url);
  const hasTrainers = await withClient(url, async (client) => {
    const { rowCount } = await client.query(`SELECT 1 FROM "Trainer" LIMIT 1`);
    return rowCount !== 0;
  });
  if (!hasTrainers) {
    await writeFile(mark, "");
    await run({
      title: "Loading the demo data",
      // The seed calls the app's own handlers; outside of Next, the condition makes "server-only" harmless.
      node: ["--conditions=react-server", "--import", "tsx", SEED],
      env: { ...env, LOG_LEVEL: "warn" },
      signal,
    });
  }
  await rm(mark, { force: true });
}

async function emptyTables(url: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ names: string }>(
      `SELECT string_agg(format('%I', tablename), ', ') AS names FROM pg_tables
       WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'`,
    );
    if (rows[0]?.names) await client.query(`TRUNCATE ${rows[0].names}`);
  });
}

const DemoSignIns = z.array(z.object({ label: z.string(), email: z.string(), password: z.string() }));

/** The demo accounts as lines for people; the seed leaves them in DATA_DIR/demo.json. */
export async function demoSignIns(dataDir: string): Promise<string[]> {
  const file = path.join(dataDir, "demo.json");
  if (!existsSync(file)) return [];
  const signIns = DemoSignIns.parse(JSON.parse(await readFile(file, "utf8")));
  return signIns.map(({ label, email, password }) => `${label}: ${email}, password ${password}`);
}
