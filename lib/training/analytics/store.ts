import "server-only";
import { pausedOn } from "@/lib/clients/record/pause-store";
import type { Db } from "@/lib/platform/kernel/context";
import { Prisma } from "@/prisma/generated/client";

export function clientsWithLastWorkout(db: Db, trainerId: string, today: string) {
  return db.$queryRaw<
    {
      clientId: string;
      name: string;
      workoutsPerWeek: number;
      createdAt: Date;
      lastWorkout: Date | null;
      isArchived: boolean;
      isPaused: boolean;
    }[]
  >`
    SELECT id AS "clientId", name, "workoutsPerWeek", "createdAt", "lastTrainedOn" AS "lastWorkout",
      "archivedAt" IS NOT NULL AS "isArchived", ${pausedOn(Prisma.sql`${today}::date`)} AS "isPaused"
    FROM "Client" WHERE "trainerId" = ${trainerId}::uuid AND NOT "isSample"`;
}

/** Also filters `performedAt`, which has the index: a local day begins at most 14 hours before the UTC day. */
export function loggedDaysSince(db: Db, trainerId: string, from: string) {
  return db.$queryRaw<{ clientId: string; date: Date; workouts: number }[]>`
    SELECT w."clientId", w."localDate" AS date, count(*)::int AS workouts
    FROM "Workout" w JOIN "Client" c ON c.id = w."clientId"
    WHERE c."trainerId" = ${trainerId}::uuid AND NOT c."isSample"
      AND w."performedAt" >= ${from}::date - interval '1 day' AND w."localDate" >= ${from}::date
    GROUP BY 1, 2`;
}

/** The first workout of an exercise sets no record. LATERAL: one index look-up per exercise done since `from`. */
export function newestRecords(db: Db, trainerId: string, { from, limit }: { from: Date; limit: number }) {
  return db.$queryRaw<
    {
      clientId: string;
      clientName: string;
      exerciseName: string;
      bestWeight: number;
      bestReps: number;
      seconds: number | null;
      meters: number | null;
      date: Date;
    }[]
  >`
    SELECT c.id AS "clientId", c.name AS "clientName", x.name AS "exerciseName",
      best."weightLbs" AS "bestWeight", best.reps AS "bestReps", best.seconds, best.meters,
      done."localDate" AS date
    FROM "Client" c
    JOIN "Exercise" x ON x."clientId" = c.id AND x."trashedAt" IS NULL
    CROSS JOIN LATERAL (
      SELECT 1 FROM "WorkoutEntry" WHERE "exerciseId" = x.id AND "performedAt" >= ${from} LIMIT 1
    ) AS recent
    CROSS JOIN LATERAL best_set(x.id, x.measure, NULL) AS best
    JOIN "WorkoutEntry" done ON done.id = best."entryId" AND done."performedAt" >= ${from}
    WHERE c."trainerId" = ${trainerId}::uuid AND NOT c."isSample" AND EXISTS (
      SELECT 1 FROM "WorkoutEntry" earlier
      WHERE earlier."exerciseId" = x.id AND earlier."performedAt" < done."performedAt"
        AND EXISTS (SELECT 1 FROM "WorkoutSet" s WHERE s."entryId" = earlier.id AND s."countsAsRecord")
    )
    ORDER BY done."performedAt" DESC, best."weightLbs" DESC, x.name
    LIMIT ${limit}`;
}

export async function countImages(db: Db, trainerId: string, since: Date) {
  const [row] = await db.$queryRaw<{ total: number; recent: number }[]>`
    SELECT count(*)::int AS total, (count(*) FILTER (WHERE i."finishedAt" >= ${since}))::int AS recent
    FROM "Client" c
    JOIN "Generation" g ON g."clientId" = c.id
    JOIN "GenerationImage" i ON i."generationId" = g.id
    WHERE c."trainerId" = ${trainerId}::uuid AND NOT c."isSample" AND i.status = 'done'`;
  return row ?? { total: 0, recent: 0 };
}
