import { readFile } from "node:fs/promises";
import path from "node:path";
import { type Env, parseEnv } from "../../lib/env";
import { tryDataFolder } from "../start/data-folder";
import { openDatabase } from "../start/database";
import { migrate } from "../start/fill";
import { explain, Trouble } from "../start/trouble";
import { appoint } from "./appoint";

const USAGE = "Usage: npm run admin -- EMAIL [--revoke]";

/** `npm run admin`: makes an account an admin, or an ordinary trainer again; resolves to the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  try {
    const email = args
      .find((word) => !word.startsWith("--"))
      ?.trim()
      .toLowerCase();
    const isAdmin = !args.includes("--revoke");
    const isUnderstood = args.every((word) => word === "--revoke" || !word.startsWith("--"));
    if (!email || !isUnderstood) throw new Trouble(USAGE);
    await onDatabase(parseEnv(process.env), (url) => appoint(url, email, isAdmin));
    console.log(`${email} is ${isAdmin ? "an admin now" : "no longer an admin"}.`);
    return 0;
  } catch (error) {
    console.error(explain(error));
    return 1;
  }
}

/** The database of the running app, or else the one that `npm start` would open. */
async function onDatabase(env: Env, work: (url: string) => Promise<void>): Promise<void> {
  if (env.DATABASE_URL) return work(env.DATABASE_URL);
  const lock = await tryDataFolder(env.DATA_DIR);
  if (!lock) return work(await runningUrl(env.DATA_DIR));
  try {
    const database = await openDatabase(env);
    try {
      await migrate(database);
      await work(database.url);
    } finally {
      await database.close();
    }
  } finally {
    await lock.release();
  }
}

async function runningUrl(dataDir: string): Promise<string> {
  try {
    return JSON.parse(await readFile(path.join(dataDir, "runtime.json"), "utf8")).databaseUrl;
  } catch {
    throw new Trouble("Formcast is just starting. Try again when it has printed its address.");
  }
}
