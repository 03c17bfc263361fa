import "server-only";
import { REPS } from "@/lib/body/ranges";
import type { Db } from "@/lib/platform/kernel/context";
import { usualMeasure } from "@/lib/training/catalogue/catalogue";
import { exerciseKey } from "@/lib/training/catalogue/exercise-name";
import type { Measure } from "@/lib/training/catalogue/measure";
import { Prisma } from "@/prisma/generated/client";
import { bestSet } from "./records-store";
import type { MuscleGroup } from "./schema";

/** Converts YYYY-MM-DD for a PostgreSQL `date`. */
export const day = (localDate: string) => new Date(`${localDate}T00:00:00Z`);

export function listExercises(db: Db, clientId: string, muscleGroup?: MuscleGroup) {
  return db.exercise.findMany({
    where: { clientId, trashedAt: null, ...(muscleGroup && { muscleGroup }) },
    orderBy: { id: "asc" },
  });
}

export function findExercise(db: Db, clientId: string, name: string) {
  return db.exercise.findUnique({ where: { clientId_nameKey: { clientId, nameKey: exerciseKey(name) } } });
}

/**
 * Until the end of the transaction: workouts are written one after the other, and the client cannot be deleted.
 * Deletion locks the client first too, which prevents deadlocks.
 * @returns false if the client does not exist, or without waiting if somebody else holds the lock
 */
export async function lockClient(db: Db, clientId: string, { waits = true } = {}): Promise<boolean> {
  const rows = await db.$queryRaw<unknown[]>`
    SELECT id FROM "Client" WHERE id = ${clientId}::uuid
    FOR NO KEY UPDATE ${waits ? Prisma.empty : Prisma.sql`SKIP LOCKED`}`;
  return rows.length > 0;
}

/** Finds or creates the exercises in the given order. Exercises in the trash are restored to the given muscle group. */
export async function ensureExercises(
  db: Db,
  clientId: string,
  muscleGroup: MuscleGroup,
  exercises: { exerciseName: string; measure?: Measure | undefined }[],
) {
  const names = exercises.map(({ exerciseName }) => exerciseName);
  await db.exercise.updateMany({
    where: { clientId, nameKey: { in: names.map(exerciseKey) }, trashedAt: { not: null } },
    data: { trashedAt: null, muscleGroup },
  });
  return findOrAddExercises(
    db,
    clientId,
    exercises.map(({ exerciseName: name, measure }) => ({ name, muscleGroup, measure })),
  );
}

/** Like `ensureExercises`, but exercises in the trash stay there. */
export async function findOrAddExercises(
  db: Db,
  clientId: string,
  exercises: {
    name: string;
    muscleGroup: MuscleGroup;
    measure?: Measure | undefined;
    importId?: string;
  }[],
) {
  const data = exercises.map(({ measure, ...row }) => ({
    ...row,
    clientId,
    nameKey: exerciseKey(row.name),
    measure: measure ?? usualMeasure(row.name),
  }));
  await db.exercise.createMany({ data, skipDuplicates: true });
  const where = { clientId, nameKey: { in: data.map((row) => row.nameKey) } };
  const found = new Map((await db.exercise.findMany({ where })).map((row) => [row.nameKey, row]));
  return data.flatMap(({ nameKey }) => found.get(nameKey) ?? []);
}

export async function touch(db: Db, exerciseId: string, lastOpenedAt: Date): Promise<void> {
  await db.exercise.updateMany({ where: { id: exerciseId }, data: { lastOpenedAt } });
}

export async function changeExercise(
  db: Db,
  exerciseId: string,
  data: { pinnedNote?: string | null; measure?: Measure; isFavourite?: boolean },
): Promise<void> {
  await db.exercise.updateMany({ where: { id: exerciseId }, data });
}

/** Trashes an exercise, or restores it with null. An exercise that is in the trash keeps its time. */
export async function setTrashed(db: Db, exerciseId: string, trashedAt: Date | null): Promise<void> {
  const present = trashedAt === null ? { not: null } : null;
  await db.exercise.updateMany({ where: { id: exerciseId, trashedAt: present }, data: { trashedAt } });
}

export function listTrash(db: Db, clientId: string) {
  return db.exercise.findMany({
    where: { clientId, trashedAt: { not: null } },
    orderBy: { trashedAt: "desc" },
    select: { name: true, muscleGroup: true, trashedAt: true },
  });
}

export async function historyOf(db: Db, exerciseId: string) {
  const [sessions, notes, last] = await Promise.all([
    db.workoutEntry.count({ where: { exerciseId } }),
    db.workoutEntry.count({ where: { exerciseId, notes: { not: null } } }),
    db.workoutEntry.findFirst({
      where: { exerciseId },
      orderBy: { performedAt: "desc" },
      select: { localDate: true },
    }),
  ]);
  return { sessions, notes, lastPerformed: last?.localDate ?? null };
}

export type BestSet = {
  weight: number;
  reps: number;
  seconds: number | null;
  meters: number | null;
  date: Date;
};

export function recordsOf(db: Db, exerciseIds: string[]) {
  return db.$queryRaw<(BestSet & { exerciseId: string })[]>`
    SELECT e.id AS "exerciseId", s."weightLbs" AS weight, s.reps, s.seconds, s.meters, s."localDate" AS date
    FROM "Exercise" e CROSS JOIN LATERAL ${bestSet(Prisma.sql`e.id`, Prisma.sql`e.measure`)} AS s
    WHERE e.id = ANY(${exerciseIds}::uuid[])`;
}

/** The heaviest set for each number of repetitions, and of all longer sets: records and estimates need no others. */
export function heaviestByReps(db: Db, exerciseIds: string[]) {
  return db.$queryRaw<{ exerciseId: string; weight: number; reps: number; date: Date }[]>`
    SELECT e.id AS "exerciseId", s."weightLbs" AS weight, r.reps, s."localDate" AS date
    FROM unnest(${exerciseIds}::uuid[]) AS e(id)
    CROSS JOIN generate_series(${REPS.min}::int, ${REPS.max}::int) AS r(reps)
    CROSS JOIN LATERAL (
      SELECT "weightLbs", "localDate" FROM "WorkoutSet"
      WHERE "exerciseId" = e.id AND "countsAsRecord" AND reps = r.reps
      ORDER BY "weightLbs" DESC LIMIT 1
    ) AS s
    UNION ALL
    SELECT e.id, s."weightLbs", s.reps, s."localDate"
    FROM unnest(${exerciseIds}::uuid[]) AS e(id)
    CROSS JOIN LATERAL (
      SELECT "weightLbs", reps, "localDate" FROM "WorkoutSet"
      WHERE "exerciseId" = e.id AND "countsAsRecord" AND reps > ${REPS.max}
      ORDER BY "weightLbs" DESC, reps DESC LIMIT 1
    ) AS s`;
}

/** Number of workouts that the next target needs, without deload weeks. */
const RECENT_WORKOUTS = 3;

/**
 * The last entries of each exercise with their sets, latest first: the very last one and the last normal ones.
 * @param exceptFor a planned session whose own workouts are left out
 */
export async function lastEntriesOf(db: Db, exerciseIds: string[], exceptFor: string | null = null) {
  const isOther = exceptFor
    ? Prisma.sql`AND NOT EXISTS (SELECT FROM "Workout" own
        WHERE own.id = d."workoutId" AND own."plannedSessionId" = ${exceptFor}::uuid)`
    : Prisma.empty;
  const last = await db.$queryRaw<{ id: string }[]>`
    SELECT w.id FROM unnest(${exerciseIds}::uuid[]) AS e(id)
    CROSS JOIN LATERAL (
      (SELECT d.id FROM "WorkoutEntry" d
        WHERE d."exerciseId" = e.id ${isOther} ORDER BY d."performedAt" DESC, d.id DESC LIMIT 1)
      UNION
      (SELECT d.id FROM "WorkoutEntry" d JOIN "Workout" ON "Workout".id = d."workoutId" AND NOT "isDeload"
        WHERE d."exerciseId" = e.id ${isOther} ORDER BY d."performedAt" DESC, d.id DESC LIMIT ${RECENT_WORKOUTS})
    ) AS w`;
  return db.workoutEntry.findMany({
    where: { id: { in: last.map((row) => row.id) } },
    orderBy: [{ performedAt: "desc" }, { id: "desc" }],
    include: { sets: { orderBy: { setNumber: "asc" } }, workout: { select: { isDeload: true } } },
  });
}
