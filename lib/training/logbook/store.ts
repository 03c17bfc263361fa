import "server-only";
import type { Db } from "@/lib/platform/kernel/context";
import { addDays } from "@/lib/text/calendar/days";
import { bestSet } from "@/lib/training/workouts/records-store";
import { type BestSet, day } from "@/lib/training/workouts/store";
import type { Link } from "@/lib/training/workouts/visit";
import { insertEntries, type NewEntry } from "@/lib/training/workouts/visit-store";
import { Prisma } from "@/prisma/generated/client";

const { sql } = Prisma;

const COUNTED = { id: true, name: true, date: true } as const;
const WITH_SETS = {
  plannedSession: { select: COUNTED },
  entries: {
    orderBy: { position: "asc" },
    include: {
      exercise: { select: { name: true, muscleGroup: true, measure: true } },
      sets: { orderBy: { setNumber: "asc" } },
    },
  },
} as const;

export function listWorkouts(
  db: Db,
  clientId: string,
  { before, limit }: { before?: string | undefined; limit: number },
) {
  return db.workout.findMany({
    where: { clientId },
    orderBy: [{ performedAt: "desc" }, { id: "desc" }],
    take: limit,
    ...(before && { cursor: { id: before }, skip: 1 }),
    include: WITH_SETS,
  });
}

export function findWorkout(db: Db, clientId: string, id: string) {
  return db.workout.findFirst({ where: { id, clientId }, include: WITH_SETS });
}

/** The record of each exercise before this workout. */
export function recordsBefore(db: Db, workout: { id: string; performedAt: Date }) {
  return db.$queryRaw<(BestSet & { exerciseName: string })[]>`
    SELECT x.name AS "exerciseName", best."weightLbs" AS weight, best.reps, best.seconds, best.meters,
      best."localDate" AS date
    FROM "WorkoutEntry" done
    JOIN "Exercise" x ON x.id = done."exerciseId"
    CROSS JOIN LATERAL ${bestSet(sql`x.id`, sql`x.measure`, workout.performedAt)} AS best
    WHERE done."workoutId" = ${workout.id}::uuid`;
}

/** Moves a workout and its sets to another day. `byMs` is the shift of its start, limited to the current time. */
export async function moveWorkout(
  db: Db,
  id: string,
  to: { performedAt: Date; endedAt: Date; localDate: string; byMs: number },
): Promise<void> {
  const { performedAt, endedAt, byMs } = to;
  const localDate = day(to.localDate);
  await db.workout.update({ where: { id }, data: { performedAt, endedAt, localDate } });
  await db.$executeRaw`
    UPDATE "WorkoutEntry" SET "localDate" = ${localDate}::date, "performedAt" = greatest(${performedAt}::timestamptz,
      least(${endedAt}::timestamptz, "performedAt" + ${byMs}::float8 * interval '1 millisecond'))
    WHERE "workoutId" = ${id}::uuid`;
  await db.workoutSet.updateMany({ where: { entry: { workoutId: id } }, data: { localDate } });
}

export async function replaceEntries(
  db: Db,
  workout: { id: string; performedAt: Date; localDate: string },
  entries: NewEntry[],
): Promise<void> {
  await db.workoutEntry.deleteMany({ where: { workoutId: workout.id } });
  await insertEntries(db, [{ ...workout, entries }]);
}

export async function writeNote(db: Db, id: string, note: string | null): Promise<void> {
  await db.workout.update({ where: { id }, data: { note } });
}

export async function writeLink(db: Db, id: string, link: Link): Promise<void> {
  await db.workout.update({ where: { id }, data: link });
}

export function sessionsById(db: Db, clientId: string, ids: string[]) {
  return db.plannedSession.findMany({ where: { clientId, id: { in: ids } }, select: COUNTED });
}

/** Planned sessions at most so many days before or after a day that are not left out, by date. */
export function sessionsNear(db: Db, clientId: string, middle: string, days: number) {
  const [gte, lte] = [day(addDays(middle, -days)), day(addDays(middle, days))];
  return db.plannedSession.findMany({
    where: { clientId, skippedFor: null, date: { gte, lte } },
    orderBy: [{ date: "asc" }, { startMin: "asc" }, { id: "asc" }],
    select: COUNTED,
  });
}

export async function incrementVersion(db: Db, id: string): Promise<void> {
  await db.workout.update({ where: { id }, data: { version: { increment: 1 } } });
}
