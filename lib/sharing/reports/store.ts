import "server-only";
import type { Side } from "@/lib/body/body";
import type { Db } from "@/lib/platform/kernel/context";
import { bestSet } from "@/lib/training/workouts/records-store";
import { Prisma } from "@/prisma/generated/client";

const { sql } = Prisma;

export function firstPhotos(db: Db, clientId: string) {
  return db.$queryRaw<{ id: string; side: Side }[]>`
    SELECT DISTINCT ON (coalesce(p.side, 'front')) p.id::text AS id, coalesce(p.side, 'front')::text AS side
    FROM "Photo" p JOIN "Client" c ON c.id = p."clientId"
    WHERE c.id = ${clientId}::uuid
    ORDER BY coalesce(p.side, 'front'), (p.id IS NOT DISTINCT FROM c."baselinePhotoId") DESC, p."takenAt", p.id`;
}

export function weighIns(db: Db, clientId: string) {
  return db.measurement.findMany({
    where: { clientId },
    orderBy: [{ takenAt: "asc" }, { id: "asc" }],
  });
}

export const countWorkouts = (db: Db, clientId: string) => db.workout.count({ where: { clientId } });

export function months(db: Db, clientId: string, limit: number) {
  return db.$queryRaw<{ month: string; workouts: number; sets: number }[]>`
    SELECT to_char(w."localDate", 'YYYY-MM') AS month, count(DISTINCT w.id)::int AS workouts,
      (count(s.id) FILTER (WHERE s.kind <> 'warmup'))::int AS sets
    FROM "Workout" w
    LEFT JOIN "WorkoutEntry" e ON e."workoutId" = w.id
    LEFT JOIN "WorkoutSet" s ON s."entryId" = e.id
    WHERE w."clientId" = ${clientId}::uuid
    GROUP BY 1 ORDER BY 1 DESC LIMIT ${limit}`;
}

/** With the best set of the first workout, the baseline. The report has no column for sets of time and distance. */
export function records(db: Db, clientId: string, limit: number) {
  return db.$queryRaw<
    {
      exerciseName: string;
      firstWeight: number;
      firstReps: number;
      bestWeight: number;
      bestReps: number;
      date: Date;
    }[]
  >`
    SELECT x.name AS "exerciseName", started."weightLbs" AS "firstWeight", started.reps AS "firstReps",
      best."weightLbs" AS "bestWeight", best.reps AS "bestReps", done."localDate" AS date
    FROM "Exercise" x
    CROSS JOIN LATERAL ${bestSet(sql`x.id`, sql`x.measure`)} AS best
    JOIN "WorkoutEntry" done ON done.id = best."entryId"
    CROSS JOIN LATERAL (
      SELECT e."performedAt", s."weightLbs", s.reps FROM "WorkoutEntry" e
      JOIN "WorkoutSet" s ON s."entryId" = e.id AND s."countsAsRecord"
      WHERE e."exerciseId" = x.id
      ORDER BY e."performedAt", e.id, s."weightLbs" DESC, s.reps DESC LIMIT 1
    ) AS started
    WHERE x."clientId" = ${clientId}::uuid AND x."trashedAt" IS NULL AND x.measure IN ('load', 'bodyWeight')
      AND started."performedAt" < done."performedAt"
    ORDER BY done."performedAt" DESC, best."weightLbs" DESC, x.name
    LIMIT ${limit}`;
}
