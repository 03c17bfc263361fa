import "server-only";
import type { Side } from "@/lib/body/body";
import type { Db } from "@/lib/kernel/context";
import { isUuid } from "@/lib/text/uuid";
import type { PhotoCheck } from "./schema";

type NewPhoto = {
  id: string;
  trainerId: string;
  blobKey: string;
  thumbKey: string;
  sha256: string;
  width: number;
  height: number;
  bytes: number;
  takenAt: Date;
};

export async function insert(db: Db, photo: NewPhoto): Promise<void> {
  await db.photo.create({ data: photo });
}

export async function findOwned(db: Db, id: string, trainerId: string) {
  return isUuid(id) ? db.photo.findFirst({ where: { id, trainerId } }) : null;
}

/** An upload of the trainer that belongs to no client and to no check-in. */
export async function findFree(db: Db, id: string, trainerId: string) {
  const where = { id, trainerId, clientId: null, frontOf: null, backOf: null };
  return isUuid(id) ? db.photo.findFirst({ where, select: { id: true } }) : null;
}

/** A client's photo with its client and trainer, unless the trainer is deleted. */
export async function findOfClient(db: Db, id: string) {
  if (!isUuid(id)) return null;
  return db.photo.findFirst({
    where: { id, client: { trainer: { deletedAt: null } } },
    include: {
      client: { select: { id: true, name: true, trainer: { select: { id: true, name: true } } } },
    },
  });
}

/** Assigns a photo to a client. False when it is not the trainer's, is their logo, or another client has or sent it. */
export async function assign(
  db: Db,
  { id, trainerId, clientId, side }: { id: string; trainerId: string; clientId: string; side: Side },
): Promise<boolean> {
  if (!isUuid(id)) return false;
  const { count } = await db.photo.updateMany({
    where: {
      id,
      trainerId,
      asLogo: null,
      OR: [{ clientId: null }, { clientId }],
      AND: (["frontOf", "backOf"] as const).map((sent) => ({
        OR: [{ [sent]: null }, { [sent]: { clientId } }],
      })),
    },
    data: { clientId, side },
  });
  return count === 1;
}

export async function release(db: Db, id: string): Promise<void> {
  await db.photo.updateMany({ where: { id }, data: { clientId: null, side: null } });
}

export async function update(db: Db, id: string, data: { takenAt: Date }): Promise<void> {
  await db.photo.update({ where: { id }, data });
}

export async function remove(db: Db, id: string): Promise<string[]> {
  const row = await db.photo.delete({ where: { id }, select: { blobKey: true, thumbKey: true } });
  return [row.blobKey, row.thumbKey];
}

export async function removeUnclaimed(db: Db, trainerId: string, before: Date): Promise<string[]> {
  const rows = await db.$queryRaw<{ blobKey: string; thumbKey: string }[]>`
    DELETE FROM "Photo"
    WHERE "trainerId" = ${trainerId}::uuid AND "clientId" IS NULL AND "takenAt" < ${before}
      AND NOT EXISTS (SELECT 1 FROM "Brand" b WHERE b."logoId" = "Photo"."id")
      AND NOT EXISTS (SELECT 1 FROM "CheckIn" WHERE "Photo"."id" IN ("frontPhotoId", "backPhotoId"))
    RETURNING "blobKey", "thumbKey"`;
  return rows.flatMap((row) => [row.blobKey, row.thumbKey]);
}

export async function removeWaiting(db: Db, clientIds: string[]): Promise<string[]> {
  const rows = await db.$queryRaw<{ blobKey: string; thumbKey: string }[]>`
    DELETE FROM "Photo"
    WHERE "clientId" IS NULL AND "id" IN (
      SELECT unnest(ARRAY["frontPhotoId", "backPhotoId"]) FROM "CheckIn" WHERE "clientId" = ANY (${clientIds}::uuid[]))
    RETURNING "blobKey", "thumbKey"`;
  return rows.flatMap((row) => [row.blobKey, row.thumbKey]);
}

export async function removeOfClient(db: Db, clientId: string): Promise<string[]> {
  const keys = await keysOf(db, { clientId });
  await db.photo.deleteMany({ where: { clientId } });
  return keys;
}

/** Blob keys of the photos of one client, of several clients, or of a trainer including unused uploads. */
export async function keysOf(
  db: Db,
  of: { clientId: string | { in: string[] } } | { trainerId: string },
): Promise<string[]> {
  const rows = await db.photo.findMany({ where: of, select: { blobKey: true, thumbKey: true } });
  return rows.flatMap((row) => [row.blobKey, row.thumbKey]);
}

export async function find(db: Db, id: string) {
  return db.photo.findUnique({
    where: { id },
    select: { id: true, blobKey: true, thumbKey: true, sha256: true, check: true, takenAt: true },
  });
}
export type StoredPhoto = NonNullable<Awaited<ReturnType<typeof find>>>;

/** Uses updateMany, because the photo may have been deleted meanwhile. */
export async function saveCheck(db: Db, id: string, check: PhotoCheck): Promise<void> {
  await db.photo.updateMany({ where: { id }, data: { check } });
}
