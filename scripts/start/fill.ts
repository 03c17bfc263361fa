import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import type { BlobStore } from "../../lib/ports/blob-store/port";
import { withClient } from "../../prisma/engine/with-client";
import { applyMigrations, pendingMigrations } from "../../prisma/migrate";
import type { Database } from "./database";
import { demoDataIn, markDemoData, removeDemoData } from "./demo-data";
import { run } from "./run";
import { Trouble } from "./trouble";

const SEED = "prisma/seed.ts";
/** Nobody waits for a reply here, and a first start on a busy machine must not fail. */
const SEED_PATIENCE_MS = "60000";

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
 * Loads the demo data into an embedded database that holds nobody yet. A seeding that was cut short starts over: the
 * database itself remembers that all of its rows are of that seeding's making.
 */
export async function seed(
  { url }: Database,
  blobs: BlobStore,
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<void> {
  if (!existsSync(SEED)) return;
  const isWanted = await withClient(url, async (client) => {
    if ((await demoDataIn(client)) === "loading") await removeDemoData(client, blobs);
    const { rowCount } = await client.query(`SELECT 1 FROM "Trainer" LIMIT 1`);
    if (rowCount === 0) await markDemoData(client, "loading");
    return rowCount === 0;
  });
  if (!isWanted) return;
  await run({
    title: "Loading the demo data",
    // The seed calls the app's own handlers. The condition lets "server-only" load outside of Next.
    node: ["--conditions=react-server", "--import", "tsx", SEED],
    env: { ...env, LOG_LEVEL: "warn", DATABASE_PATIENCE_MS: SEED_PATIENCE_MS },
    signal,
  });
  await withClient(url, (client) => markDemoData(client, "untouched"));
}

const DemoSignIns = z.array(z.object({ label: z.string(), email: z.string(), password: z.string() }));

/** The demo accounts as lines for people; the seed leaves them in DATA_DIR/demo.json. */
export async function demoSignIns(dataDir: string): Promise<string[]> {
  const file = path.join(dataDir, "demo.json");
  if (!existsSync(file)) return [];
  try {
    const signIns = DemoSignIns.parse(JSON.parse(await readFile(file, "utf8")));
    return signIns.map(({ label, email, password }) => `${label}: ${email}, password ${password}`);
  } catch {
    return [
      `${file} is damaged, and the demo's passwords stand nowhere else. Remove it, or make an account.`,
    ];
  }
}
