import { rm } from "node:fs/promises";
import { setRuntime } from "@/lib/server/runtime/runtime";
import { makeOpenFolder } from "@/scripts/postgres/account";
import { freePort } from "@/scripts/postgres/cluster";
import { AppProcess } from "../support/app-process";
import { createTestDatabase } from "../support/database";
import { type DirectedWorld, makeWorld, runtimeOf } from "../support/make-world";
import { ReplicateServer } from "../support/replicate-server";
import { WEBHOOK_SECRET } from "../support/replicate-world";
import { TcpProxy } from "../support/tcp-proxy";

export const CRON_SECRET = "a-secret-that-schedulers-show-to-tests";

/** The production server with its database, and services for creating test data. */
export type ShippedServer = {
  url: string;
  world: DirectedWorld;
  /** The connection between server and database. */
  proxy: TcpProxy;
  stop: () => Promise<void>;
};

/**
 * Starts the production build with its own database and folder.
 * @param settle creates the first data in this process with the app's code, before the server starts, so that no
 * scheduled job comes in between
 */
export async function startShipped(settle: (world: DirectedWorld) => Promise<void>): Promise<ShippedServer> {
  const database = await createTestDatabase();
  const dataDir = await makeOpenFolder("formcast-shipped-");
  const world = makeWorld(database.url, dataDir);
  world.clock.set(new Date());
  setRuntime(runtimeOf(world, { secure: false }));
  await settle(world);
  const replicate = new ReplicateServer();
  const proxy = new TcpProxy(Number(new URL(database.url).port));
  await proxy.start();
  const app = new AppProcess(dataDir, await freePort(), {
    DATABASE_URL: proxy.addressOf(database.url),
    NEXTAUTH_SECRET: world.settings.secret,
    CRON_SECRET,
    RATE_LIMIT_SCALE: "1000",
    LOG_LEVEL: "silent",
    IMAGE_ENGINE: "replicate",
    REPLICATE_API_TOKEN: replicate.token,
    REPLICATE_BASE_URL: await replicate.start(),
    REPLICATE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    REPLICATE_DAILY_USD: "1000",
    REPLICATE_DAILY_USD_PER_TRAINER: "1000",
  });
  const stop = async () => {
    await app.stop("SIGTERM");
    await Promise.all([replicate.stop(), proxy.stop()]);
    setRuntime(undefined);
    await world.db.$disconnect();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await app.start();
    return { url: app.url, world, proxy, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
