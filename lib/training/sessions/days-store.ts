import "server-only";
import type { Db } from "@/lib/platform/kernel/context";
import { Prisma } from "@/prisma/generated/client";
import type { PlannedAndLogged } from "./schema";

export type ClientsDays = {
  clientId: string;
  clientName: string;
  frontPhotoId: string | null;
  isSample: boolean;
} & PlannedAndLogged;

type Whose = { trainerId: string } | { clientId: string };

/** Of a trainer those who are not archived. */
const whose = (of: Whose) =>
  "clientId" in of
    ? Prisma.sql`c.id = ${of.clientId}::uuid`
    : Prisma.sql`c."trainerId" = ${of.trainerId}::uuid AND c."archivedAt" IS NULL`;

/**
 * What is planned and logged from the first to the last day, by client, in one statement. It has the planned sessions of other
 * days too that were done on one of these. A local day begins at most 14 hours before the UTC day, so the index finds it.
 */
export function daysOfClients(db: Db, of: Whose, from: string, to: string): Promise<ClientsDays[]> {
  return db.$queryRaw`
    SELECT c.id AS "clientId", c.name AS "clientName", c."frontPhotoId", c."isSample",
      coalesce(done.workouts, '[]') AS workouts, coalesce(todo.planned, '[]') AS planned
    FROM "Client" c
    LEFT JOIN LATERAL (
      SELECT array_agg(w."plannedSessionId") AS links, json_agg(json_build_object(
        'id', w.id, 'date', w."localDate", 'plannedSessionId', w."plannedSessionId")) AS workouts
      FROM "Workout" w
      WHERE w."clientId" = c.id AND w."localDate" BETWEEN ${from}::date AND ${to}::date
        AND w."performedAt" BETWEEN ${from}::date - interval '1 day' AND ${to}::date + interval '2 days'
    ) AS done ON true
    LEFT JOIN LATERAL (
      SELECT json_agg(json_build_object('id', s.id, 'date', s.date, 'plannedOn', s."plannedOn", 'name', s.name,
        'startMin', NULL, 'lengthMin', NULL, 'skippedFor', NULL, 'isWhole', false, 'setsPlanned', s."setsPlanned",
        'setsDone', s."setsDone", 'filledOn', s."filledOn", 'lastDay', s."lastDay", 'openEndAt', s."openEndAt")) AS planned
      FROM "PlannedSession" s
      WHERE s."clientId" = c.id AND (s.date BETWEEN ${from}::date AND ${to}::date OR s.id = ANY(done.links))
    ) AS todo ON true
    WHERE ${whose(of)}`;
}
