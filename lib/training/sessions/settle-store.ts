import "server-only";
import type { Db } from "@/lib/platform/kernel/context";
import type { PlannedSession, Progress, Workout } from "@/lib/training/day/facts";

type Weeks = { planned: PlannedSession[]; workouts: Workout[] };

type Span = { first: string; last: string };

/**
 * From the first to the last of the days that something planned has to do with, and the dates of sessions that were
 * trained for on one of them. Null if nothing is planned.
 */
export async function plannedSpan(db: Db, clientId: string, { first, last }: Span): Promise<Span | null> {
  const [span] = await db.$queryRaw<{ first: string | null; last: string | null }[]>`
    WITH row AS (
      SELECT date, least(date, "plannedOn", "lastDay") AS first, greatest(date, "plannedOn", "lastDay") AS last,
        "lastDay" BETWEEN ${first}::date AND ${last}::date OR id IN (
          SELECT "plannedSessionId" FROM "Workout"
          WHERE "clientId" = ${clientId}::uuid AND "localDate" BETWEEN ${first}::date AND ${last}::date) AS trained
      FROM "PlannedSession" WHERE "clientId" = ${clientId}::uuid)
    SELECT least(greatest(min(first), ${first}::date), min(date) FILTER (WHERE trained))::text AS first,
      greatest(least(max(last), ${last}::date), max(date) FILTER (WHERE trained))::text AS last
    FROM row HAVING count(*) > 0`;
  return span?.first && span.last ? { first: span.first, last: span.last } : null;
}

/** What was planned and what was logged from the first to the last day, and the links of now. */
export async function factsBetween(db: Db, clientId: string, from: string, to: string): Promise<Weeks> {
  const [facts] = await db.$queryRaw<Weeks[]>`
    SELECT
      (SELECT coalesce(json_agg(json_build_object('id', s.id, 'date', s.date, 'plannedOn', s."plannedOn",
          'startMin', s."startMin", 'lengthMin', s."lengthMin", 'skippedFor', s."skippedFor", 'isWhole', s."isWhole", 'sets', (
            SELECT coalesce(json_object_agg("exerciseId", sets), '{}') FROM (
              SELECT e."exerciseId", count(*) AS sets
              FROM "PlannedExercise" e JOIN "PlannedSet" t ON t."plannedExerciseId" = e.id
              WHERE e."plannedSessionId" = s.id GROUP BY 1) AS of))), '[]')
        FROM "PlannedSession" s
        WHERE s."clientId" = ${clientId}::uuid AND (s.date BETWEEN ${from}::date AND ${to}::date OR s.id IN (
          SELECT n."plannedSessionId" FROM "Workout" n WHERE n."clientId" = ${clientId}::uuid
            AND n."linkedBy" <> 'matched' AND n."localDate" BETWEEN ${from}::date AND ${to}::date))) AS planned,
      (SELECT coalesce(json_agg(json_build_object('id', w.id, 'date', w."localDate", 'timeZone', 'UTC',
          'startedAt', to_char(w."performedAt" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'endedAt', to_char(w."endedAt" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'plannedSessionId', w."plannedSessionId", 'linkedBy', w."linkedBy", 'isFinished', false,
          'source', CASE WHEN w."linkId" IS NOT NULL THEN 'client' WHEN w."importKey" IS NULL THEN 'trainer' ELSE 'import' END, 'sets', (
            SELECT coalesce(json_object_agg("exerciseId", sets), '{}') FROM (
              SELECT e."exerciseId", count(*) AS sets
              FROM "WorkoutEntry" e JOIN "WorkoutSet" t ON t."entryId" = e.id AND t.kind <> 'warmup'
              WHERE e."workoutId" = w.id GROUP BY 1) AS of))), '[]')
        FROM "Workout" w
        WHERE w."clientId" = ${clientId}::uuid AND (
          w."localDate" BETWEEN ${from}::date AND ${to}::date OR w."linkedBy" <> 'matched' AND w."plannedSessionId" IN (
            SELECT id FROM "PlannedSession"
            WHERE "clientId" = ${clientId}::uuid AND date BETWEEN ${from}::date AND ${to}::date))) AS workouts`;
  return facts ?? { planned: [], workouts: [] };
}

/** Writes only what differs. */
export async function saveFacts(
  db: Db,
  workouts: readonly Workout[],
  progress: readonly (Progress & { id: string })[],
): Promise<void> {
  await db.$executeRaw`
    WITH linked AS (
      UPDATE "Workout" w SET "plannedSessionId" = n."plannedSessionId", "linkedBy" = n."linkedBy"
      FROM json_to_recordset(${JSON.stringify(workouts)}::json) AS n(
        id uuid, "plannedSessionId" uuid, "linkedBy" "LinkedBy")
      WHERE w.id = n.id AND (w."plannedSessionId", w."linkedBy") IS DISTINCT FROM (n."plannedSessionId", n."linkedBy"))
    UPDATE "PlannedSession" s SET "setsPlanned" = n."setsPlanned", "setsDone" = n."setsDone",
      "filledOn" = n."filledOn", "lastDay" = n."lastDay", "openEndAt" = n."openEndAt",
      "isWhole" = s."isWhole" AND n."lastDay" IS NOT NULL
    FROM json_to_recordset(${JSON.stringify(progress)}::json) AS n(
      id uuid, "setsPlanned" int, "setsDone" int, "filledOn" date, "lastDay" date, "openEndAt" timestamptz)
    WHERE s.id = n.id AND (s."setsPlanned", s."setsDone", s."filledOn", s."lastDay", s."openEndAt")
      IS DISTINCT FROM (n."setsPlanned", n."setsDone", n."filledOn", n."lastDay", n."openEndAt")`;
}
