import { existsSync } from "node:fs";
import { mkdir, readdir } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fingerprint, unlessDone } from "./fingerprint";
import { takeLock } from "./lock";
import { run } from "./run";

const SCHEMA = "prisma/schema.prisma";
const CLIENT = "prisma/generated";
const BUILD = ".next";
const TURN_MS = 200;

/** Inputs of `next build`, besides the configuration files in the root. */
const SOURCES = ["app", "components", "lib", "public", "scripts/build", SCHEMA];
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

export async function buildApp({ env, signal }: Circumstances = {}): Promise<void> {
  await underLock(async () => {
    const isConfiguration = (name: string) => CONFIGURATION.test(name) && !name.startsWith("next-env");
    const configuration = (await readdir(".")).filter(isConfiguration);
    const print = await fingerprint([...SOURCES, ...configuration]);
    await unlessDone(path.join(BUILD, "fingerprint"), print, () =>
      run({
        title: "Building the app",
        node: ["node_modules/next/dist/bin/next", "build"],
        env: { ...env, NODE_ENV: "production" },
        signal,
      }),
    );
  });
}

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
