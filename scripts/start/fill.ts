import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import type { BlobStore } from "../../lib/ports/blob-store/port";
import { withClient } from "../../prisma/engine/with-client";
import { applyMigrations } from "../../prisma/migrate";
import type { Database } from "./database";
import { demoDataIn, markDemoData, removeDemoData } from "./demo-data";
import { OperatorError } from "./operator-error";
import { run } from "./run";
import { together } from "./together";

const SEED = "prisma/seed.ts";
/** Long, because a first start on a busy machine must not fail. */
const SEED_DATABASE_PATIENCE_MS = "60000";
/** In bytes: a build needs 1.5 GB, the demo data with its images 0.7 GB. */
const ROOM_FOR_BOTH = 3 * 1024 ** 3;

export async function migrate(url: string): Promise<void> {
  const begin = (name: string) => console.log(`Applying ${name} ...`);
  await applyMigrations(url, { begin }).catch((error: Error) => {
    throw new OperatorError(`The database could not be brought up to date. ${error.message}`);
  });
}

/** Loads the demo data into an embedded database without accounts. Starts over if an earlier seed was interrupted. */
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
    // The seed uses the app's services; the condition lets "server-only" load outside of Next.
    node: ["--conditions=react-server", "--import", "tsx", SEED],
    env: { ...env, LOG_LEVEL: "warn", DATABASE_PATIENCE_MS: SEED_DATABASE_PATIENCE_MS },
    signal,
  });
  await withClient(url, (client) => markDemoData(client, "untouched"));
}

/** The build first, so that one that fails changes no data. A fresh database has none: it is filled beside the build. */
export async function buildAndFill<T>(
  database: Pick<Database, "url" | "isEmbedded">,
  build: (signal: AbortSignal) => T | Promise<T>,
  fill: (signal: AbortSignal) => Promise<void>,
  signal: AbortSignal,
): Promise<T> {
  const hasRoom = process.availableMemory() > ROOM_FOR_BOTH;
  if (database.isEmbedded && hasRoom && (await isFresh(database.url))) {
    const [built] = await together([build, fill], signal);
    return built;
  }
  const built = await build(signal);
  signal.throwIfAborted();
  await fill(signal);
  return built;
}

function isFresh(url: string): Promise<boolean> {
  return withClient(url, async (client) => {
    const { rowCount } = await client.query("SELECT 1 FROM pg_tables WHERE schemaname = 'public' LIMIT 1");
    return rowCount === 0;
  });
}

const DemoSignIns = z.array(z.object({ label: z.string(), email: z.string(), password: z.string() }));

export async function demoSignIns(dataDir: string): Promise<string[]> {
  const file = path.join(dataDir, "demo.json");
  if (!existsSync(file)) return [];
  try {
    const signIns = DemoSignIns.parse(JSON.parse(await readFile(file, "utf8")));
    return signIns.map(({ label, email, password }) => `${label}: ${email}, password ${password}`);
  } catch {
    return [
      `${file} is damaged, and the demo passwords exist nowhere else. Delete it, or create an account.`,
    ];
  }
}
