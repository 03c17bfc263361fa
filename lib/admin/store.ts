import "server-only";
import type { Db } from "@/lib/server/context";
import { isUuid } from "@/lib/text/uuid";
import { Prisma } from "@/prisma/generated/client";
import type { ActivityPeriod, AuditAction, AuditDetails, Page, SearchPage } from "./schema";
import { prefixQuery } from "./search-words";

const { sql, join, empty } = Prisma;
const NEWEST_FIRST = [{ createdAt: "desc" as const }, { id: "desc" as const }];

type TrainerRow = { id: string; name: string; isAdmin: boolean; createdAt: Date };

/** Prisma's own count of clients would read every client for each page, so they are counted apart. */
export async function listTrainers(db: Db, { after, limit, search }: SearchPage): Promise<TrainerRow[]> {
  const wanted = search ? prefixQuery(search) : undefined;
  if (wanted === null) return [];
  const conditions = [
    after ? sql`("createdAt", "id") < (${after.at}, ${after.id}::uuid)` : sql`TRUE`,
    wanted ? sql`"id" IN (${trainersNamed(wanted)})` : sql`TRUE`,
  ];
  return db.$queryRaw<TrainerRow[]>`
    SELECT "id", "name", "isAdmin", "createdAt" FROM "Trainer"
    WHERE ${join(conditions, " AND ")}
    ORDER BY "createdAt" DESC, "id" DESC
    ${limit === undefined ? empty : sql`LIMIT ${limit}`}`;
}

/** Trainers of such a name, and those with a client of such a name. */
function trainersNamed(wanted: string) {
  return sql`
    SELECT "id" FROM "Trainer" WHERE to_tsvector('simple', "name") @@ to_tsquery('simple', ${wanted})
    UNION
    SELECT "trainerId" FROM "Client" WHERE to_tsvector('simple', "name") @@ to_tsquery('simple', ${wanted})`;
}

/** How many clients each of the trainers has, or each of all; who has none is left out. */
export async function clientCounts(db: Db, trainerIds?: string[]): Promise<Map<string, number>> {
  const rows = await db.client.groupBy({
    by: ["trainerId"],
    where: { ...(trainerIds && { trainerId: { in: trainerIds } }) },
    _count: true,
  });
  return new Map(rows.map((row) => [row.trainerId, row._count]));
}

export async function findTrainer(db: Db, id: string) {
  if (!isUuid(id)) return null;
  return db.trainer.findUnique({ where: { id }, select: { id: true, name: true, isAdmin: true } });
}

/** Holds every admin's row, so that two deletions at once cannot leave none. */
export async function lockAdmins(db: Db): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`SELECT "id" FROM "Trainer" WHERE "isAdmin" FOR UPDATE`;
  return rows.map((row) => row.id);
}

export function setRole(db: Db, id: string, isAdmin: boolean) {
  return db.trainer.update({
    where: { id },
    data: { isAdmin },
    select: { id: true, name: true, isAdmin: true, createdAt: true },
  });
}

/** How many there were. */
export async function removeSessions(db: Db, trainerId: string): Promise<number> {
  return (await db.session.deleteMany({ where: { trainerId } })).count;
}

export async function removeTrainer(db: Db, id: string): Promise<void> {
  await db.trainer.delete({ where: { id } });
}

export function listClientsOf(db: Db, trainerId: string, { after, limit, search }: SearchPage) {
  return db.client.findMany({
    where: {
      trainerId,
      ...(search && { name: { contains: search, mode: "insensitive" } }),
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
  return db.client.findUnique({
    where: { id },
    select: { id: true, name: true, trainer: { select: { name: true } } },
  });
}

export async function removeClient(db: Db, id: string): Promise<void> {
  await db.client.delete({ where: { id } });
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

export function finishedImages(db: Db, clientId: string) {
  return db.generationImage.findMany({
    where: { status: "done", generation: { clientId } },
    orderBy: [{ finishedAt: "desc" }, { id: "desc" }],
    select: { id: true, finishedAt: true },
  });
}

/** All of them, or a single trainer's. */
export function countClients(db: Db, trainerId?: string): Promise<number> {
  return db.client.count({ where: { ...(trainerId && { trainerId }) } });
}

export function countImages(db: Db, { from, to }: ActivityPeriod) {
  return db.generationImage.count({
    where: { status: "done", finishedAt: { ...(from && { gte: from }), ...(to && { lte: to }) } },
  });
}

export function recentTrainers(db: Db, take: number) {
  return db.trainer.findMany({
    orderBy: NEWEST_FIRST,
    take,
    select: { id: true, name: true, createdAt: true },
  });
}

export function recentClients(db: Db, take: number) {
  return db.client.findMany({
    orderBy: NEWEST_FIRST,
    take,
    select: { id: true, name: true, createdAt: true, trainer: { select: { name: true } } },
  });
}

type Act = {
  actorId: string;
  actorEmail: string;
  action: AuditAction;
  targetId: string;
  details: AuditDetails;
  at: Date;
};

/** Writes down what an admin did. The table refuses changes and deletions. */
export async function record(db: Db, act: Act): Promise<void> {
  await db.auditEntry.create({ data: act });
}

export function listAuditEntries(db: Db, { after, limit }: Page) {
  return db.auditEntry.findMany({
    where: {
      ...(after && { at: { lte: after.at }, OR: [{ at: { lt: after.at } }, { id: { lt: after.id } }] }),
    },
    orderBy: [{ at: "desc" }, { id: "desc" }],
    ...(limit !== undefined && { take: limit }),
    select: { id: true, at: true, actorEmail: true, action: true, details: true },
  });
}

type CostRow = {
  trainerId: string;
  name: string;
  images: number;
  failures: number;
  local: number;
  replicate: number;
  millis: number;
  costMicroUsd: number | null;
};

/** Superseded images count too: they were made. */
export function costsByTrainer(db: Db, { from, to }: ActivityPeriod): Promise<CostRow[]> {
  const conditions = [
    sql`i."status" IN ('done', 'failed')`,
    from ? sql`i."finishedAt" >= ${from}` : sql`TRUE`,
    to ? sql`i."finishedAt" <= ${to}` : sql`TRUE`,
  ];
  return db.$queryRaw<CostRow[]>`
    SELECT t."id" AS "trainerId", t."name",
      (count(*) FILTER (WHERE i."status" = 'done'))::int AS "images",
      (count(*) FILTER (WHERE i."status" = 'failed'))::int AS "failures",
      (count(*) FILTER (WHERE i."status" = 'done' AND i."engine" = 'local'))::int AS "local",
      (count(*) FILTER (WHERE i."status" = 'done' AND i."engine" = 'replicate'))::int AS "replicate",
      coalesce(sum(i."millis"), 0)::float8 AS "millis",
      sum(i."costMicroUsd")::float8 AS "costMicroUsd"
    FROM "GenerationImage" i
      JOIN "Generation" g ON g."id" = i."generationId"
      JOIN "Client" c ON c."id" = g."clientId"
      JOIN "Trainer" t ON t."id" = c."trainerId"
    WHERE ${join(conditions, " AND ")}
    GROUP BY t."id", t."name"
    ORDER BY "images" DESC, "failures" DESC, t."id"`;
}
