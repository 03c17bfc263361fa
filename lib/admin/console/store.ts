import "server-only";
import { handOver } from "@/lib/clients/record/ownership-store";
import type { Db } from "@/lib/platform/kernel/context";
import { literally } from "@/lib/text/schema";
import { isUuid } from "@/lib/text/uuid";
import { Prisma } from "@/prisma/generated/client";
import type { ActivityPeriod, SearchPage } from "./schema";

const { sql } = Prisma;
const NEWEST_FIRST = [{ createdAt: "desc" as const }, { id: "desc" as const }];

/** Lists and counts exclude deleted trainers with their clients and images. */
const LIVING = { deletedAt: null };

export function setRole(db: Db, id: string, isAdmin: boolean) {
  return db.trainer.update({
    where: { id },
    data: { isAdmin },
    select: { id: true, name: true, email: true, isAdmin: true, createdAt: true },
  });
}

export function listClientsOf(db: Db, trainerId: string, { after, limit, search }: SearchPage) {
  return db.client.findMany({
    where: {
      trainerId,
      ...(search && { name: { contains: literally(search), mode: "insensitive" } }),
      ...(after && {
        createdAt: { lte: after.at },
        OR: [{ createdAt: { lt: after.at } }, { id: { lt: after.id } }],
      }),
    },
    orderBy: NEWEST_FIRST,
    ...(limit !== undefined && { take: limit }),
  });
}

export async function findClient(db: Db, id: string) {
  if (!isUuid(id)) return null;
  const select = { id: true, name: true, trainer: { select: { id: true, name: true, email: true } } };
  return db.client.findFirst({ where: { id, trainer: LIVING }, select });
}

export function endedImages(db: Db, clientId: string) {
  const generation = { subject: true, frontPhotoId: true, backPhotoId: true, createdAt: true };
  return db.generationImage.findMany({
    where: { status: { in: ["done", "failed"] }, generation: { clientId } },
    orderBy: [{ finishedAt: "desc" }, { id: "desc" }],
    include: { generation: { select: generation } },
  });
}

export async function photoIdsOf(db: Db, clientId: string): Promise<ReadonlySet<string>> {
  const rows = await db.photo.findMany({ where: { clientId }, select: { id: true } });
  return new Set(rows.map(({ id }) => id));
}

export async function countClients(db: Db): Promise<number> {
  const { _sum } = await db.trainer.aggregate({ where: LIVING, _sum: { clientCount: true } });
  return _sum.clientCount ?? 0;
}

/** Subtracts the few images of deleted trainers and of samples: a join of every image to its trainer is far slower. */
export async function countImages(db: Db, { from, to }: ActivityPeriod): Promise<number> {
  const made = {
    status: "done" as const,
    finishedAt: { ...(from && { gte: from }), ...(to && { lte: to }) },
  };
  const madeOf = (client: Prisma.ClientWhereInput) =>
    db.generationImage.count({ where: { ...made, generation: { client } } });
  const [all, ofDeleted, ofSamples] = await Promise.all([
    db.generationImage.count({ where: made }),
    madeOf({ trainer: { deletedAt: { not: null } } }),
    madeOf({ isSample: true, trainer: LIVING }),
  ]);
  return all - ofDeleted - ofSamples;
}

export function recentTrainers(db: Db, take: number) {
  return db.trainer.findMany({
    where: LIVING,
    orderBy: NEWEST_FIRST,
    take,
    select: { id: true, name: true, createdAt: true },
  });
}

export function recentClients(db: Db, take: number) {
  return db.client.findMany({
    where: { trainer: LIVING, isSample: false },
    orderBy: NEWEST_FIRST,
    take,
    select: { id: true, name: true, createdAt: true, trainer: { select: { name: true } } },
  });
}

/** Moves all clients when `ids` is absent; samples stay. */
export async function moveClients(
  db: Db,
  { from, to, ids }: { from: string; to: string; ids?: string[] },
): Promise<number> {
  // Locks clients before trainers, like all other code, and trainers in id order: opposite moves cannot deadlock.
  const selected = ids ? sql`"id" = ANY(${ids}::uuid[])` : sql`TRUE`;
  const clients = await db.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "Client" WHERE "trainerId" = ${from}::uuid AND NOT "isSample" AND ${selected} ORDER BY "id" FOR UPDATE`;
  await db.$queryRaw`SELECT 1 FROM "Trainer" WHERE "id" IN (${from}::uuid, ${to}::uuid) ORDER BY "id" FOR NO KEY UPDATE`;
  const clientIds = clients.map(({ id }) => id);
  await handOver(db, clientIds, to);
  // The consent names the trainer, so a check-in link asks again before it shows or takes anything.
  await db.checkInLink.updateMany({
    where: { clientId: { in: clientIds }, revokedAt: null },
    data: { consentVersion: null },
  });
  return clients.length;
}
