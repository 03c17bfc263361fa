import "server-only";
import type { Db } from "@/lib/platform/kernel/context";
import type { RemovedWorkout } from "./schema";

export function listRemoved(db: Db, clientId: string, since: Date) {
  return db.removedWorkout.findMany({
    where: { clientId, removedAt: { gte: since } },
    orderBy: [{ removedAt: "desc" }, { id: "desc" }],
  });
}

export async function removeWorkout(
  db: Db,
  {
    id,
    clientId,
    workout,
    removedAt,
  }: { id: string; clientId: string; workout: RemovedWorkout; removedAt: Date },
): Promise<void> {
  await db.workout.delete({ where: { id } });
  await db.removedWorkout.create({ data: { id, clientId, workout, removedAt } });
}

/** Returns a stored deletion and removes it; null if there is none since `since`. */
export async function takeRemoved(db: Db, clientId: string, id: string, since: Date): Promise<unknown> {
  const row = await db.removedWorkout.findFirst({ where: { id, clientId, removedAt: { gte: since } } });
  if (!row) return null;
  await db.removedWorkout.delete({ where: { id } });
  return row.workout;
}

export async function deleteRemovedBefore(db: Db, time: Date): Promise<void> {
  await db.removedWorkout.deleteMany({ where: { removedAt: { lt: time } } });
}

export async function importExists(db: Db, id: string): Promise<boolean> {
  return (await db.workoutImport.count({ where: { id } })) > 0;
}

export async function hasImportKey(db: Db, clientId: string, importKey: string): Promise<boolean> {
  return (await db.workout.count({ where: { clientId, importKey } })) > 0;
}
