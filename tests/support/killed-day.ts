import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";
import { expect } from "vitest";
import type { BlobStore } from "@/lib/ports/blob-store/port";
import type { PrismaClient } from "@/prisma/generated/client";
import type { AppProcess } from "./app-process";
import { breachedInvariants, strayBlobs } from "./invariants";
import { LENGTH } from "./length";
import { WorkingDay } from "./working-day";

/** What each trainer does from one kill to the next. */
const ACTIONS_PER_KILL = 12;
const TRAINERS = ["Ann", "Bob"];

/**
 * Has two trainers work at an address while the servers behind it are killed in turn, at random moments, and started
 * again. Expects that nothing is lost afterwards, and nothing done twice.
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
  await Promise.all(days.map((day) => day.untilImagesAreDone()));
  console.log(`seed ${LENGTH.seed}: ${asked()} requests, ${kills} kills`);

  const saved = (await db.workoutEntry.findMany({ select: { notes: true } })).map(({ notes }) => notes);
  expect(saved.sort()).toEqual(days.flatMap((day) => [...day.kept]).sort());
  expect(await breachedInvariants(db, new Date())).toEqual([]);
  await expect.poll(() => strayBlobs(db, blobs), { timeout: 120_000 }).toEqual([]);
  expect((await blobs.list("images/")).length).toBeGreaterThan(0);
}
