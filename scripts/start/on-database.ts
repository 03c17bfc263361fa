import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Env } from "../../lib/platform/kernel/env";
import { forgetOtherDatabase } from "../postgres/cluster";
import { tryDataFolder } from "./data-folder";
import { openDatabase } from "./database";
import { migrate } from "./fill";
import { OperatorError } from "./operator-error";

/** Runs `work` on the database of the running app, or on the one that `npm start` would open. */
export async function onDatabase<T>(env: Env, work: (url: string) => Promise<T>): Promise<T> {
  if (env.DATABASE_URL) return work(env.DATABASE_URL);
  const lock = await tryDataFolder(env.DATA_DIR);
  if (!lock) return work(await runningUrl(env.DATA_DIR));
  try {
    const database = await openDatabase(env);
    try {
      await migrate(database.url);
      return await work(database.url);
    } finally {
      await database.close();
    }
  } finally {
    await lock.release();
  }
}

async function runningUrl(dataDir: string): Promise<string> {
  forgetOtherDatabase();
  try {
    return JSON.parse(await readFile(path.join(dataDir, "runtime.json"), "utf8")).databaseUrl;
  } catch {
    throw new OperatorError("Formcast is just starting. Try again when it has printed its address.");
  }
}
