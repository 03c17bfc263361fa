import "server-only";
import type { Db } from "@/lib/platform/kernel/context";
import { isoDay } from "@/lib/text/calendar/days";
import type { DatedSession } from "./dated";
import type { SessionChange, SessionTerms } from "./schema";

/** Keeps a row that is there already. The exercises have to be the client's. */
export async function insertSessions(db: Db, sessions: readonly DatedSession[]): Promise<void> {
  if (sessions.length === 0) return;
  await db.$executeRaw`
    WITH given AS (
      SELECT * FROM json_to_recordset(${JSON.stringify(sessions)}::json) AS s(
        id uuid, "clientId" uuid, date date, "plannedOn" date, name text, "startMin" int, "lengthMin" int, note text, exercises json)
    ), session AS (
      INSERT INTO "PlannedSession" (id, "clientId", date, "plannedOn", name, "startMin", "lengthMin", note, "setsPlanned")
      SELECT id, "clientId", date, "plannedOn", name, "startMin", "lengthMin", note, (
        SELECT coalesce(sum(CASE WHEN "eachLimb" THEN 2 * sets ELSE sets END), 0)
        FROM json_to_recordset(exercises) AS e(sets int, "eachLimb" boolean))
      FROM given ON CONFLICT (id) DO NOTHING RETURNING id
    ), target AS (
      SELECT gen_random_uuid() AS id, given.id AS "plannedSessionId", x.id AS "exerciseId", e.*
      FROM given JOIN session ON session.id = given.id
      CROSS JOIN LATERAL json_to_recordset(given.exercises) AS e(
        position int, "nameKey" text, "withNext" boolean, "isFixed" boolean, "loadPercent" int, "restSeconds" int, tempo text, sets int,
        "eachLimb" boolean,
        "repsMin" int, "repsMax" int, "weightLbs" float8, seconds int, meters float8, rpe float8)
      JOIN "Exercise" x ON x."clientId" = given."clientId" AND x."nameKey" = e."nameKey"
    ), exercise AS (
      INSERT INTO "PlannedExercise"
        (id, "plannedSessionId", position, "exerciseId", "withNext", "isFixed", "loadPercent", "restSeconds", tempo)
      SELECT id, "plannedSessionId", position, "exerciseId", "withNext", "isFixed", "loadPercent", "restSeconds", tempo
      FROM target
    )
    INSERT INTO "PlannedSet"
      ("plannedExerciseId", "setNumber", "repsMin", "repsMax", "weightLbs", seconds, meters, rpe, limb)
    SELECT id, number, "repsMin", "repsMax", "weightLbs", seconds, meters, rpe,
      CASE WHEN "eachLimb" THEN (ARRAY['right', 'left']::"Limb"[])[number % 2 + 1] END
    FROM target CROSS JOIN generate_series(1, CASE WHEN "eachLimb" THEN 2 * sets ELSE sets END) AS number`;
}

type Agreed = Pick<SessionTerms, "startMin" | "lengthMin" | "note">;

/**
 * Removes the sessions from a day on, or up to another, that nobody trained for, moved, copied or left out.
 * @returns what was agreed for them
 */
export async function removeOpen(
  db: Db,
  clientId: string,
  { from, to = "infinity" }: { from: string; to?: string },
): Promise<({ id: string } & Agreed)[]> {
  return db.$queryRaw`
    WITH gone AS (
      DELETE FROM "PlannedSession" s
      WHERE "clientId" = ${clientId}::uuid AND date BETWEEN ${from}::date AND ${to}::date
        AND date = "plannedOn" AND "copyOf" IS NULL AND "skippedFor" IS NULL
        AND NOT EXISTS (SELECT FROM "Workout" w WHERE w."plannedSessionId" = s.id)
      RETURNING id, "startMin", "lengthMin", note)
    SELECT * FROM gone`;
}

/** The exercises of planned sessions in order, each with its sets. */
export function plannedExercises(db: Db, plannedSessionIds: string[]) {
  return db.plannedExercise.findMany({
    where: { plannedSessionId: { in: plannedSessionIds } },
    orderBy: { position: "asc" },
    include: {
      exercise: { select: { name: true, muscleGroup: true, measure: true } },
      sets: { orderBy: { setNumber: "asc" } },
    },
  });
}

export async function isPlanned(db: Db, clientId: string, id: string): Promise<boolean> {
  return (await db.plannedSession.count({ where: { id, clientId } })) > 0;
}

/** Null if it is not the client's. */
export async function findSession(db: Db, clientId: string, id: string) {
  const row = await db.plannedSession.findFirst({ where: { id, clientId } });
  return row && { ...row, date: isoDay(row.date), isTrainedFor: row.lastDay !== null };
}

export async function changeTerms(db: Db, id: string, { date, ...terms }: SessionChange): Promise<void> {
  await db.plannedSession.update({
    where: { id },
    data: { ...terms, ...(date && { date: new Date(date) }) },
  });
}

/** A session of its own on another date, with the exercises and sets of this one. */
export async function copySession(
  db: Db,
  id: string,
  copy: Agreed & { id: string; date: string },
): Promise<void> {
  await db.$executeRaw`
    WITH session AS (
      INSERT INTO "PlannedSession" (id, "clientId", date, "plannedOn", name, "startMin", "lengthMin", note, "setsPlanned", "copyOf")
      SELECT ${copy.id}::uuid, "clientId", ${copy.date}::date, ${copy.date}::date, name, ${copy.startMin}::int,
        ${copy.lengthMin}::int, ${copy.note}::text, "setsPlanned", coalesce("copyOf", "plannedOn")
      FROM "PlannedSession" WHERE id = ${id}::uuid RETURNING id
    ), exercise AS (
      SELECT gen_random_uuid() AS "copyId", session.id AS "sessionId", e.*
      FROM session, "PlannedExercise" e WHERE e."plannedSessionId" = ${id}::uuid
    ), copied AS (
      INSERT INTO "PlannedExercise"
        (id, "plannedSessionId", position, "exerciseId", "withNext", "isFixed", "loadPercent", "restSeconds", tempo)
      SELECT "copyId", "sessionId", position, "exerciseId", "withNext", "isFixed", "loadPercent", "restSeconds", tempo
      FROM exercise
    )
    INSERT INTO "PlannedSet"
      ("plannedExerciseId", "setNumber", "repsMin", "repsMax", "weightLbs", seconds, meters, rpe, limb)
    SELECT "copyId", "setNumber", "repsMin", "repsMax", "weightLbs", seconds, meters, rpe, limb
    FROM exercise JOIN "PlannedSet" t ON t."plannedExerciseId" = exercise.id`;
}

/** The days of the workouts that count for it. */
export async function daysTrained(db: Db, id: string): Promise<string[]> {
  const rows = await db.workout.findMany({ where: { plannedSessionId: id }, select: { localDate: true } });
  return rows.map(({ localDate }) => isoDay(localDate));
}

/** Workouts that counted for it count for no session, until the week is settled again. */
export async function removeSession(db: Db, id: string): Promise<void> {
  await db.plannedSession.delete({ where: { id } });
}
