import "server-only";
import { pausedOn } from "@/lib/clients/record/pause-store";
import type { Db } from "@/lib/platform/kernel/context";
import { bestSet } from "@/lib/training/workouts/records-store";
import { Prisma } from "@/prisma/generated/client";

const { sql } = Prisma;

export function clientsWithLastWorkout(db: Db, trainerId: string, today: string) {
  return db.$queryRaw<
    {
      clientId: string;
      name: string;
      workoutsPerWeek: number;
      createdAt: Date;
      lastWorkout: Date | null;
      isPaused: boolean;
    }[]
  >`
    SELECT id AS "clientId", name, "workoutsPerWeek", "createdAt", "lastTrainedOn" AS "lastWorkout",
      ${pausedOn(sql`${today}::date`)} AS "isPaused"
    FROM "Client" WHERE "trainerId" = ${trainerId}::uuid AND "archivedAt" IS NULL AND NOT "isSample"`;
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
    CROSS JOIN LATERAL ${bestSet(sql`x.id`, sql`x.measure`)} AS best
    JOIN "WorkoutEntry" done ON done.id = best."entryId" AND done."performedAt" >= ${from}
    WHERE c."trainerId" = ${trainerId}::uuid AND c."archivedAt" IS NULL AND NOT c."isSample" AND EXISTS (
      SELECT 1 FROM "WorkoutEntry" earlier
      WHERE earlier."exerciseId" = x.id AND earlier."performedAt" < done."performedAt"
        AND EXISTS (SELECT 1 FROM "WorkoutSet" s WHERE s."entryId" = earlier.id AND s."countsAsRecord")
    )
    ORDER BY done."performedAt" DESC, best."weightLbs" DESC, x.name
    LIMIT ${limit}`;
}
