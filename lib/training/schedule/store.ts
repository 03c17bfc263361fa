import "server-only";
import type { Db } from "@/lib/platform/kernel/context";

export type Row = {
  clientId: string;
  clientName: string;
  frontPhotoId: string | null;
  sessions: unknown;
  moves: unknown;
  /** When the client's first plan was made; null without one. */
  plannedSince: string | null;
  trained: { date: string; exercises: string[] }[];
};

/** Also filters `performedAt`, which has the index: a local day begins at most 14 hours before the UTC day. */
export function clientsBetween(db: Db, trainerId: string, from: string, to: string): Promise<Row[]> {
  return db.$queryRaw`
    SELECT c.id AS "clientId", c.name AS "clientName", c."frontPhotoId",
      coalesce((
        SELECT jsonb_agg(session) FROM generate_series(${from}::timestamp, ${to}::timestamp, interval '1 day') AS day
        CROSS JOIN LATERAL planned_session(p.weeks, p."startsOn", p.before, day::date) AS session
        WHERE session IS NOT NULL), '[]') AS sessions,
      coalesce(p.moves, '[]') AS moves,
      to_char(p."createdAt" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "plannedSince",
      coalesce((
        SELECT jsonb_agg(jsonb_build_object('date', day, 'exercises', names)) FROM (
          SELECT w."localDate" AS day, jsonb_agg(DISTINCT x.name) AS names
          FROM "Workout" w JOIN "WorkoutEntry" e ON e."workoutId" = w.id JOIN "Exercise" x ON x.id = e."exerciseId"
          WHERE w."clientId" = c.id
            AND w."performedAt" BETWEEN ${from}::date - interval '1 day' AND ${to}::date + interval '2 days'
            AND w."localDate" BETWEEN ${from}::date AND ${to}::date
          GROUP BY 1) AS days), '[]') AS trained
    FROM "Client" c LEFT JOIN "WeeklyPlan" p ON p."clientId" = c.id
    WHERE c."trainerId" = ${trainerId}::uuid AND c."archivedAt" IS NULL`;
}
