import path from "node:path";
import type { DatabaseTimeouts, Services } from "@/lib/platform/kernel/context";
import { connect } from "@/lib/platform/kernel/db";
import { createLocalDiskStore } from "@/lib/ports/blob-store/local-disk";
import { createOutboxMailer } from "@/lib/ports/mailer/outbox";
import { createSharpPhotoReader } from "@/lib/ports/photo-reader/sharp";
import { createWebPush } from "@/lib/ports/push/web-push";
import type { Runtime } from "@/lib/server/runtime/runtime";
import { createSessions } from "@/lib/server/runtime/session";
import { HeldBackground, ScriptedChecker, ScriptedEngine, StoppedClock } from "./fakes";
import { AWAY_SERVICE, VAPID } from "./push";

/** The services with controllable clock, background work and engine. */
export type DirectedWorld = Services & {
  clock: StoppedClock;
  background: HeldBackground;
  engine: ScriptedEngine;
  photoChecker: ScriptedChecker;
};

/** Long, because test machines may be slow. */
const DATABASE_TIMEOUTS: DatabaseTimeouts = { firstAnswerMs: 60_000, longestStatementMs: 60_000 };
const SECRET = "a-secret-for-tests-that-opens-nothing";

/** Services on a migrated database with files in a folder. The caller disconnects `db`. */
export function makeWorld(databaseUrl: string, folder: string): DirectedWorld {
  return {
    db: connect(databaseUrl, { timeouts: DATABASE_TIMEOUTS }),
    photoReader: createSharpPhotoReader(),
    blobs: createLocalDiskStore(path.join(folder, "blobs")),
    mailer: createOutboxMailer(outboxIn(folder), "Formcast <no-reply@formcast.test>"),
    push: createWebPush({ ...VAPID, origins: [AWAY_SERVICE] }),
    settings: {
      appUrl: "https://formcast.test",
      registration: "open",
      rateLimitScale: 1,
      databaseTimeouts: DATABASE_TIMEOUTS,
      secret: SECRET,
      dailyImageBudget: { microUsd: 50_000_000, microUsdPerTrainer: 5_000_000 },
      release: { version: "1.2.3", commit: "0f9fa7c5" },
    },
    ...makeDirected(),
  };
}

/** Fresh controllable parts. */
export function makeDirected() {
  const engine = new ScriptedEngine();
  const photoChecker = new ScriptedChecker();
  return {
    clock: new StoppedClock(),
    background: new HeldBackground(),
    engine,
    photoChecker,
    images: [engine],
  };
}

export const outboxIn = (folder: string): string => path.join(folder, "outbox");

/** The runtime that a server would compose from these services. */
export function runtimeOf(world: DirectedWorld, { trustProxy = 1, secure = true } = {}): Runtime {
  const { db, clock, settings } = world;
  const timeouts = settings.databaseTimeouts;
  const sessions = createSessions({ db, clock, secret: SECRET, secure, timeouts });
  return { services: world, sessions, trustProxy };
}
