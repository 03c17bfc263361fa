import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";
import { expect } from "vitest";
import type { BlobStore } from "@/lib/ports/blob-store/port";
import type { PrismaClient } from "@/prisma/generated/client";
import type { AppProcess } from "./app-process";
import { strayBlobs, violatedInvariants } from "./invariants";
import { LENGTH } from "./length";
import { WorkingDay } from "./working-day";

/** Actions of each trainer between two kills. */
const ACTIONS_PER_KILL = 12;
const TRAINERS = ["Ann", "Bob"];

const BUSY_TRAINERS = 10;
const KILL_EVERY_MS = 30_000;

/**
 * Lets two trainers work while the servers behind an address are killed in turn, at random moments, and restarted.
 * Expects that nothing is lost and nothing is done twice.
 */
export async function workThroughKills(
  url: string,
  servers: readonly AppProcess[],
  kills: number,
  db: PrismaClient,
  blobs: BlobStore,
): Promise<void> {
  const days = TRAINERS.map((name) => new WorkingDay(url, name));
  await Promise.all(days.map((day) => day.begin()));
  const pauses = fc.sample(fc.tuple(fc.integer({ min: 5, max: 25 }), fc.nat(400)), {
    numRuns: kills,
    seed: LENGTH.seed,
  });
  const asked = () => days.reduce((sum, day) => sum + day.asked, 0);

  let isOver = false;
  const work = Promise.all(days.map((day, n) => day.work(kills * ACTIONS_PER_KILL, LENGTH.seed + n))).finally(
    () => {
      isOver = true;
    },
  );
  for (const [n, [requests, ms]] of pauses.entries()) {
    const server = servers[n % servers.length]!;
    const until = asked() + requests;
    while (!isOver && asked() < until) await sleep(5);
    await sleep(ms);
    await server.stop("SIGKILL");
    await server.start();
  }
  await work;
  console.log(`seed ${LENGTH.seed}: ${asked()} requests, ${kills} kills`);
  await expectNothingLost(days, db, blobs);
}

/**
 * Lets trainers work for some minutes while every half minute the next server is killed and restarted. Expects that
 * nothing is lost and nothing is done twice.
 * @returns requests per second, retries included
 */
export async function workForMinutes(
  url: string,
  servers: readonly AppProcess[],
  minutes: number,
  db: PrismaClient,
  blobs: BlobStore,
): Promise<{ kills: number; asked: number; perSecond: number }> {
  const days = Array.from({ length: BUSY_TRAINERS }, (_, n) => new WorkingDay(url, `Trainer ${n}`));
  await Promise.all(days.map((day) => day.begin()));
  const begun = Date.now();
  const end = begun + minutes * 60_000;
  const work = Promise.all(days.map((day, n) => day.workUntil(end, LENGTH.seed + 100_000 * n)));
  let kills = 0;
  for (let next = begun + KILL_EVERY_MS; next < end; next += KILL_EVERY_MS) {
    await sleep(Math.max(0, next - Date.now()));
    const server = servers[kills++ % servers.length]!;
    await server.stop("SIGKILL");
    await server.start();
  }
  await work;
  const asked = days.reduce((sum, day) => sum + day.asked, 0);
  const perSecond = asked / ((Date.now() - begun) / 1000);
  console.log(`seed ${LENGTH.seed}: ${asked} requests, ${perSecond.toFixed(1)} a second, ${kills} kills`);
  await expectNothingLost(days, db, blobs);
  return { kills, asked, perSecond };
}

async function expectNothingLost(
  days: readonly WorkingDay[],
  db: PrismaClient,
  blobs: BlobStore,
): Promise<void> {
  await Promise.all(days.map((day) => day.untilImagesAreDone()));
  // Other tests may have used the same servers.
  const trainer = { name: { in: days.map(({ name }) => name) } };
  const entries = await db.workoutEntry.findMany({
    where: { workout: { client: { trainer } } },
    select: { notes: true },
  });
  const saved = entries.map(({ notes }) => notes);
  expect(saved.sort()).toEqual(days.flatMap((day) => [...day.kept]).sort());
  expect(await violatedInvariants(db, new Date())).toEqual([]);
  await expect.poll(() => strayBlobs(db, blobs)).toEqual([]);
  expect((await blobs.list("images/")).length).toBeGreaterThan(0);
}
