import "server-only";
import type { Db } from "@/lib/platform/kernel/context";
import { isUuid } from "@/lib/text/uuid";

const PUBLIC_COLUMNS = {
  id: true,
  name: true,
  email: true,
  isAdmin: true,
  units: true,
  restSeconds: true,
  barLbs: true,
  createdAt: true,
} as const;

export function insertTrainer(
  db: Db,
  data: { name: string; email: string; passwordHash: string; createdAt: Date },
) {
  return db.trainer.create({ data, select: PUBLIC_COLUMNS });
}

export const IN_SERVICE = { deletedAt: null, suspendedAt: null } as const;

export function findByEmail(db: Db, email: string) {
  return db.trainer.findUnique({
    where: { email, deletedAt: null },
    select: { ...PUBLIC_COLUMNS, passwordHash: true, suspendedAt: true },
  });
}

export async function findTrainer(db: Db, id: string) {
  return isUuid(id)
    ? db.trainer.findUnique({
        where: { id, deletedAt: null },
        select: { ...PUBLIC_COLUMNS, suspendedAt: true, lastSignInAt: true },
      })
    : null;
}

/** Locks in id order to avoid deadlocks. @returns ids of the current admins who are not suspended */
export async function lockAdmins(db: Db, aboutId: string): Promise<string[]> {
  const about = isUuid(aboutId) ? aboutId : null;
  const rows = await db.$queryRaw<{ id: string; isAdmin: boolean }[]>`
    SELECT "id", "isAdmin" AND "suspendedAt" IS NULL AS "isAdmin" FROM "Trainer"
    WHERE ("isAdmin" OR "id" = ${about}::uuid) AND "deletedAt" IS NULL
    ORDER BY "id" FOR NO KEY UPDATE`;
  return rows.flatMap(({ id, isAdmin }) => (isAdmin ? id : []));
}

export async function passwordHashOf(db: Db, trainerId: string): Promise<string | null> {
  const row = await db.trainer.findUnique({ where: { id: trainerId }, select: { passwordHash: true } });
  return row?.passwordHash ?? null;
}

/** Every password change locks the account before its links and sessions, to avoid deadlocks. */
export async function lockAccount(db: Db, trainerId: string, passwordHash: string): Promise<boolean> {
  const rows = await db.$queryRaw<unknown[]>`
    SELECT 1 FROM "Trainer"
    WHERE "id" = ${trainerId}::uuid AND "passwordHash" = ${passwordHash} AND "deletedAt" IS NULL FOR NO KEY UPDATE`;
  return rows.length === 1;
}

export async function lockAccountOfToken(db: Db, tokenHash: string, now: Date): Promise<string | null> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT t."id" FROM "Trainer" t JOIN "ResetToken" r ON r."trainerId" = t."id"
    WHERE r."tokenHash" = ${tokenHash} AND r."usedAt" IS NULL AND r."expiresAt" >= ${now}
      AND t."deletedAt" IS NULL FOR NO KEY UPDATE OF t`;
  return rows[0]?.id ?? null;
}

/** Whether the session is still open. Locks it, so that it cannot end before this transaction does. */
export async function lockSession(db: Db, id: string): Promise<boolean> {
  const rows = await db.$queryRaw<unknown[]>`SELECT 1 FROM "Session" WHERE "id" = ${id}::uuid FOR SHARE`;
  return rows.length === 1;
}

/** Deletes a pending address change, because it was requested with the old password. */
export async function setPassword(db: Db, trainerId: string, passwordHash: string): Promise<string> {
  const { email } = await db.trainer.update({
    where: { id: trainerId },
    data: { passwordHash },
    select: { email: true },
  });
  await db.emailChange.deleteMany({ where: { trainerId } });
  return email;
}

/** Expires mailed links at `now`. A request that came earlier and waits for the lock can still use its link. */
export async function expireResetLinks(db: Db, trainerId: string, now: Date): Promise<void> {
  await db.resetToken.updateMany({
    where: { trainerId, usedAt: null, expiresAt: { gt: now } },
    data: { expiresAt: now },
  });
}

/** Call it after `setPassword`, so that no session opens in between. */
export async function endSessions(db: Db, trainerId: string, exceptId?: string): Promise<number> {
  const { count } = await db.session.deleteMany({
    where: { trainerId, ...(exceptId && { id: { not: exceptId } }) },
  });
  return count;
}

/** Replaces all that end sooner: what a stranger asks for must not void an invitation. */
export async function addResetToken(
  db: Db,
  data: { trainerId: string; tokenHash: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await db.resetToken.deleteMany({
    where: { trainerId: data.trainerId, expiresAt: { lte: data.expiresAt } },
  });
  await db.resetToken.create({ data });
}

/** Uses the token and returns its trainer. One statement, so that only one of several parallel uses succeeds. */
export async function consumeResetToken(db: Db, tokenHash: string, now: Date): Promise<string | null> {
  const rows = await db.resetToken.updateManyAndReturn({
    where: { tokenHash, usedAt: null, expiresAt: { gte: now } },
    data: { usedAt: now },
    select: { trainerId: true },
  });
  return rows[0]?.trainerId ?? null;
}

export async function removeExpired(db: Db, now: Date): Promise<void> {
  const over = { lte: now };
  await db.session.deleteMany({ where: { OR: [{ idleExpiresAt: over }, { absoluteExpiresAt: over }] } });
  await db.resetToken.deleteMany({ where: { expiresAt: over } });
  await db.emailChange.deleteMany({ where: { expiresAt: over } });
}
