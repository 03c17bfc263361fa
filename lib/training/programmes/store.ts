import "server-only";
import type { Db } from "@/lib/platform/kernel/context";
import type { PlannedWeek } from "@/lib/training/plans/schema";

const TEMPLATE = { id: true, name: true, weeks: true } as const;

export function templatesOf(db: Db, trainerId: string) {
  return db.programmeTemplate.findMany({
    where: { trainerId },
    orderBy: [{ name: "asc" }, { id: "asc" }],
    select: TEMPLATE,
  });
}

export const countTemplates = (db: Db, trainerId: string): Promise<number> =>
  db.programmeTemplate.count({ where: { trainerId } });

export async function updateTemplate(
  db: Db,
  { id, trainerId, ...data }: { id: string; trainerId: string; name: string; weeks: PlannedWeek[] },
) {
  const [row] = await db.programmeTemplate.updateManyAndReturn({
    where: { id, trainerId },
    data,
    select: TEMPLATE,
  });
  return row ?? null;
}

/** Null if the id exists, also for another trainer. */
export async function addTemplate(
  db: Db,
  template: { id: string; trainerId: string; name: string; weeks: PlannedWeek[] },
) {
  const [row] = await db.programmeTemplate.createManyAndReturn({
    data: [template],
    skipDuplicates: true,
    select: TEMPLATE,
  });
  return row ?? null;
}

export async function deleteTemplate(db: Db, id: string, trainerId: string): Promise<boolean> {
  const { count } = await db.programmeTemplate.deleteMany({ where: { id, trainerId } });
  return count > 0;
}

export function clientsOf(db: Db, trainerId: string) {
  return db.client.findMany({
    where: { trainerId, archivedAt: null },
    orderBy: [{ nameKey: "asc" }, { id: "asc" }],
    select: { id: true, name: true, frontPhotoId: true, weeklyPlan: true },
  });
}

/** The clients of a copy whose programme was not changed since. */
export function copiesOf(db: Db, copyId: string, trainerId: string) {
  return db.weeklyPlan.findMany({
    where: { copyId, client: { trainerId } },
    orderBy: { clientId: "asc" },
    select: { clientId: true },
  });
}

/** The heaviest set that counts of each exercise's last normal workout of some clients, in pounds. */
export function lastLoads(db: Db, clientIds: readonly string[]) {
  return db.$queryRaw<{ clientId: string; nameKey: string; weightLbs: number }[]>`
    SELECT x."clientId", x."nameKey", max(s."weightLbs") AS "weightLbs"
    FROM "Exercise" x
    CROSS JOIN LATERAL (
      SELECT d.id FROM "WorkoutEntry" d JOIN "Workout" w ON w.id = d."workoutId" AND NOT w."isDeload"
      WHERE d."exerciseId" = x.id ORDER BY d."performedAt" DESC LIMIT 1) AS e
    JOIN "WorkoutSet" s ON s."entryId" = e.id AND s."countsAsRecord" AND s."weightLbs" > 0
    WHERE x."clientId" = ANY(${clientIds}::uuid[]) GROUP BY 1, 2`;
}
