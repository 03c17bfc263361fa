import "server-only";
import { decode, encode } from "next-auth/jwt";
import type { Actor, Clock, DatabaseTimeouts } from "@/lib/platform/kernel/context";
import { DATABASE_TIMEOUTS, withTimeout } from "@/lib/platform/kernel/db";
import { createLru } from "@/lib/ports/lru";
import { DAY_MS } from "@/lib/text/calendar/days";
import { uuidv7 } from "@/lib/text/uuid";
import type { PrismaClient } from "@/prisma/generated/client";
import { cookieNameFor } from "./cookie-name";

const IDLE_MS = 14 * DAY_MS;
const ABSOLUTE_MS = 30 * DAY_MS;
/** A request updates `lastSeenAt` when it is older than this. */
const TOUCH_MS = 10 * 60 * 1000;
const TOKENS_KNOWN = 2000;

export type SessionOptions = {
  db: PrismaClient;
  clock: Clock;
  secret: string;
  secure: boolean;
  timeouts?: DatabaseTimeouts;
};

/** Sessions have one row each; the cookie's token contains only its encrypted id. The row decides, not the token. */
export type Sessions = {
  cookieName: string;
  read(token: string | undefined): Promise<Actor | null>;
  /** Null if the account does not allow it, or if `passwordHash`, which was checked, has changed meanwhile. */
  start(trainerId: string, passwordHash: string): Promise<string | null>;
  end(sessionId: string): Promise<void>;
  removal: string;
};

export function createSessions({
  db,
  clock,
  secret,
  secure,
  timeouts = DATABASE_TIMEOUTS,
}: SessionOptions): Sessions {
  const cookieName = cookieNameFor(secure);
  const attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;

  // Caches decrypted tokens, because decryption takes longer than the query. Their content never changes.
  const known = createLru<string>(TOKENS_KNOWN);
  const opened = async (token: string | undefined): Promise<string | null> => {
    if (!token) return null;
    const sessionId = known.get(token) ?? (await sessionIdOf(token, secret));
    if (sessionId) known.set(token, sessionId);
    return sessionId;
  };

  return {
    cookieName,
    removal: `${cookieName}=; ${attributes}; Max-Age=0`,

    async read(token) {
      const sessionId = await opened(token);
      if (!sessionId) return null;
      const now = clock.now();
      // Raw SQL joins in one statement; Prisma's relation would need two. Every signed-in request runs it.
      const found = db.$queryRaw<(Omit<Actor, "sessionId"> & { lastSeenAt: Date })[]>`
        SELECT s."lastSeenAt", t."id", t."name", t."email", t."isAdmin", t."units", t."restSeconds", t."barLbs",
          t."createdAt"
        FROM "Session" AS s
        JOIN "Trainer" AS t ON t."id" = s."trainerId" AND t."deletedAt" IS NULL AND t."suspendedAt" IS NULL
        WHERE s."id" = ${sessionId}::uuid AND s."idleExpiresAt" > ${now} AND s."absoluteExpiresAt" > ${now}`;
      const [session] = await withTimeout(found, timeouts);
      if (!session) return null;
      const { lastSeenAt, ...trainer } = session;
      if (now.getTime() - lastSeenAt.getTime() > TOUCH_MS) {
        const idleExpiresAt = later(now, IDLE_MS);
        await db.session.updateMany({ where: { id: sessionId }, data: { lastSeenAt: now, idleExpiresAt } });
      }
      return { ...trainer, sessionId };
    },

    async start(trainerId, passwordHash) {
      const now = clock.now();
      const id = uuidv7(now);
      const [idleEnd, absoluteEnd] = [later(now, IDLE_MS), later(now, ABSOLUTE_MS)];
      // The update serialises this with a concurrent password change, suspension or deletion.
      const opened = await db.$executeRaw`
        WITH t AS (
          UPDATE "Trainer" SET "lastSignInAt" = ${now}
          WHERE "id" = ${trainerId}::uuid AND "passwordHash" = ${passwordHash} AND "deletedAt" IS NULL
            AND "suspendedAt" IS NULL
          RETURNING "id"
        )
        INSERT INTO "Session" ("id", "trainerId", "createdAt", "lastSeenAt", "idleExpiresAt", "absoluteExpiresAt")
        SELECT ${id}::uuid, t."id", ${now}, ${now}, ${idleEnd}, ${absoluteEnd} FROM t`;
      if (opened === 0) return null;
      const maxAge = ABSOLUTE_MS / 1000;
      const token = await encode({ token: { sub: trainerId, sid: id }, secret, maxAge });
      return `${cookieName}=${token}; ${attributes}; Max-Age=${maxAge}`;
    },

    async end(sessionId) {
      await db.session.deleteMany({ where: { id: sessionId } });
    },
  };
}

function later(from: Date, ms: number): Date {
  return new Date(from.getTime() + ms);
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function sessionIdOf(token: string, secret: string): Promise<string | null> {
  try {
    const payload = await decode({ token, secret });
    return typeof payload?.sid === "string" && UUID.test(payload.sid) ? payload.sid : null;
  } catch {
    return null; // The cookie is forged, expired, or encrypted with another secret.
  }
}
