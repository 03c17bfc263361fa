import "server-only";
import type { Db } from "@/lib/platform/kernel/context";
import type { DatedSession } from "./dated";

/** Keeps a row that is there already. The exercises have to be the client's. */
export async function insertSessions(db: Db, sessions: readonly DatedSession[]): Promise<void> {
  if (sessions.length === 0) return;
  await db.$executeRaw`
    WITH given AS (
      SELECT * FROM json_to_recordset(${JSON.stringify(sessions)}::json) AS s(
        id uuid, "clientId" uuid, date date, "plannedOn" date, name text, exercises json)
    ), session AS (
      INSERT INTO "PlannedSession" (id, "clientId", date, "plannedOn", name, "setsPlanned")
      SELECT id, "clientId", date, "plannedOn", name, (
        SELECT coalesce(sum(sets), 0) FROM json_to_recordset(exercises) AS e(sets int)) FROM given ON CONFLICT (id) DO NOTHING RETURNING id
    ), target AS (
      SELECT gen_random_uuid() AS id, given.id AS "plannedSessionId", x.id AS "exerciseId", e.*
      FROM given JOIN session ON session.id = given.id
      CROSS JOIN LATERAL json_to_recordset(given.exercises) AS e(
        position int, "nameKey" text, "withNext" boolean, "isFixed" boolean, "loadPercent" int, sets int,
        "repsMin" int, "repsMax" int, "weightLbs" float8, seconds int, meters float8, rpe float8)
      JOIN "Exercise" x ON x."clientId" = given."clientId" AND x."nameKey" = e."nameKey"
    ), exercise AS (
      INSERT INTO "PlannedExercise"
        (id, "plannedSessionId", position, "exerciseId", "withNext", "isFixed", "loadPercent")
      SELECT id, "plannedSessionId", position, "exerciseId", "withNext", "isFixed", "loadPercent" FROM target
    )
    INSERT INTO "PlannedSet"
      ("plannedExerciseId", "setNumber", "repsMin", "repsMax", "weightLbs", seconds, meters, rpe)
    SELECT id, number, "repsMin", "repsMax", "weightLbs", seconds, meters, rpe
    FROM target CROSS JOIN generate_series(1, sets) AS number`;
}

/** Removes the sessions from a day on, or up to another, that nobody trained for or moved. */
export async function removeOpen(
  db: Db,
  clientId: string,
  { from, to = "infinity" }: { from: string; to?: string },
): Promise<void> {
  await db.$executeRaw`
    DELETE FROM "PlannedSession" s
    WHERE "clientId" = ${clientId}::uuid AND date BETWEEN ${from}::date AND ${to}::date
      AND date = "plannedOn" AND NOT EXISTS (SELECT FROM "Workout" w WHERE w."plannedSessionId" = s.id)`;
}

/** The exercises of planned sessions in order, each with its sets. */
export function plannedExercises(db: Db, plannedSessionIds: string[]) {
  return db.plannedExercise.findMany({
    where: { plannedSessionId: { in: plannedSessionIds } },
    orderBy: { position: "asc" },
    include: { exercise: { select: { name: true } }, sets: { orderBy: { setNumber: "asc" } } },
  });
}

export async function isPlanned(db: Db, clientId: string, id: string): Promise<boolean> {
  return (await db.plannedSession.count({ where: { id, clientId } })) > 0;
}

export async function moveSession(db: Db, id: string, to: string): Promise<void> {
  await db.plannedSession.updateMany({ where: { id }, data: { date: new Date(to) } });
}
