import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { createLocalDiskStore } from "@/lib/ports/blob-store/local-disk";
import { createOutboxMailer } from "@/lib/ports/mailer/outbox";
import { createSharpPhotoReader } from "@/lib/ports/photo-reader/sharp";
import { createWebPush } from "@/lib/ports/push/web-push";
import type { World } from "@/lib/server/context";
import { connect } from "@/lib/server/db";
import { type Runtime, setRuntime } from "@/lib/server/runtime";
import { createSessions } from "@/lib/server/session";
import { createTestDatabase, type TestDatabase } from "./database";
import { HeldBackground, ScriptedEngine, StoppedClock } from "./fakes";
import { AWAY_SERVICE, VAPID } from "./push";

export type TestWorld = World & {
  clock: StoppedClock;
  background: HeldBackground;
  engine: ScriptedEngine;
  databaseUrl: string;
  /** The mails sent so far, oldest first, as RFC 5322 text. */
  mails(): Promise<string[]>;
};

const SECRET = "a-secret-for-tests-that-opens-nothing";

/**
 * Gives the tests of a file their own migrated database, stores in a temporary folder, and the real handlers
 * running on them. Rows stay from test to test: each test makes its own people.
 * @returns a handle that is filled before the first test and renewed (clock, engine, limits) before each
 */
export function testWorld(): TestWorld {
  const handle = {} as TestWorld;
  let database: TestDatabase;
  let folder: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    folder = await mkdtemp(path.join(tmpdir(), "formcast-test-"));
    Object.assign(handle, {
      db: connect(database.url),
      databaseUrl: database.url,
      photoReader: createSharpPhotoReader(),
      blobs: createLocalDiskStore(path.join(folder, "blobs")),
      mailer: createOutboxMailer(path.join(folder, "outbox"), "Formcast <no-reply@formcast.test>"),
      push: createWebPush({ ...VAPID, origins: [AWAY_SERVICE] }),
      settings: {
        appUrl: "https://formcast.test",
        rateLimitScale: 1,
        secret: SECRET,
        dailyImageBudget: { microUsd: 50_000_000, microUsdPerTrainer: 5_000_000 },
      },
      mails: () => readMails(path.join(folder, "outbox")),
    });
  });
  beforeEach(async () => {
    const engine = new ScriptedEngine();
    Object.assign(handle, {
      clock: new StoppedClock(),
      background: new HeldBackground(),
      engine,
      images: [engine],
    });
    await handle.db.rateLimit.deleteMany();
    setRuntime(runtimeOf(handle));
  });
  afterAll(async () => {
    setRuntime(undefined);
    await handle.db.$disconnect();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });
  return handle;
}

/** The runtime that a server would compose, from the test's parts. */
export function runtimeOf(world: TestWorld, { trustProxy = true } = {}): Runtime {
  const { db, clock } = world;
  return { world, sessions: createSessions({ db, clock, secret: SECRET, secure: true }), trustProxy };
}

async function readMails(outbox: string): Promise<string[]> {
  const names = await readdir(outbox).catch(() => []);
  return Promise.all(names.sort().map((name) => readFile(path.join(outbox, name), "utf8")));
}
