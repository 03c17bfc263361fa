import "server-only";
import { IN_SERVICE } from "@/lib/accounts/sign-in/store";
import type { Db } from "@/lib/platform/kernel/context";
import { isUuid } from "@/lib/text/uuid";
import { type Intake, Prisma } from "@/prisma/generated/client";
import type { IntakeAnswers } from "./schema";

export type { Intake };

export function insert(
  db: Db,
  data: Pick<Intake, "id" | "trainerId" | "tokenHash" | "name" | "timeZone" | "createdAt" | "expiresAt">,
): Promise<Intake> {
  return db.intake.create({ data });
}

/** The intake of a token hash, if it has not expired and its trainer is in service. */
export function findOpen(db: Db, tokenHash: string, now: Date) {
  return db.intake.findFirst({
    where: { tokenHash, expiresAt: { gt: now }, trainer: IN_SERVICE },
    include: { trainer: true },
  });
}
export type OpenIntake = NonNullable<Awaited<ReturnType<typeof findOpen>>>;

/** Sending, taking back and the trainer's decision come one after another. */
export async function lock(db: Db, id: string): Promise<void> {
  await db.$queryRaw`SELECT 1 FROM "Intake" WHERE "id" = ${id}::uuid FOR UPDATE`;
}

export async function findOwned(db: Db, id: string, trainerId: string): Promise<Intake | null> {
  return isUuid(id) ? db.intake.findFirst({ where: { id, trainerId } }) : null;
}

type Sent = Pick<
  Intake,
  "sentAt" | "expiresAt" | "timeZone" | "consentVersion" | "frontPhotoId" | "backPhotoId"
>;

export async function saveSent(db: Db, id: string, sent: Sent & { answers: IntakeAnswers }): Promise<void> {
  await db.intake.update({ where: { id }, data: sent });
}

/** Nothing of what was sent stays. */
export async function saveAccepted(db: Db, id: string, acceptedAt: Date, expiresAt: Date): Promise<void> {
  const nothing = { answers: Prisma.DbNull, frontPhotoId: null, backPhotoId: null };
  await db.intake.update({ where: { id }, data: { ...nothing, acceptedAt, expiresAt } });
}

export async function remove(db: Db, ids: string[]): Promise<void> {
  await db.intake.deleteMany({ where: { id: { in: ids } } });
}

/** Undecided ones of a trainer, newest first. */
export function listUndecided(db: Db, trainerId: string, now: Date): Promise<Intake[]> {
  return db.intake.findMany({
    where: { trainerId, acceptedAt: null, expiresAt: { gt: now } },
    orderBy: [{ sentAt: "desc" }, { createdAt: "desc" }, { id: "desc" }],
  });
}

export async function expired(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "Intake" WHERE "expiresAt" <= ${now} LIMIT ${limit} FOR UPDATE SKIP LOCKED`;
  return rows.map(({ id }) => id);
}

/** Whether a photo can be sent: it came by this intake. */
export async function hasPhoto(db: Db, photoId: string, intakeId: string): Promise<boolean> {
  return isUuid(photoId) && (await db.photo.count({ where: { id: photoId, intakeId, clientId: null } })) > 0;
}
