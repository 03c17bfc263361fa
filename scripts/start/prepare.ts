import { existsSync } from "node:fs";
import { access, constants, mkdir, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { bundleServer } from "../build/server";
import { fingerprint, isDone, unlessDone } from "./fingerprint";
import { type Lock, takeLock } from "./lock";
import { codeOf, OperatorError } from "./operator-error";
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

type Places = readonly [string, ...string[]];

interface Circumstances {
  env?: NodeJS.ProcessEnv;
  signal?: AbortSignal;
}

export async function generateClient({ signal }: Circumstances = {}): Promise<void> {
  const print = await fingerprint([SCHEMA, "node_modules/prisma/package.json"]);
  await makeOnce([CLIENT], print, () =>
    run({
      title: "Generating the database client",
      node: ["node_modules/prisma/build/index.js", "generate"],
      quiet: true,
      signal,
    }),
  );
}

/** Leaves the build that is served as it is, for a running server and if this one fails. @returns its fingerprint */
export async function buildApp({ env = process.env, signal }: Circumstances = {}): Promise<string> {
  const isConfiguration = (name: string) => CONFIGURATION.test(name) && !name.startsWith("next-env");
  const configuration = (await readdir(".")).filter(isConfiguration);
  const print = await fingerprint([...SOURCES, ...configuration]);
  await makeOnce([BUILD, SERVED], print, async () => {
    await run({
      title: "Building the app",
      node: ["node_modules/next/dist/bin/next", "build"],
      env: { ...env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
      signal,
    });
    await bundleServer(path.join(BUILD, SERVER));
  });
  return print;
}

/** Puts the new build in the place of the one that was served before. @returns the file of its server */
export async function takeBuild(print: string): Promise<string> {
  await makeOnce([SERVED], print, async () => {
    await rm(SERVED, { recursive: true, force: true });
    await rename(BUILD, SERVED);
  });
  return path.join(SERVED, SERVER);
}

/** Runs `work` unless one of its places has the stamp already. Starts from one checkout share its build: they take turns. */
async function makeOnce(places: Places, print: string, work: () => Promise<void>): Promise<void> {
  const stamps = places.map((place) => path.join(place, "fingerprint")) as [string];
  if (await isDone(stamps, print)) return;
  await requireWritable();
  const turn = await waitForTurn();
  try {
    await unlessDone(stamps, print, work);
  } finally {
    await turn.release();
  }
}

async function requireWritable(): Promise<void> {
  try {
    for (const folder of [".", "node_modules"]) await access(folder, constants.W_OK);
  } catch (error) {
    throw new OperatorError(
      `The app is not built yet, and ${process.cwd()} cannot be written to (${codeOf(error)}). Run npm run build once as its owner.`,
    );
  }
}

async function waitForTurn(): Promise<Lock> {
  const folder = "node_modules/.cache";
  if (!existsSync(folder)) await mkdir(folder, { recursive: true });
  const file = path.join(folder, "formcast-prepare");
  let lock = await takeLock(file);
  if (!lock) console.log("Waiting for another start in this folder to finish its build ...");
  while (!lock) {
    await sleep(TURN_MS);
    lock = await takeLock(file);
  }
  return lock;
}
