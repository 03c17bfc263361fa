import { rm } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { connect } from "@/lib/kernel/db";
import { createS3Store, type S3Bucket } from "@/lib/ports/blob-store/s3";
import type { PrismaClient } from "@/prisma/generated/client";
import { freePort } from "@/scripts/postgres/free-port";
import { makeOpenFolder } from "@/scripts/postgres/open-folder";
import { AppProcess } from "../support/app-process";
import { createTestDatabase, type TestDatabase } from "../support/database";
import { workThroughKills } from "../support/killed-day";
import { LENGTH } from "../support/length";
import { LoadBalancer } from "../support/load-balancer";
import { S3Server } from "../support/s3-server";

const KILLS = LENGTH.isLong ? 30 : 2;

const s3 = new S3Server();
let database: TestDatabase;
let db: PrismaClient;
let bucket: S3Bucket;
let balancer: LoadBalancer;
let url: string;
let dataDir: string;
let servers: AppProcess[];

beforeAll(async () => {
  database = await createTestDatabase();
  db = connect(database.url);
  bucket = await s3.start();
  const ports = [await freePort(), await freePort()];
  balancer = new LoadBalancer(ports);
  url = await balancer.start();
  dataDir = await makeOpenFolder("formcast-two-");
  servers = ports.map(
    (port, n) =>
      new AppProcess(path.join(dataDir, String(n)), port, {
        DATABASE_URL: database.url,
        APP_URL: url,
        NEXTAUTH_SECRET: "a secret that both servers have in common",
        S3_ENDPOINT: bucket.endpoint,
        S3_ACCESS_KEY_ID: bucket.accessKeyId,
        S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
        RATE_LIMIT_SCALE: "1000",
      }),
  );
  for (const server of servers) await server.start();
}, 600_000);
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop("SIGTERM")));
  await balancer.stop();
  await s3.stop();
  await db.$disconnect();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

it(`two servers on one database and one bucket lose nothing while ${KILLS} of them are killed`, {
  timeout: 7_200_000,
}, async () => {
  await workThroughKills(url, servers, KILLS, db, createS3Store(bucket));
  expect(Math.min(...balancer.answered)).toBeGreaterThan(10);
});

it("a server with pictures of its own does not start beside them", async () => {
  const stranger = new AppProcess(path.join(dataDir, "stranger"), await freePort(), {
    DATABASE_URL: database.url,
    NEXTAUTH_SECRET: "a secret that both servers have in common",
  });
  await expect(stranger.start()).rejects.toThrow("The app did not start.");
});
