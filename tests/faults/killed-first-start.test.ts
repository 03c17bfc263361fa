import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { parseEnv } from "@/lib/platform/kernel/env";
import { createLocalDiskStore } from "@/lib/ports/blob-store/local-disk";
import { backUp } from "@/scripts/backup/backup";
import { makeOpenFolder } from "@/scripts/postgres/account";
import { freePort } from "@/scripts/postgres/cluster";
import { onDatabase } from "@/scripts/start/on-database";
import { keptRowsOf } from "../support/all-rows";
import { AppProcess } from "../support/app-process";
import { estateOf } from "../support/authority/estate";
import { runCommand } from "../support/command";
import { LENGTH } from "../support/length";
import { testWorld } from "../support/world";

const KILLS = LENGTH.isLong ? 20 : 1;
/** Log lines of the phases of a first start, in order. The empty one is the very beginning. */
const PHASES = ["", "Applying", "Loading the demo data"];
const MAX_PHASE_MS = LENGTH.isLong ? 15_000 : 3_000;
/** Tables that a server cleans up at its start. */
const CLEANED_UP = ["BlobCleanup", "IdempotencyKey", "PendingMail", "RemovedWorkout", "WebhookDelivery"];

const world = testWorld();
let folder: string;
let backup: string;
let rows: Awaited<ReturnType<typeof keptRowsOf>>;

beforeAll(async () => {
  folder = await makeOpenFolder("formcast-first-start-");
  backup = path.join(folder, "backup");
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Backs up two trainers with one row of everything. */
async function makeBackup(): Promise<void> {
  world.clock.set(new Date());
  await estateOf("Ann", world);
  await estateOf("Bob", world);
  rows = await keptRowsOf(world.databaseUrl);
  await backUp(world.databaseUrl, world.blobs, backup);
}

const variablesOf = (dataDir: string, port: number) => ({
  ...process.env,
  DATABASE_URL: "",
  BLOB_READ_WRITE_TOKEN: "",
  DATA_DIR: dataDir,
  PORT: String(port),
});

/** Begins a first start and kills it `ms` milliseconds after its output contains `phase`, or when it is done. */
async function killedStart(dataDir: string, port: number, phase: string, ms: number): Promise<void> {
  const start: ChildProcess = spawn(process.execPath, ["scripts/run.mjs", "start"], {
    env: variablesOf(dataDir, port),
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(start, "exit");
  if (phase) await waitForLine(start.stdout as Readable, phase);
  await Promise.race([sleep(ms), waitForLine(start.stdout as Readable, "Formcast is at")]);
  start.kill("SIGKILL");
  await ended;
}

async function waitForLine(output: Readable, words: string): Promise<void> {
  for await (const line of createInterface({ input: output })) if (line.includes(words)) return;
}

const withoutCleanedUp = (all: typeof rows) =>
  Object.fromEntries(Object.entries(all).filter(([table]) => !CLEANED_UP.includes(table)));

async function expectPictures(dataDir: string): Promise<void> {
  const restored = createLocalDiskStore(path.join(dataDir, "blobs"));
  const keys = await world.blobs.list("");
  expect(keys.length).toBeGreaterThan(3);
  expect(await restored.list("")).toEqual(keys);
  for (const key of keys) expect(await restored.get(key)).toEqual(await world.blobs.get(key));
}

const moments = fc.sample(fc.record({ phase: fc.constantFrom(...PHASES), ms: fc.nat(MAX_PHASE_MS) }), {
  numRuns: KILLS,
  seed: LENGTH.seed,
});
// Even the shortest run includes the phase that has rows to lose.
moments[0] = { phase: "Loading the demo data", ms: moments[0]?.ms ?? 0 };

it.each(moments)(
  "a backup is restored completely after a killed first start ($phase + $ms ms)",
  {
    timeout: 900_000,
  },
  async ({ phase, ms }) => {
    if (!rows) await makeBackup();
    const dataDir = await mkdtemp(path.join(folder, "data-"));
    const port = await freePort();
    const kept = () => onDatabase(parseEnv({ DATA_DIR: dataDir }), keptRowsOf);
    await killedStart(dataDir, port, phase, ms);
    const { code, said } = await runCommand("restore", [backup], variablesOf(dataDir, port) as never);
    expect([code, said]).toEqual([0, expect.stringContaining("Restored: ")]);
    expect(await kept()).toEqual(rows);
    await expectPictures(dataDir);

    const app = new AppProcess(dataDir, port);
    await app.start();
    await app.stop("SIGTERM");
    expect(withoutCleanedUp(await kept())).toEqual(withoutCleanedUp(rows));
    await expectPictures(dataDir);
  },
);
