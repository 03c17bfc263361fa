import "server-only";
import type { Db } from "@/lib/kernel/context";

/**
 * The import of this id, made if it is new.
 * @returns whether it belongs to the client
 */
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

/** Those of the keys that name a workout of the client: its import key, its own id, or that of one that became a part of it. */
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

/** The client's oldest exercises, up to a number. */
export function exercisesOf(db: Db, clientId: string, take: number) {
  return db.exercise.findMany({
    where: { clientId },
    orderBy: { id: "asc" },
    take,
    select: { name: true, muscleGroup: true },
  });
}

/** The client's imports with what is left of each, newest first. Counted one by one: all others' would be counted too. */
export function listImports(db: Db, clientId: string) {
  return db.$queryRaw<{ id: string; source: string; fileName: string; createdAt: Date; workouts: number }[]>`
    SELECT i.id, i.source, i."fileName", i."createdAt",
      (SELECT count(*)::int FROM "Workout" w WHERE w."importId" = i.id) AS workouts
    FROM "WorkoutImport" i
    WHERE i."clientId" = ${clientId}::uuid
    ORDER BY i."createdAt" DESC, i.id DESC`;
}

/** Takes some workouts of an import away. @returns how many there were */
export async function removeSome(db: Db, importId: string, limit: number): Promise<number> {
  const rows = await db.workout.findMany({ where: { importId }, select: { id: true }, take: limit });
  await db.workout.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } });
  return rows.length;
}

/** Forgets an import, and the exercises that it brought and that nothing hangs on. */
export async function removeImport(db: Db, id: string): Promise<void> {
  await db.exercise.deleteMany({ where: { importId: id, pinnedNote: null, entries: { none: {} } } });
  await db.workoutImport.deleteMany({ where: { id } });
}
