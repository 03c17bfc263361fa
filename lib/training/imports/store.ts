import "server-only";
import type { MuscleGroup } from "@/lib/body/ranges";
import type { Db } from "@/lib/platform/kernel/context";
import { isoDay } from "@/lib/text/calendar/days";

/** @returns whether it belongs to the client */
export async function openImport(
  db: Db,
  row: { id: string; clientId: string; source: string; fileName: string; createdAt: Date },
): Promise<boolean> {
  await db.workoutImport.createMany({ data: row, skipDuplicates: true });
  return hasImport(db, row);
}

export async function hasImport(
  db: Db,
  { id, clientId }: { id: string; clientId: string },
): Promise<boolean> {
  return (await db.workoutImport.count({ where: { id, clientId } })) > 0;
}

/** The keys that the client already has: as import key, as id of a workout, or as id of a merged workout. */
export async function knownKeys(db: Db, clientId: string, keys: string[]): Promise<string[]> {
  const rows = await db.$queryRaw<{ key: string }[]>`
    SELECT k.key FROM unnest(${keys}::text[]) AS k(key)
    WHERE EXISTS (SELECT 1 FROM "Workout" WHERE "clientId" = ${clientId}::uuid AND "importKey" = k.key)
    UNION
    SELECT id::text FROM "Workout" WHERE "clientId" = ${clientId}::uuid AND id::text = ANY(${keys}::text[])
    UNION
    SELECT absorbed::text FROM "Workout" CROSS JOIN LATERAL unnest("absorbedIds") AS absorbed
    WHERE "clientId" = ${clientId}::uuid AND absorbed::text = ANY(${keys}::text[])`;
  return rows.map(({ key }) => key);
}

/** The client's workouts on these days, YYYY-MM-DD, with the figures of their sets. */
export function workoutsOn(db: Db, clientId: string, dates: string[]) {
  return db.$queryRaw<WorkoutThere[]>`
    SELECT w."performedAt", w."localDate"::text AS date, array_agg(s.reps) AS reps, array_agg(s.seconds) AS seconds
    FROM "Workout" w JOIN "WorkoutEntry" e ON e."workoutId" = w.id JOIN "WorkoutSet" s ON s."entryId" = e.id
    WHERE w."clientId" = ${clientId}::uuid AND w."localDate" = ANY(${dates}::date[])
    GROUP BY w.id`;
}

export type WorkoutThere = {
  performedAt: Date;
  date: string;
  reps: number[];
  seconds: (number | null)[];
};

/** The answers of a trainer by `exerciseKey`. */
export function answersOf(db: Db, trainerId: string, nameKeys: string[]) {
  return db.rememberedName.findMany({ where: { trainerId, nameKey: { in: nameKeys } } });
}

export type NewAnswer = { nameKey: string; exerciseName: string | null; muscleGroup: MuscleGroup | null };

export async function rememberAnswers(
  db: Db,
  trainerId: string,
  answers: readonly NewAnswer[],
  answeredAt: Date,
): Promise<void> {
  await db.$executeRaw`
    INSERT INTO "RememberedName" ("trainerId", "nameKey", "exerciseName", "muscleGroup", "answeredAt")
    SELECT ${trainerId}::uuid, a."nameKey", a."exerciseName", a."muscleGroup", ${answeredAt}::timestamptz
    FROM json_to_recordset(${JSON.stringify(answers)}::json)
      AS a("nameKey" text, "exerciseName" text, "muscleGroup" "MuscleGroup")
    ON CONFLICT ("trainerId", "nameKey") DO UPDATE SET "exerciseName" = excluded."exerciseName",
      "muscleGroup" = excluded."muscleGroup", "answeredAt" = excluded."answeredAt"`;
}

export function exercisesOf(db: Db, clientId: string, take: number) {
  return db.exercise.findMany({
    where: { clientId },
    orderBy: { id: "asc" },
    take,
    select: { name: true, muscleGroup: true },
  });
}

type PastImportRow = {
  id: string;
  source: string;
  fileName: string;
  createdAt: Date;
  workouts: number;
  weighIns: number;
};

/** A subquery per import, because a join would count all clients' workouts. */
export function listImports(db: Db, clientId: string) {
  return db.$queryRaw<PastImportRow[]>`
    SELECT i.id, i.source, i."fileName", i."createdAt",
      (SELECT count(*)::int FROM "Workout" w WHERE w."importId" = i.id) AS workouts,
      (SELECT count(*)::int FROM "Measurement" m WHERE m."importId" = i.id) AS "weighIns"
    FROM "WorkoutImport" i
    WHERE i."clientId" = ${clientId}::uuid
    ORDER BY i."createdAt" DESC, i.id DESC`;
}

/** Each change of a workout by hand increases its version. */
const UNTOUCHED = 1;

/** @returns the days of the removed workouts, YYYY-MM-DD */
export async function removeSome(db: Db, importId: string, limit: number): Promise<string[]> {
  const where = { importId, version: UNTOUCHED };
  const select = { id: true, localDate: true } as const;
  const rows = await db.workout.findMany({ where, select, take: limit });
  await db.workout.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } });
  return rows.map(({ localDate }) => isoDay(localDate));
}

/** Takes workouts that were corrected by hand out of the import. @returns how many */
export async function keepCorrected(db: Db, importId: string): Promise<number> {
  const { count } = await db.workout.updateMany({ where: { importId }, data: { importId: null } });
  return count;
}

/** Deletes an import and those of its exercises that have no entries, no note and no place in a plan. */
export async function removeImport(db: Db, id: string): Promise<void> {
  await db.exercise.deleteMany({
    where: { importId: id, pinnedNote: null, entries: { none: {} }, planned: { none: {} } },
  });
  await db.workoutImport.deleteMany({ where: { id } });
}
