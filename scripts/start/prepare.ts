import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { bundleServer } from "../build/server";
import { fingerprint, isDone, unlessDone } from "./fingerprint";
import { takeLock } from "./lock";
import { run } from "./run";

const SCHEMA = "prisma/schema.prisma";
const CLIENT = "prisma/generated";
const BUILD = ".next";
/** Where the finished build goes, since Next empties its own folder at once when it builds. */
const SERVED = ".next-served";
const SERVER = "serve.mjs";
const TURN_MS = 200;

/** Inputs of `next build`, besides the configuration files in the root. */
const SOURCES = ["app", "components", "lib", "public", "scripts/build", "scripts/start/serve.ts", SCHEMA];
const CONFIGURATION = /^(?!vitest|playwright|prisma|biome).*\.(ts|mjs|json)$/;

interface Circumstances {
  env?: NodeJS.ProcessEnv;
  signal?: AbortSignal;
}

export async function generateClient({ signal }: Circumstances = {}): Promise<void> {
  await underLock(async () => {
    const print = await fingerprint([SCHEMA, "node_modules/prisma/package.json"]);
    await unlessDone(path.join(CLIENT, "fingerprint"), print, () =>
      run({
        title: "Generating the database client",
        node: ["node_modules/prisma/build/index.js", "generate"],
        quiet: true,
        signal,
      }),
    );
  });
}

/** Leaves the build that is served as it is, for a running server and if this one fails. @returns its fingerprint */
export async function buildApp({ env = process.env, signal }: Circumstances = {}): Promise<string> {
  const isConfiguration = (name: string) => CONFIGURATION.test(name) && !name.startsWith("next-env");
  const configuration = (await readdir(".")).filter(isConfiguration);
  const print = await fingerprint([...SOURCES, ...configuration]);
  await underLock(async () => {
    if (await isDone(stampOf(SERVED), print)) return;
    await unlessDone(stampOf(BUILD), print, async () => {
      await run({
        title: "Building the app",
        node: ["node_modules/next/dist/bin/next", "build"],
        env: { ...env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
        signal,
      });
      await bundleServer(path.join(BUILD, SERVER));
    });
  });
  return print;
}

/** Puts the new build in the place of the one that was served before. @returns the file of its server */
export async function takeBuild(print: string): Promise<string> {
  await underLock(async () => {
    if (await isDone(stampOf(SERVED), print)) return;
    await rm(SERVED, { recursive: true, force: true });
    await rename(BUILD, SERVED);
  });
  return path.join(SERVED, SERVER);
}

const stampOf = (folder: string): string => path.join(folder, "fingerprint");

/** Several starts from one checkout share its build, so they take a lock. */
async function underLock(work: () => Promise<void>): Promise<void> {
  const folder = "node_modules/.cache";
  if (!existsSync(folder)) await mkdir(folder, { recursive: true });
  let lock = await takeLock(path.join(folder, "formcast-prepare"));
  if (!lock) console.log("Waiting for another start in this folder to finish its build ...");
  while (!lock) {
    await sleep(TURN_MS);
    lock = await takeLock(path.join(folder, "formcast-prepare"));
  }
  try {
    await work();
  } finally {
    await lock.release();
  }
}
