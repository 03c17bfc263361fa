import { rm } from "node:fs/promises";
import path from "node:path";
import { type Env, parseEnv, release } from "../../lib/platform/kernel/env";
import { chosenBlobStore } from "../../lib/ports/blob-store/chosen";
import { releaseText } from "../../lib/text/release";
import { requireRoom, storedSecret, takeDataFolder } from "./data-folder";
import { type Database, openDatabase } from "./database";
import { buildAndFill, demoSignIns, migrate, seed } from "./fill";
import { interruption } from "./interruption";
import { explain, OperatorError } from "./operator-error";
import { buildApp, generateClient, takeBuild } from "./prepare";
import { writePrivateFile } from "./private-file";
import { requireFreePort, startServer } from "./server";
import { claimStore, requireOwnStore } from "./store-claim";
import { storedVapidKeys } from "./vapid-keys";

interface Options {
  dev: boolean;
  /** Uses a fake Replicate on this machine, without cost. */
  fakeReplicate: boolean;
  /** The pictures were moved to the store of this configuration. */
  adoptStore: boolean;
}

export async function main(args: readonly string[]): Promise<number> {
  const options: Options = {
    dev: args.includes("--dev"),
    fakeReplicate: args.includes("--fake-replicate"),
    adoptStore: args.includes("--adopt-store"),
  };
  const signal = interruption();
  console.log(`Formcast ${releaseText(release())}`);
  try {
    if (options.fakeReplicate && !options.dev)
      throw new OperatorError("--fake-replicate is for development: npm run dev -- --fake-replicate");
    await withDataFolder(parseEnv(process.env), options, signal);
    return 0;
  } catch (error) {
    if (signal.aborted) return 0;
    console.error(explain(error));
    return 1;
  }
}

async function withDataFolder(env: Env, options: Options, signal: AbortSignal): Promise<void> {
  const lock = await takeDataFolder(env.DATA_DIR);
  try {
    await requireRoom(env.DATA_DIR);
    await requireFreePort(env, lock.wasStale);
    const secrets = await secretsOf(env);
    const database = await openDatabase(env);
    try {
      await prepareAndServe(env, database, secrets, options, signal);
    } finally {
      await database.close();
    }
  } finally {
    await lock.release();
  }
}

/** Secrets of the configuration; missing ones are created at the first start and stored in DATA_DIR. */
async function secretsOf(env: Env): Promise<Record<string, string>> {
  const inDataDir = (name: string) => path.join(env.DATA_DIR, name);
  const { publicKey, privateKey } = await storedVapidKeys(inDataDir("vapid-keys.json"), env);
  return {
    NEXTAUTH_SECRET:
      env.NEXTAUTH_SECRET ?? (await storedSecret(inDataDir("secret"), "Everybody has to sign in again.")),
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
  };
}

async function prepareAndServe(
  env: Env,
  database: Database,
  secrets: Record<string, string>,
  { dev, fakeReplicate, adoptStore }: Options,
  signal: AbortSignal,
): Promise<void> {
  const serverEnv: NodeJS.ProcessEnv = {
    ...process.env,
    DATABASE_URL: database.url,
    DATA_DIR: env.DATA_DIR,
    APP_URL: env.APP_URL,
    NEXTAUTH_URL: env.APP_URL,
    ...secrets,
    NEXT_TELEMETRY_DISABLED: "1",
  };
  const blobs = chosenBlobStore(env);
  if (!adoptStore) await requireOwnStore(database.url, blobs);
  await generateClient({ signal });
  const build = (signal: AbortSignal) => (dev ? null : buildApp({ signal }));
  const fill = async (signal: AbortSignal) => {
    await migrate(database.url);
    await claimStore(database.url, blobs, { adopt: adoptStore });
    if (database.isEmbedded) await seed(database, blobs, serverEnv, signal);
  };
  const print = await buildAndFill(database, build, fill, signal);
  signal.throwIfAborted();
  const program = print === null ? null : await takeBuild(print);
  // Part of the tests, so it is imported only on request.
  const fake = fakeReplicate ? await (await import("./fake-replicate")).startFakeReplicate() : null;
  try {
    await serveUntilEnd(env, database, program, { ...serverEnv, ...fake?.env }, signal);
  } finally {
    await fake?.stop();
  }
}

async function serveUntilEnd(
  env: Env,
  database: Database,
  program: string | null,
  serverEnv: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<void> {
  const server = await startServer(env, program, serverEnv, signal);
  const note = path.join(env.DATA_DIR, "runtime.json");
  try {
    await writePrivateFile(note, JSON.stringify({ databaseUrl: database.url, appUrl: env.APP_URL }));
    await announce(env, database);
    await Promise.race([
      aborted(signal),
      failure(server.ended, "server"),
      failure(database.ended, "database"),
    ]);
  } finally {
    await rm(note, { force: true });
    await server.stop();
  }
}

async function announce(env: Env, database: Database): Promise<void> {
  const signIns = database.isEmbedded ? await demoSignIns(env.DATA_DIR) : [];
  console.log(`\nFormcast is at ${env.APP_URL}`);
  for (const line of signIns) console.log(`  ${line}`);
  console.log("Stop it with Ctrl-C.");
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
}

async function failure(ended: Promise<void>, name: string): Promise<never> {
  await ended;
  throw new OperatorError(`The ${name} ended unexpectedly. Start again with: npm start`);
}
