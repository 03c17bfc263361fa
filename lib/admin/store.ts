import "server-only";
import type { Db } from "@/lib/kernel/context";
import { literally } from "@/lib/text/schema";
import { isUuid } from "@/lib/text/uuid";
import { Prisma } from "@/prisma/generated/client";
import type { ActivityPeriod, SearchPage } from "./schema";

const { sql } = Prisma;
const NEWEST_FIRST = [{ createdAt: "desc" as const }, { id: "desc" as const }];

/** Who is deleted is in none of the lists and counts here, and neither are their clients and images. */
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

/** The images that were made and those that nobody could make, the last first. */
export function endedImages(db: Db, clientId: string) {
  const generation = { subject: true, frontPhotoId: true, backPhotoId: true, createdAt: true };
  return db.generationImage.findMany({
    where: { status: { in: ["done", "failed"] }, generation: { clientId } },
    orderBy: [{ finishedAt: "desc" }, { id: "desc" }],
    include: { generation: { select: generation } },
  });
}

/** The photos that the client still has. */
export async function photoIdsOf(db: Db, clientId: string): Promise<ReadonlySet<string>> {
  const rows = await db.photo.findMany({ where: { clientId }, select: { id: true } });
  return new Set(rows.map(({ id }) => id));
}

export async function countClients(db: Db): Promise<number> {
  const { _sum } = await db.trainer.aggregate({ where: LIVING, _sum: { clientCount: true } });
  return _sum.clientCount ?? 0;
}

/** All that were made less the few of deleted trainers and of samples: looking up whose each image is would take far longer. */
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

/**
 * Gives clients of one trainer to another, with their photos; the rest belongs to the client alone. A sample stays.
 * @param ids which of them; all when left out
 * @returns how many there were
 */
export async function moveClients(
  db: Db,
  { from, to, ids }: { from: string; to: string; ids?: string[] },
): Promise<number> {
  // Clients first, as everybody takes them, then both trainers in one order: opposite moves wait for one another.
  const wanted = ids ? sql`"id" = ANY(${ids}::uuid[])` : sql`TRUE`;
  const clients = await db.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "Client" WHERE "trainerId" = ${from}::uuid AND NOT "isSample" AND ${wanted} ORDER BY "id" FOR UPDATE`;
  await db.$queryRaw`SELECT 1 FROM "Trainer" WHERE "id" IN (${from}::uuid, ${to}::uuid) ORDER BY "id" FOR NO KEY UPDATE`;
  const clientId = { in: clients.map(({ id }) => id) };
  await db.client.updateMany({ where: { id: clientId }, data: { trainerId: to } });
  await db.photo.updateMany({ where: { clientId }, data: { trainerId: to } });
  return clients.length;
}
