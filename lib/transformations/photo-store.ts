import "server-only";
import type { Db } from "@/lib/kernel/context";
import { Prisma } from "@/prisma/generated/client";
import type { PhotoOfDay } from "./present";

/**
 * Photos with the bodies that they show: of the measurements the nearest to the photo, weight and body fat each by
 * itself. Those within half a day of it count as its own day's, of which the last one counts.
 */
export const PHOTOS_WITH_BODIES = Prisma.sql`
  SELECT p."id"::text AS "id", p."takenAt",
    coalesce(w."weightLbs", c."weightLbs") AS "weightLbs", coalesce(f."bodyFat", c."bodyFat") AS "bodyFat"
  FROM "Photo" p JOIN "Client" c ON c."id" = p."clientId"
  LEFT JOIN LATERAL (
    SELECT m."weightLbs" FROM "Measurement" m WHERE m."clientId" = c."id"
    ORDER BY greatest(abs(extract(epoch FROM m."takenAt" - p."takenAt")) - 43200, 0), m."takenAt" DESC, m."id" DESC
    LIMIT 1) w ON true
  LEFT JOIN LATERAL (
    SELECT coalesce(m."bodyFat", m."tapeBodyFat") AS "bodyFat" FROM "Measurement" m
    WHERE m."clientId" = c."id" AND coalesce(m."bodyFat", m."tapeBodyFat") IS NOT NULL
    ORDER BY greatest(abs(extract(epoch FROM m."takenAt" - p."takenAt")) - 43200, 0), m."takenAt" DESC, m."id" DESC
    LIMIT 1) f ON true`;

/** The photos of these ids, by id. */
export async function photosOfDays(
  db: Db,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, PhotoOfDay>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await db.$queryRaw<PhotoOfDay[]>`${PHOTOS_WITH_BODIES} WHERE p."id" = ANY(${wanted}::uuid[])`;
  return new Map(rows.map((row) => [row.id, row]));
}
