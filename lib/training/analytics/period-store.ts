import "server-only";
import type { Db } from "@/lib/platform/kernel/context";
import type { Settled } from "@/lib/training/day/standing";
import { Prisma } from "@/prisma/generated/client";
import type { Weighed } from "./body-change";
import type { LoggedWeek } from "./weeks";

const { sql } = Prisma;

export type ClientRow = {
  clientId: string;
  name: string;
  pausedFrom: string | null;
  pausedUntil: string | null;
  planned: Settled[];
  workouts: LoggedWeek[];
  firstWeighed: Weighed | null;
  lastWeighed: Weighed | null;
  firstFat: Weighed | null;
  lastFat: Weighed | null;
};

/** Days, both included, and the instants of their first and last moment in the trainer's calendar. */
export type Span = { from: string; to: string; start: Date; end: Date };

const HAS_FAT = sql`AND ("bodyFat" IS NOT NULL OR "tapeBodyFat" IS NOT NULL)`;
const [OLDEST, NEWEST] = [sql`ASC`, sql`DESC`];

const weighIn = ({ start, end }: Span, order: Prisma.Sql, only = Prisma.empty) => sql`
  (SELECT json_build_object('takenAt', "takenAt", 'weightLbs', "weightLbs", 'bodyFat', "bodyFat",
      'bodyFatMethod', "bodyFatMethod", 'tapeBodyFat', "tapeBodyFat")
    FROM "Measurement" WHERE "clientId" = c.id AND "takenAt" >= ${start} AND "takenAt" < ${end} ${only}
    ORDER BY "takenAt" ${order}, id ${order} LIMIT 1)`;

/**
 * Neither samples nor archived clients. One statement with as little of each session as its state follows from, because a
 * year of 600 clients are 100,000 of them. A local day begins at most 14 hours before the UTC day, so the index finds it.
 */
export function clientsBetween(db: Db, trainerId: string, span: Span): Promise<ClientRow[]> {
  const { from, to } = span;
  return db.$queryRaw<ClientRow[]>`
    SELECT c.id AS "clientId", c.name, c."pausedFrom"::text AS "pausedFrom", c."pausedUntil"::text AS "pausedUntil",
      coalesce(todo.rows, '[]') AS planned, coalesce(done.rows, '[]') AS workouts,
      ${weighIn(span, OLDEST)} AS "firstWeighed", ${weighIn(span, NEWEST)} AS "lastWeighed",
      ${weighIn(span, OLDEST, HAS_FAT)} AS "firstFat", ${weighIn(span, NEWEST, HAS_FAT)} AS "lastFat"
    FROM "Client" c
    LEFT JOIN LATERAL (
      SELECT json_agg(json_build_object('date', s.date, 'filledOn', s."filledOn", 'lastDay', s."lastDay",
        'skippedFor', s."skippedFor", 'openEndAt', s."openEndAt")) AS rows
      FROM "PlannedSession" s WHERE s."clientId" = c.id AND s.date BETWEEN ${from}::date AND ${to}::date
    ) AS todo ON true
    LEFT JOIN LATERAL (
      SELECT json_agg(week) AS rows FROM (
        SELECT date_trunc('week', w."localDate"::timestamp)::date AS monday, count(*)::int AS logged,
          (count(*) FILTER (WHERE w."plannedSessionId" IS NULL))::int AS extra
        FROM "Workout" w
        WHERE w."clientId" = c.id AND w."localDate" BETWEEN ${from}::date AND ${to}::date
          AND w."performedAt" BETWEEN ${from}::date - interval '1 day' AND ${to}::date + interval '2 days'
        GROUP BY 1) AS week
    ) AS done ON true
    WHERE c."trainerId" = ${trainerId}::uuid AND c."archivedAt" IS NULL AND NOT c."isSample"
    ORDER BY c."nameKey", c.id`;
}
