import "server-only";
import { countOpenShares } from "@/lib/clients/consents/store";
import type { Db } from "@/lib/platform/kernel/context";
import { isUuid } from "@/lib/text/uuid";
import { KEEPER_ID } from "./client-store";

const NAMED = { id: true, name: true, clientCount: true } as const;

export async function markDeleted(db: Db, trainerId: string, now: Date) {
  const [trainer] = await db.trainer.updateManyAndReturn({
    where: { id: trainerId, deletedAt: null },
    data: { deletedAt: now },
    select: NAMED,
  });
  if (!trainer) return null;
  await db.session.deleteMany({ where: { trainerId } });
  await db.resetToken.deleteMany({ where: { trainerId } });
  await db.emailChange.deleteMany({ where: { trainerId } });
  return trainer;
}

const RESTORABLE = { deletedAt: { not: null }, purgingSince: null, NOT: { id: KEEPER_ID } } as const;

export async function unmarkDeleted(db: Db, trainerId: string) {
  if (!isUuid(trainerId)) return null;
  const [trainer] = await db.trainer.updateManyAndReturn({
    where: { AND: [{ id: trainerId }, RESTORABLE] },
    data: { deletedAt: null },
    select: NAMED,
  });
  return trainer ?? null;
}

export function listDeleted(db: Db) {
  return db.trainer.findMany({
    where: RESTORABLE,
    orderBy: [{ deletedAt: "desc" }, { id: "desc" }],
    select: { ...NAMED, email: true, deletedAt: true },
  });
}

type DeletedRow = { id: string; name: string; clientCount: number };

export async function markPurging(db: Db, id: string, now: Date): Promise<void> {
  await db.trainer.update({ where: { id }, data: { purgingSince: now } });
}

/** Locks a deleted trainer whose purge has not begun. */
export async function lockDeleted(db: Db, id: string): Promise<DeletedRow | null> {
  if (!isUuid(id)) return null;
  const [row] = await db.$queryRaw<DeletedRow[]>`
    SELECT "id", "name", "clientCount" FROM "Trainer"
    WHERE "id" = ${id}::uuid AND "deletedAt" IS NOT NULL AND "purgingSince" IS NULL AND "id" <> ${KEEPER_ID}::uuid
    FOR UPDATE`;
  return row ?? null;
}

type PurgedRow = DeletedRow & { purgingSince: Date | null };

/** Locks the trainer who was deleted first, before `time` or with a purge in progress. Skips rows locked by others. */
export async function lockDeletedBy(db: Db, time: Date): Promise<PurgedRow | null> {
  const [row] = await db.$queryRaw<PurgedRow[]>`
    SELECT "id", "name", "clientCount", "purgingSince" FROM "Trainer"
    WHERE ("deletedAt" <= ${time} OR ("deletedAt" IS NOT NULL AND "purgingSince" IS NOT NULL))
      AND "id" <> ${KEEPER_ID}::uuid
    ORDER BY "deletedAt", "id" LIMIT 1 FOR UPDATE SKIP LOCKED`;
  return row ?? null;
}

/** Foreign keys delete all rows of the trainer. */
export async function removeTrainer(db: Db, id: string): Promise<void> {
  await db.trainer.delete({ where: { id } });
}

/** Includes clients deleted by an admin. */
export async function someClientsOf(db: Db, trainerId: string, limit: number): Promise<string[]> {
  const rows = await db.client.findMany({
    where: { OR: [{ trainerId }, { deletedFromId: trainerId }] },
    take: limit,
    select: { id: true },
  });
  return rows.map((row) => row.id);
}

export async function findClient(db: Db, id: string) {
  if (!isUuid(id)) return null;
  return db.client.findFirst({
    where: { id, trainer: { deletedAt: null } },
    select: { id: true, name: true, isSample: true, trainer: { select: { name: true } } },
  });
}

export async function removeClients(db: Db, ids: string[]): Promise<void> {
  await db.client.deleteMany({ where: { id: { in: ids } } });
}

/** Counts what a deletion of the trainer removes; of the links, only those that still work. */
export async function countAllOf(db: Db, trainerId: string, now: Date) {
  const client = { trainerId };
  const [clients, photos, images, workouts, links] = await Promise.all([
    db.client.count({ where: client }),
    db.photo.count({ where: { trainerId, asLogo: null } }),
    db.generationImage.count({ where: { status: "done", generation: { client } } }),
    db.workout.count({ where: { client } }),
    countOpenShares(db, { client }, now),
  ]);
  return { clients, photos, images, workouts, links };
}
