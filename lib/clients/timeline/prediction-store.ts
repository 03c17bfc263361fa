import "server-only";
import type { Foretold } from "@/lib/body/forecast/foretold";
import { pausedOn } from "@/lib/clients/record/pause-store";
import type { Db } from "@/lib/platform/kernel/context";
import { Prisma } from "@/prisma/generated/client";

/** A weigh-in on a plan of which nothing has been written down yet. */
export type Unforetold = { id: string; clientId: string; takenAt: Date };

/** Weigh-ins since a moment without a prediction; those in a pause, of samples and of the first `days` of a plan get none. */
export function unforetold(
  db: Db,
  { since, days, limit }: { since: Date; days: number; limit: number },
): Promise<Unforetold[]> {
  return db.$queryRaw<Unforetold[]>`
    SELECT m.id, m."clientId", m."takenAt"
    FROM "Measurement" m
    JOIN "Client" c ON c.id = m."clientId" AND NOT c."isSample"
    JOIN "Plan" p ON p."clientId" = c.id AND m."takenAt" >= p."startedAt" + make_interval(days => ${days}::int)
    WHERE m."takenAt" > ${since}
      AND NOT EXISTS (SELECT 1 FROM "Prediction" t WHERE t."measurementId" = m.id)
      AND NOT ${pausedOn(Prisma.sql`(m."takenAt" AT TIME ZONE 'UTC')::date`)}
    ORDER BY m."takenAt", m.id
    LIMIT ${limit}`;
}

/** A weigh-in that was removed meanwhile gets none. */
export async function insert(db: Db, measurementId: string, model: number, foretold: readonly Foretold[]) {
  const rows = foretold.map(
    ({ daysAhead, lowLbs, highLbs }) =>
      Prisma.sql`(${measurementId}::uuid, ${daysAhead}::int, ${model}::int, ${lowLbs}::float8, ${highLbs}::float8)`,
  );
  await db.$executeRaw`
    INSERT INTO "Prediction" ("measurementId", "daysAhead", "model", "lowLbs", "highLbs")
    SELECT v.* FROM (VALUES ${Prisma.join(rows)}) v ("measurementId", "daysAhead", "model", "lowLbs", "highLbs")
    JOIN "Measurement" m ON m.id = v."measurementId"
    ON CONFLICT DO NOTHING`;
}

export type Held = { daysAhead: number; held: number; count: number };

/** Grouped by days ahead; a distance without predictions is missing. */
export function countHeld(db: Db): Promise<Held[]> {
  return db.$queryRaw<Held[]>`
    SELECT t."daysAhead", count(*)::int AS count,
      (count(*) FILTER (WHERE m."weightLbs" BETWEEN t."lowLbs" AND t."highLbs"))::int AS held
    FROM "Prediction" t JOIN "Measurement" m ON m.id = t."measurementId"
    GROUP BY t."daysAhead" ORDER BY t."daysAhead"`;
}
