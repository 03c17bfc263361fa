import { rm } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { connect } from "@/lib/platform/kernel/db";
import { createLocalDiskStore } from "@/lib/ports/blob-store/local-disk";
import type { PrismaClient } from "@/prisma/generated/client";
import { makeOpenFolder } from "@/scripts/postgres/account";
import { freePort } from "@/scripts/postgres/cluster";
import { AppProcess } from "../support/app-process";
import { createTestDatabase, type TestDatabase } from "../support/database";
import { workThroughKills } from "../support/killed-day";
import { LENGTH } from "../support/length";
import { ReplicateServer } from "../support/replicate-server";
import { TcpProxy } from "../support/tcp-proxy";
import { WorkingDay } from "../support/working-day";

const KILLS = LENGTH.isLong ? 30 : 1;

const replicate = new ReplicateServer();
let database: TestDatabase;
let db: PrismaClient;
let proxy: TcpProxy;
let dataDir: string;
let app: AppProcess;

beforeAll(async () => {
  database = await createTestDatabase();
  db = connect(database.url);
  proxy = new TcpProxy(Number(new URL(database.url).port));
  await proxy.start();
  dataDir = await makeOpenFolder("formcast-day-");
  app = new AppProcess(dataDir, await freePort(), {
    DATABASE_URL: proxy.addressOf(database.url),
    IMAGE_ENGINE: "replicate",
    REPLICATE_API_TOKEN: replicate.token,
    REPLICATE_BASE_URL: await replicate.start(),
    REPLICATE_DAILY_USD: "1000",
    REPLICATE_DAILY_USD_PER_TRAINER: "1000",
    RATE_LIMIT_SCALE: "1000",
  });
  await app.start();
}, 600_000);
afterAll(async () => {
  await app.stop("SIGTERM");
  await replicate.stop();
  await proxy.stop();
  await db.$disconnect();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

it(`a working day with ${KILLS} kills of its server loses no data and repeats no action`, {
  timeout: 7_200_000,
}, async () => {
  await workThroughKills(app.url, [app], KILLS, db, createLocalDiskStore(path.join(dataDir, "blobs")));
});

it("serves its pages while PostgreSQL is away, replies 503 to requests, and recovers", {
  timeout: 300_000,
}, async () => {
  const day = new WorkingDay(app.url, "Carl");
  await day.begin();
  proxy.behave("black hole");
  const [page, answer] = await Promise.all([day.page("/client-dashboard"), day.page("/api/clients")]);
  expect([page.status, answer.status]).toEqual([200, 503]);
  expect(await page.text()).toContain("<title>");
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  proxy.behave("pass");
  await expect.poll(async () => (await day.page("/api/clients")).status).toBe(200);
});
