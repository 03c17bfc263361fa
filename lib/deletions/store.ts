import "server-only";
import type { Db } from "@/lib/server/context";
import { isUuid } from "@/lib/text/uuid";

const NAMED = { id: true, name: true, clientCount: true } as const;

/** Marks the trainer and ends what is open: sign-ins, and mailed links. Null when already deleted. */
export async function markDeleted(db: Db, trainerId: string, now: Date) {
  const [trainer] = await db.trainer.updateManyAndReturn({
    where: { id: trainerId, deletedAt: null },
    data: { deletedAt: now },
    select: NAMED,
  });
  if (!trainer) return null;
  await db.session.deleteMany({ where: { trainerId } });
  await db.resetToken.deleteMany({ where: { trainerId } });
  return trainer;
}

/** Null when there is no such deleted trainer, or no more. */
export async function unmarkDeleted(db: Db, trainerId: string) {
  if (!isUuid(trainerId)) return null;
  const [trainer] = await db.trainer.updateManyAndReturn({
    where: { id: trainerId, deletedAt: { not: null } },
    data: { deletedAt: null },
    select: NAMED,
  });
  return trainer ?? null;
}

/** The last deleted first. */
export function listDeleted(db: Db) {
  return db.trainer.findMany({
    where: { deletedAt: { not: null } },
    orderBy: [{ deletedAt: "desc" }, { id: "desc" }],
    select: { ...NAMED, email: true, deletedAt: true },
  });
}

type DeletedRow = { id: string; name: string; clientCount: number };

/** A deleted trainer, held until this transaction ends. */
export async function lockDeleted(db: Db, id: string): Promise<DeletedRow | null> {
  if (!isUuid(id)) return null;
  const [row] = await db.$queryRaw<DeletedRow[]>`
    SELECT "id", "name", "clientCount" FROM "Trainer"
    WHERE "id" = ${id}::uuid AND "deletedAt" IS NOT NULL FOR UPDATE`;
  return row ?? null;
}

/** The same for whoever was deleted first, by that time at the latest. One that somebody else holds is left out. */
export async function lockDeletedBy(db: Db, time: Date): Promise<DeletedRow | null> {
  const [row] = await db.$queryRaw<DeletedRow[]>`
    SELECT "id", "name", "clientCount" FROM "Trainer" WHERE "deletedAt" <= ${time}
    ORDER BY "deletedAt", "id" LIMIT 1 FOR UPDATE SKIP LOCKED`;
  return row ?? null;
}

/** Removes the row, and with it all rows that were the trainer's. */
export async function removeTrainer(db: Db, id: string): Promise<void> {
  await db.trainer.delete({ where: { id } });
}

/** Photos that belong to the trainer but to no client yet go with the trainer too. */
export async function photoKeysOfTrainer(db: Db, trainerId: string): Promise<string[]> {
  const rows = await db.photo.findMany({ where: { trainerId }, select: { blobKey: true, thumbKey: true } });
  return rows.flatMap((row) => [row.blobKey, row.thumbKey]);
}

/** Of all clients at once, so that a long list of them fits one transaction. */
export async function imageKeysOfTrainer(db: Db, trainerId: string): Promise<(string | null)[]> {
  const rows = await db.generationImage.findMany({
    where: { generation: { client: { trainerId } } },
    select: { blobKey: true, thumbKey: true },
  });
  return rows.flatMap((row) => [row.blobKey, row.thumbKey]);
}

/** A client of a trainer who is not deleted. */
export async function findClient(db: Db, id: string) {
  if (!isUuid(id)) return null;
  return db.client.findFirst({
    where: { id, trainer: { deletedAt: null } },
    select: { id: true, name: true, trainer: { select: { name: true } } },
  });
}

export async function removeClient(db: Db, id: string): Promise<void> {
  await db.client.delete({ where: { id } });
}
