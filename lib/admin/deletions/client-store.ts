import "server-only";
import { handOver } from "@/lib/clients/record/ownership-store";
import type { Db } from "@/lib/platform/kernel/context";
import { isUuid } from "@/lib/text/uuid";

/** Owns deleted clients until their purge. It is deleted itself, so every query for a client hides them. */
export const KEEPER_ID = "00000000-0000-7000-8000-000000000001";
const KEEPER = { name: "Deleted clients", email: "deleted-clients@formcast.invalid" };

/** Hides a client by moving it to the keeper. */
export async function moveToKeeper(db: Db, id: string, now: Date): Promise<void> {
  await db.$executeRaw`
    INSERT INTO "Trainer" ("id", "name", "email", "passwordHash", "createdAt", "deletedAt")
    VALUES (${KEEPER_ID}::uuid, ${KEEPER.name}, ${KEEPER.email}, '', ${now}, ${now}) ON CONFLICT DO NOTHING`;
  await db.$executeRaw`
    UPDATE "Client" SET "deletedFromId" = "trainerId", "deletedAt" = ${now} WHERE "id" = ${id}::uuid`;
  await handOver(db, [id], KEEPER_ID);
}

export type DeletedRow = { id: string; name: string; deletedFromId: string };

/** Locks a deleted client; null when there is none. */
export async function lockDeletedClient(db: Db, id: string): Promise<DeletedRow | null> {
  if (!isUuid(id)) return null;
  const [row] = await db.$queryRaw<DeletedRow[]>`
    SELECT "id", "name", "deletedFromId" FROM "Client"
    WHERE "id" = ${id}::uuid AND "deletedAt" IS NOT NULL FOR UPDATE`;
  return row ?? null;
}

/** Locks a trainer who is not deleted, so that the trainer stays undeleted during the transaction. */
export async function lockTrainer(db: Db, id: string): Promise<{ id: string; name: string } | null> {
  const [row] = await db.$queryRaw<{ id: string; name: string }[]>`
    SELECT "id", "name" FROM "Trainer" WHERE "id" = ${id}::uuid AND "deletedAt" IS NULL FOR NO KEY UPDATE`;
  return row ?? null;
}

export async function restore(db: Db, { id, deletedFromId }: DeletedRow): Promise<void> {
  await handOver(db, [id], deletedFromId);
  await db.client.update({ where: { id }, data: { deletedFromId: null, deletedAt: null } });
}

export type DeletedClientRow = {
  id: string;
  name: string;
  trainerName: string;
  trainerEmail: string;
  isTrainerDeleted: boolean;
  deletedAt: Date;
};

export function listDeletedClients(db: Db): Promise<DeletedClientRow[]> {
  return db.$queryRaw<DeletedClientRow[]>`
    SELECT c."id", c."name", t."name" AS "trainerName", t."email" AS "trainerEmail",
      t."deletedAt" IS NOT NULL AS "isTrainerDeleted", c."deletedAt"
    FROM "Client" c JOIN "Trainer" t ON t."id" = c."deletedFromId"
    WHERE c."deletedAt" IS NOT NULL ORDER BY c."deletedAt" DESC, c."id" DESC`;
}

/** Locks some clients deleted before `time`; skips rows locked by others. */
export function lockDeletedClientsBy(db: Db, time: Date, limit: number): Promise<DeletedRow[]> {
  return db.$queryRaw<DeletedRow[]>`
    SELECT "id", "name", "deletedFromId" FROM "Client" WHERE "deletedAt" <= ${time}
    ORDER BY "deletedAt", "id" LIMIT ${limit} FOR UPDATE SKIP LOCKED`;
}
