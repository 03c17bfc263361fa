import "server-only";
import type { Db } from "@/lib/platform/kernel/context";
import type { MuscleGroup } from "@/lib/training/workouts/schema";

export function setsOf(db: Db, exerciseId: string) {
  return db.workoutSet.findMany({
    where: { exerciseId },
    select: {
      localDate: true,
      reps: true,
      weightLbs: true,
      seconds: true,
      meters: true,
      kind: true,
      countsAsRecord: true,
    },
  });
}

/** A set of one arm or leg is half a set. A local day begins at most 14 hours before the UTC day, so the bound on the instant excludes none. */
export function setsOfWeek(db: Db, clientId: string, from: string) {
  return db.$queryRaw<{ exerciseName: string; muscleGroup: MuscleGroup; sets: number }[]>`
    SELECT x.name AS "exerciseName", x."muscleGroup"::text AS "muscleGroup", 
      sum(CASE WHEN s.limb IS NULL THEN 1 ELSE 0.5 END)::float8 AS sets
    FROM "Workout" w
    JOIN "WorkoutEntry" e ON e."workoutId" = w.id
    JOIN "WorkoutSet" s ON s."entryId" = e.id AND s.kind <> 'warmup'
    JOIN "Exercise" x ON x.id = e."exerciseId"
    WHERE w."clientId" = ${clientId}::uuid
      AND w."performedAt" >= ${from}::date - interval '1 day'
      AND w."localDate" >= ${from}::date AND w."localDate" < ${from}::date + 7
    GROUP BY x.id`;
}
