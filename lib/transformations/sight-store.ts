import "server-only";
import type { Db } from "@/lib/kernel/context";
import { PHOTOS_WITH_BODIES } from "./photo-store";
import type { PhotoOfDay } from "./present";
import type { GenerationRow, ImageRow } from "./store";

/** The generation that a client's page shows. A superseded one stays for the history alone. */
export type SeenGeneration = Pick<
  GenerationRow,
  "id" | "clientId" | "status" | "error" | "subject" | "frontPhotoId" | "backPhotoId" | "leaseUntil"
> & { images: Omit<ImageRow, "startedAt" | "finishedAt">[] };

type Dated<Row, Field extends keyof Row> = Omit<Row, Field> & Record<Field, string | null>;

/** A row as JSON from the database, where dates are strings. */
type Written = {
  generation: (Dated<Omit<SeenGeneration, "images">, "leaseUntil"> & { images: WrittenImage[] }) | null;
  photos: (Omit<PhotoOfDay, "takenAt"> & { takenAt: string })[];
};
type WrittenImage = Dated<SeenGeneration["images"][number], "nextCheckAt">;

/**
 * What the pages of clients show: each one's generation with its images in order, and by id the photos of the client
 * and of the generation. One statement, since every look at a client asks for it.
 */
export async function sightOf(
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
