import { rm } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { connect } from "@/lib/platform/kernel/db";
import { createS3Store } from "@/lib/ports/blob-store/s3";
import type { PrismaClient } from "@/prisma/generated/client";
import { makeOpenFolder } from "@/scripts/postgres/account";
import { freePort } from "@/scripts/postgres/cluster";
import { AppProcess } from "../support/app-process";
import { createTestDatabase, type TestDatabase } from "../support/database";
import { workForMinutes, workThroughKills } from "../support/killed-day";
import { LENGTH } from "../support/length";
import { COMMON_SECRET, startServersTogether } from "../support/servers-together";

const KILLS = LENGTH.isLong ? 30 : 2;
const MINUTES = Number(process.env.TESTS_MINUTES ?? 10);

let database: TestDatabase;
let db: PrismaClient;
let dataDir: string;
let together: Awaited<ReturnType<typeof startServersTogether>>;

beforeAll(async () => {
  database = await createTestDatabase();
  db = connect(database.url);
  dataDir = await makeOpenFolder("formcast-two-");
  together = await startServersTogether(dataDir, database.url);
}, 600_000);
afterAll(async () => {
  await together.stop();
  await db.$disconnect();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

it(`two servers on one database and one bucket lose no data when servers are killed ${KILLS} times`, {
  timeout: 7_200_000,
}, async () => {
  const { url, servers, balancer, bucket } = together;
  await workThroughKills(url, servers, KILLS, db, createS3Store(bucket));
  expect(Math.min(...balancer.answered)).toBeGreaterThan(10);
});

if (LENGTH.isLong)
  it(`two servers lose no data in ${MINUTES} minutes with a kill every 30 seconds`, {
    timeout: 7_200_000,
  }, async () => {
    const { url, servers, balancer, bucket } = together;
    const before = [...balancer.answered];
    const { kills } = await workForMinutes(url, servers, MINUTES, db, createS3Store(bucket));
    expect(kills).toBeGreaterThanOrEqual(2 * MINUTES - 1);
    for (const [n, answered] of balancer.answered.entries())
      expect(answered - before[n]!).toBeGreaterThan(100);
  });

it("a server with another picture store does not start on the same database", async () => {
  const stranger = new AppProcess(path.join(dataDir, "stranger"), await freePort(), {
    DATABASE_URL: database.url,
    NEXTAUTH_SECRET: COMMON_SECRET,
  });
  await expect(stranger.start()).rejects.toThrow("The app did not start.");
});
