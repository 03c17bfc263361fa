import "server-only";
import type { Db } from "@/lib/platform/kernel/context";
import { Prisma } from "@/prisma/generated/client";
import type { PhotoOfDay } from "./present";
import type { GenerationRow, ImageRow } from "./store";

/** Weight and body fat each from the nearest measurement. Within half a day the last one wins. */
const PHOTOS_WITH_BODIES = Prisma.sql`
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

export async function photosOfDays(
  db: Db,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, PhotoOfDay>> {
  const uniqueIds = [...new Set(ids.filter((id) => id !== null))];
  if (uniqueIds.length === 0) return new Map();
  const rows = await db.$queryRaw<
    PhotoOfDay[]
  >`${PHOTOS_WITH_BODIES} WHERE p."id" = ANY(${uniqueIds}::uuid[])`;
  return new Map(rows.map((row) => [row.id, row]));
}

/** The generation on a client's page. Superseded ones appear only in the history. */
export type SeenGeneration = Pick<
  GenerationRow,
  "id" | "clientId" | "status" | "error" | "subject" | "frontPhotoId" | "backPhotoId" | "leaseUntil"
> & { images: Omit<ImageRow, "startedAt" | "finishedAt">[] };

type Dated<Row, Field extends keyof Row> = Omit<Row, Field> & Record<Field, string | null>;

type Written = {
  generation: (Dated<Omit<SeenGeneration, "images">, "leaseUntil"> & { images: WrittenImage[] }) | null;
  photos: (Omit<PhotoOfDay, "takenAt"> & { takenAt: string })[];
};
type WrittenImage = Dated<SeenGeneration["images"][number], "nextCheckAt">;

/** One statement, because every view of a client needs it. */
export async function loadShownImages(
  db: Db,
  clientIds: string[],
): Promise<{ generations: SeenGeneration[]; photos: ReadonlyMap<string, PhotoOfDay> }> {
  const rows = await db.$queryRaw<Written[]>`
    SELECT
      CASE WHEN seen."id" IS NOT NULL THEN to_jsonb(seen) || jsonb_build_object('images', (
        SELECT coalesce(jsonb_agg(to_jsonb(image) ORDER BY image."side", image."step", image."take"), '[]')
        FROM "GenerationImage" image WHERE image."generationId" = seen."id")) END AS "generation",
      (SELECT coalesce(jsonb_agg(to_jsonb(photo)), '[]') FROM (
        ${PHOTOS_WITH_BODIES}
        WHERE p."id" IN (client."frontPhotoId", client."backPhotoId", seen."frontPhotoId", seen."backPhotoId")
      ) photo) AS "photos"
    FROM "Client" client
    LEFT JOIN "Generation" seen ON seen."clientId" = client."id" AND seen."status" <> 'superseded'
    WHERE client."id" = ANY(${clientIds}::uuid[])`;
  const photos = rows.flatMap((row) => row.photos);
  return {
    generations: rows.flatMap(({ generation }) => (generation ? [read(generation)] : [])),
    photos: new Map(photos.map((photo) => [photo.id, { ...photo, takenAt: new Date(photo.takenAt) }])),
  };
}

const read = ({ leaseUntil, images, ...generation }: NonNullable<Written["generation"]>): SeenGeneration => ({
  ...generation,
  leaseUntil: momentOf(leaseUntil),
  images: images.map(({ nextCheckAt, ...image }) => ({ ...image, nextCheckAt: momentOf(nextCheckAt) })),
});

const momentOf = (text: string | null): Date | null => (text === null ? null : new Date(text));
