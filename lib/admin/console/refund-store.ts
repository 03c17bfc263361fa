import "server-only";
import type { Db } from "@/lib/platform/kernel/context";
import { isUuid } from "@/lib/text/uuid";

export type Entry = {
  imageId: string;
  trainerId: string;
  trainerName: string;
  clientName: string | null;
  microUsd: number;
  outcome: "pending" | "done" | "failed";
  isRefunded: boolean;
};

/** Locks the ledger entry of an image, so that only one of two refunds succeeds. */
export async function lockEntry(db: Db, imageId: string): Promise<Entry | null> {
  if (!isUuid(imageId)) return null;
  const [entry] = await db.$queryRaw<Omit<Entry, "isRefunded">[]>`
    SELECT "imageId", "trainerId", "trainerName", "clientName", "microUsd", "outcome"
    FROM "ImageCost" WHERE "imageId" = ${imageId}::uuid AND "refundOf" IS NULL FOR UPDATE`;
  if (!entry) return null;
  return { ...entry, isRefunded: (await db.imageCost.count({ where: { refundOf: entry.imageId } })) > 0 };
}

/** Books the price back on the day of `bookedAt`. Stores no client name, because the original entry has it. */
export async function refund(
  db: Db,
  { imageId, trainerId, trainerName, microUsd }: Entry,
  { bookedAt, reason }: { bookedAt: Date; reason: string },
): Promise<void> {
  await db.imageCost.create({
    data: {
      imageId: crypto.randomUUID(),
      refundOf: imageId,
      ...{ trainerId, trainerName, bookedAt, reason },
      microUsd: -microUsd,
      settledAt: bookedAt,
    },
  });
}

export type DayRow = {
  day: string;
  microUsd: number;
  images: number;
  failures: number;
  unsettled: number;
  refundedMicroUsd: number;
};

export function sumOfDays(db: Db, from: string, to: string): Promise<DayRow[]> {
  return db.$queryRaw<DayRow[]>`
    SELECT to_char("bookedAt" AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS "day",
      coalesce(sum("microUsd") FILTER (WHERE "refundOf" IS NULL), 0)::float8 AS "microUsd",
      (count(*) FILTER (WHERE "outcome" = 'done'))::int AS "images",
      (count(*) FILTER (WHERE "outcome" = 'failed'))::int AS "failures",
      (count(*) FILTER (WHERE "outcome" = 'pending' AND "settledAt" IS NULL))::int AS "unsettled",
      coalesce(-sum("microUsd") FILTER (WHERE "refundOf" IS NOT NULL), 0)::float8 AS "refundedMicroUsd"
    FROM "ImageCost"
    WHERE "bookedAt" >= ${new Date(from)} AND "bookedAt" < ${new Date(to)}::timestamptz + interval '1 day'
    GROUP BY "day" ORDER BY "day"`;
}
