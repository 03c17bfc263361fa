import "server-only";
import type { Db } from "@/lib/platform/kernel/context";
import { isoDay } from "@/lib/text/calendar/days";
import { daysLater } from "@/lib/text/calendar/moments";
import { Prisma } from "@/prisma/generated/client";

const { sql } = Prisma;

export type Payer = {
  imageId: string;
  trainerId: string;
  trainerName: string;
  clientId: string;
  clientName: string;
};

/** Locks the client, so that the ledger cannot store the name of a client who is being deleted. */
export async function lockPayer(db: Db, imageId: string): Promise<Payer | null> {
  const [payer] = await db.$queryRaw<Payer[]>`
    SELECT i."id" AS "imageId", t."id" AS "trainerId", t."name" AS "trainerName", c."id" AS "clientId",
      c."name" AS "clientName"
    FROM "GenerationImage" i
      JOIN "Generation" g ON g."id" = i."generationId"
      JOIN "Client" c ON c."id" = g."clientId"
      JOIN "Trainer" t ON t."id" = c."trainerId"
    WHERE i."id" = ${imageId}::uuid FOR KEY SHARE OF c`;
  return payer ?? null;
}

/** By day (UTC). */
export async function spent(
  db: Db,
  { trainerId, now }: { trainerId: string; now: Date },
): Promise<{ own: number; all: number }> {
  const day = new Date(isoDay(now));
  const [sums] = await db.$queryRaw<{ own: number; all: number }[]>`
    SELECT coalesce(sum("microUsd") FILTER (WHERE "trainerId" = ${trainerId}::uuid), 0)::float8 AS "own",
      coalesce(sum("microUsd"), 0)::float8 AS "all"
    FROM "ImageCost" WHERE "bookedAt" >= ${day} AND "bookedAt" < ${daysLater(day, 1)}`;
  return sums ?? { own: 0, all: 0 };
}

/** Serialises all budget decisions until the end of the transaction. */
export async function lock(db: Db): Promise<void> {
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('ImageCost'))`;
}

export async function isBooked(db: Db, imageId: string): Promise<boolean> {
  return (await db.imageCost.count({ where: { imageId } })) > 0;
}

export async function book(db: Db, payer: Payer, bookedAt: Date, microUsd: number): Promise<void> {
  await db.imageCost.create({ data: { ...payer, bookedAt, microUsd } });
}

/** A final cost can only be raised by a slower worker. @param settledAt null while the engine is still working */
export async function settle(
  db: Db,
  imageId: string,
  microUsd: number,
  settledAt: Date | null,
): Promise<void> {
  await db.$executeRaw`
    UPDATE "ImageCost" SET
      "microUsd" = CASE WHEN "settledAt" IS NULL THEN ${microUsd} ELSE greatest("microUsd", ${microUsd}) END,
      "settledAt" = coalesce("settledAt", ${settledAt}::timestamptz)
    WHERE "imageId" = ${imageId}::uuid AND ("settledAt" IS NULL OR ${settledAt}::timestamptz IS NOT NULL)`;
}

export type Result =
  | { outcome: "done"; engine: "local" | "replicate"; millis: number }
  | { outcome: "failed"; engine?: undefined; millis?: undefined };

export async function close(db: Db, payer: Payer, at: Date, result: Result): Promise<void> {
  await db.imageCost.upsert({
    where: { imageId: payer.imageId },
    create: { ...payer, ...result, bookedAt: at },
    update: result,
  });
}

/** In millionths of a US dollar. */
export async function costsOf(db: Db, imageIds: string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db.imageCost.findMany({
    where: { imageId: { in: imageIds } },
    select: { imageId: true, microUsd: true },
  });
  return new Map(rows.map(({ imageId, microUsd }) => [imageId, microUsd]));
}

export type TrainerCostRow = {
  trainerId: string;
  name: string;
  isDeleted: boolean;
  images: number;
  failures: number;
  local: number;
  replicate: number;
  millis: number;
  costMicroUsd: number | null;
};

/** Costs per trainer of images booked in a period, including deleted clients and trainers. */
export function sumByTrainer(db: Db, { from, to }: { from?: Date; to?: Date }): Promise<TrainerCostRow[]> {
  return db.$queryRaw<TrainerCostRow[]>`
    SELECT l."trainerId", coalesce(t."name", (array_agg(l."trainerName" ORDER BY l."bookedAt" DESC))[1]) AS "name",
      t."id" IS NULL OR t."deletedAt" IS NOT NULL AS "isDeleted",
      (count(*) FILTER (WHERE l."outcome" = 'done'))::int AS "images",
      (count(*) FILTER (WHERE l."outcome" = 'failed'))::int AS "failures",
      (count(*) FILTER (WHERE l."outcome" = 'done' AND l."engine" = 'local'))::int AS "local",
      (count(*) FILTER (WHERE l."outcome" = 'done' AND l."engine" = 'replicate'))::int AS "replicate",
      coalesce(sum(l."millis"), 0)::float8 AS "millis",
      nullif(sum(l."microUsd"), 0)::float8 AS "costMicroUsd"
    FROM "ImageCost" l LEFT JOIN "Trainer" t ON t."id" = l."trainerId"
    WHERE ${from ? sql`l."bookedAt" >= ${from}` : sql`TRUE`} AND ${to ? sql`l."bookedAt" <= ${to}` : sql`TRUE`}
    GROUP BY l."trainerId", t."id", t."name", t."deletedAt"
    ORDER BY "images" DESC, "failures" DESC, l."trainerId"`;
}

export function sumByDay(db: Db, trainerId: string): Promise<{ day: string; microUsd: number }[]> {
  return db.$queryRaw`
    SELECT to_char("bookedAt" AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS "day", sum("microUsd")::float8 AS "microUsd"
    FROM "ImageCost" WHERE "trainerId" = ${trainerId}::uuid
    GROUP BY "day" HAVING sum("microUsd") <> 0 ORDER BY "day"`;
}
