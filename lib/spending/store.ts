import "server-only";
import { isoDay } from "@/lib/calendar/days";
import type { Db } from "@/lib/server/context";

/** One trainer's spending on the day (UTC) of `now`. */
type Account = { trainerId: string; now: Date };

/** The day that a moment belongs to, as the column wants it. */
const dayOf = (now: Date): Date => new Date(isoDay(now));

/** What was spent on the day, by the trainer and by all. */
export async function spent(db: Db, { trainerId, now }: Account): Promise<{ own: number; all: number }> {
  const rows = await db.imageSpending.groupBy({
    by: ["trainerId"],
    where: { day: dayOf(now) },
    _sum: { microUsd: true },
  });
  const sumOf = (row: (typeof rows)[number]) => row._sum.microUsd ?? 0;
  return {
    own: rows.filter((row) => row.trainerId === trainerId).reduce((sum, row) => sum + sumOf(row), 0),
    all: rows.reduce((sum, row) => sum + sumOf(row), 0),
  };
}

/** Until the transaction ends, nobody else decides whether there is room. */
export async function lock(db: Db): Promise<void> {
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('ImageSpending'))`;
}

/** Adds to what the trainer spent on the day, or takes back from it. */
export async function add(db: Db, { trainerId, now }: Account, microUsd: number): Promise<void> {
  await db.$executeRaw`
    INSERT INTO "ImageSpending" AS s ("day", "trainerId", "microUsd")
    VALUES (${dayOf(now)}::date, ${trainerId}::uuid, greatest(0, ${microUsd}::int))
    ON CONFLICT ("day", "trainerId") DO UPDATE SET "microUsd" = greatest(0, s."microUsd" + ${microUsd}::int)`;
}

/** Notes the most that the image may cost; false when an earlier try has noted it already. */
export async function reserveCost(db: Db, id: string, costMicroUsd: number): Promise<boolean> {
  const { count } = await db.generationImage.updateMany({
    where: { id, costMicroUsd: null },
    data: { costMicroUsd },
  });
  return count === 1;
}

/**
 * Writes down what the image costs in millionths of a US dollar.
 * @returns what stood there before
 */
export async function writeCost(db: Db, id: string, costMicroUsd: number | null): Promise<number | null> {
  const before = await db.generationImage.findUnique({ where: { id }, select: { costMicroUsd: true } });
  await db.generationImage.updateMany({ where: { id }, data: { costMicroUsd } });
  return before?.costMicroUsd ?? null;
}
