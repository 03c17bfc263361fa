import "server-only";
import type { Db } from "@/lib/platform/kernel/context";
import type { Clock } from "@/lib/training/day/clock";
import { runningSince } from "@/lib/training/day/standing";
import { Prisma } from "@/prisma/generated/client";
import type { PlannedAndLogged } from "./schema";

const { sql } = Prisma;
type Sql = Prisma.Sql;

export type ClientsDays = {
  clientId: string;
  clientName: string;
  frontPhotoId: string | null;
  isSample: boolean;
  archivedAt: Date | null;
} & Omit<PlannedAndLogged, "archivedOn">;

type Whose = { trainerId: string } | { clientId: string };

/** Of a trainer those who are not archived. */
const whose = (of: Whose) =>
  "clientId" in of
    ? sql`c.id = ${of.clientId}::uuid`
    : sql`c."trainerId" = ${of.trainerId}::uuid AND c."archivedAt" IS NULL`;

/**
 * Joins `workouts` and `planned` of a client for `daysOf`, from the first to the last day, and the planned sessions of other
 * days that were done on one of these. A local day begins at most 14 hours before the UTC day, so the index finds it.
 */
export const joinDays = (clientId: Sql, from: Sql, to: Sql): Sql => sql`
    LEFT JOIN LATERAL (
      SELECT array_agg(w."plannedSessionId") AS links, json_agg(w) AS rows
      FROM (
        SELECT id, "localDate" AS date, "plannedSessionId" FROM "Workout"
        WHERE "clientId" = ${clientId} AND "localDate" BETWEEN ${from} AND ${to}
          AND "performedAt" BETWEEN ${from} - interval '1 day' AND ${to} + interval '2 days'
      ) AS w
    ) AS done ON true
    LEFT JOIN LATERAL (
      SELECT json_agg(s) AS rows
      FROM (
        SELECT id, date, "plannedOn", name, "startMin", "lengthMin", note, "skippedFor", "isWhole", "copyOf", "setsPlanned", "setsDone",
          "filledOn", "lastDay", "openEndAt"
        FROM "PlannedSession"
        WHERE "clientId" = ${clientId} AND (date BETWEEN ${from} AND ${to} OR id = ANY(done.links))
      ) AS s
    ) AS todo ON true
    CROSS JOIN LATERAL (
      SELECT coalesce(todo.rows, '[]') AS planned, coalesce(done.rows, '[]') AS workouts
    ) AS days`;

/** Joins `next."on"`: the date of a client's next session, of those that `isOpen` calls open. */
export const joinNext = (clientId: Sql, clock: Clock): Sql => sql`
    LEFT JOIN (
      SELECT "clientId", min(date) AS date FROM "PlannedSession"
      WHERE "openEndAt" >= ${new Date(runningSince(clock))} GROUP BY "clientId"
    ) AS running ON running."clientId" = ${clientId}
    LEFT JOIN LATERAL (
      SELECT s.date FROM "PlannedSession" s
      WHERE s."clientId" = ${clientId} AND s."lastDay" IS NULL AND s."skippedFor" IS NULL
        AND s.date >= ${clock.firstOpenDay}::date
      ORDER BY s.date LIMIT 1
    ) AS coming ON true
    CROSS JOIN LATERAL (SELECT least(running.date, coming.date) AS "on") AS next`;

/** What is planned and logged from the first to the last day, by client, in one statement. */
export function daysOfClients(db: Db, of: Whose, from: string, to: string): Promise<ClientsDays[]> {
  return db.$queryRaw`
    SELECT c.id AS "clientId", c.name AS "clientName", c."frontPhotoId", c."isSample", c."archivedAt",
      c."pausedFrom"::text AS "pausedFrom", c."pausedUntil"::text AS "pausedUntil",
      days.planned, days.workouts
    FROM "Client" c
    ${joinDays(sql`c.id`, sql`${from}::date`, sql`${to}::date`)}
    WHERE ${whose(of)}`;
}
