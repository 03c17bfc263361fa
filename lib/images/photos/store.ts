import "server-only";
import type { Side } from "@/lib/body/body";
import type { Db } from "@/lib/platform/kernel/context";
import { isUuid } from "@/lib/text/uuid";
import { Prisma } from "@/prisma/generated/client";
import type { Box, PhotoCheck } from "./schema";

export type NewPhoto = {
  id: string;
  trainerId: string;
  /** The check-in link that it came by. */
  linkId?: string;
  /** The intake that it came by. */
  intakeId?: string;
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

/** Not a client's photo, and not one that somebody sent for the trainer to decide on. */
const FREE = { clientId: null, linkId: null, intakeId: null };

/** A photo that the trainer uploaded and no client uses. */
export async function findFree(db: Db, id: string, trainerId: string) {
  return isUuid(id) ? db.photo.findFirst({ where: { id, trainerId, ...FREE } }) : null;
}

/** Assigns a photo to a client. False when it is not the trainer's own, is their logo, or belongs to another client. */
export async function assign(
  db: Db,
  { id, trainerId, clientId, side }: { id: string; trainerId: string; clientId: string; side: Side },
): Promise<boolean> {
  if (!isUuid(id)) return false;
  const { count } = await db.photo.updateMany({
    where: { id, trainerId, asLogo: null, OR: [FREE, { clientId }] },
    data: { clientId, side },
  });
  return count === 1;
}

/** Assigns a photo that came by one of the client's links. */
export async function assignSent(
  db: Db,
  { id, clientId, side }: { id: string; clientId: string; side: Side },
): Promise<boolean> {
  const { count } = await db.photo.updateMany({
    where: { id, link: { clientId } },
    data: { clientId, side },
  });
  return count === 1;
}

/** Assigns a photo that came by an intake. */
export async function assignOfIntake(
  db: Db,
  { id, ...owner }: { id: string; intakeId: string; clientId: string; side: Side; takenAt: Date },
): Promise<void> {
  const { intakeId, ...data } = owner;
  await db.photo.updateMany({ where: { id, intakeId }, data: { ...data, intakeId: null } });
}

/** Takes a photo out of its client's history again. */
export async function release(db: Db, id: string): Promise<void> {
  await db.client.updateMany({ where: { baselinePhotoId: id }, data: { baselinePhotoId: null } });
  await db.photo.updateMany({ where: { id }, data: { clientId: null, side: null } });
}

export async function update(db: Db, id: string, data: { takenAt: Date }): Promise<void> {
  await db.photo.update({ where: { id }, data });
}

export async function remove(db: Db, id: string): Promise<string[]> {
  const keys = await keysOf(db, { id });
  await db.photo.deleteMany({ where: { id } });
  return keys;
}

/**
 * Uploads from before a moment that no client, brand, check-in or intake uses. Photos that are being taken into use are locked
 * and skipped; those that have been, the second statement sees.
 */
export async function removeUnclaimed(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "Photo" p WHERE "clientId" IS NULL AND "takenAt" < ${before} AND ${IS_UNUSED}
    ORDER BY "takenAt" LIMIT ${limit} FOR UPDATE SKIP LOCKED`;
  const removed = await db.$queryRaw<{ blobKey: string; thumbKey: string }[]>`
    DELETE FROM "Photo" p WHERE "id" = ANY(${rows.map(({ id }) => id)}::uuid[]) AND ${IS_UNUSED}
    RETURNING "blobKey", "thumbKey"`;
  return removed.flatMap((row) => [row.blobKey, row.thumbKey]);
}

const IS_UNUSED = Prisma.sql`
  NOT EXISTS (SELECT FROM "Brand" WHERE "logoId" = p."id")
  AND NOT EXISTS (SELECT FROM "CheckIn" WHERE "frontPhotoId" = p."id")
  AND NOT EXISTS (SELECT FROM "CheckIn" WHERE "backPhotoId" = p."id")
  AND NOT EXISTS (SELECT FROM "Intake" WHERE "frontPhotoId" = p."id")
  AND NOT EXISTS (SELECT FROM "Intake" WHERE "backPhotoId" = p."id")`;

/** Photos that came by the clients' links, sent or not, unless the trainer has accepted them. */
export async function removeWaiting(db: Db, clientIds: string[]): Promise<string[]> {
  const waiting = { clientId: null, link: { clientId: { in: clientIds } } };
  const keys = await keysOf(db, waiting);
  await db.photo.deleteMany({ where: waiting });
  return keys;
}

/** All photos of intakes, sent or not. */
export async function removeOfIntakes(
  db: Db,
  intakeIds: string[],
  but: (string | null)[] = [],
): Promise<string[]> {
  const kept = but.filter((id) => id !== null);
  const all = { intakeId: { in: intakeIds }, id: { notIn: kept } };
  const keys = await keysOf(db, all);
  await db.photo.deleteMany({ where: all });
  return keys;
}

/** The client's photos, and those that came by their links. */
export async function removeOfClient(db: Db, clientId: string): Promise<string[]> {
  const all = { OR: [{ clientId }, { link: { clientId } }] };
  const keys = await keysOf(db, all);
  await db.photo.deleteMany({ where: all });
  return keys;
}

export async function keysOf(db: Db, where: Prisma.PhotoWhereInput): Promise<string[]> {
  const rows = await db.photo.findMany({ where, select: { blobKey: true, thumbKey: true } });
  return rows.flatMap((row) => [row.blobKey, row.thumbKey]);
}

export async function find(db: Db, id: string) {
  return db.photo.findUnique({
    where: { id },
    select: {
      id: true,
      clientId: true,
      blobKey: true,
      thumbKey: true,
      sha256: true,
      check: true,
      covers: true,
      takenAt: true,
    },
  });
}
export type StoredPhoto = NonNullable<Awaited<ReturnType<typeof find>>>;

/** Null for the faces that are found. */
export async function saveCovers(db: Db, id: string, covers: Box[] | null): Promise<void> {
  await db.photo.updateMany({ where: { id }, data: { covers: covers ?? Prisma.DbNull } });
}

/** Uses updateMany, because the photo may have been deleted meanwhile. */
export async function saveCheck(db: Db, id: string, check: PhotoCheck): Promise<void> {
  await db.photo.updateMany({ where: { id }, data: { check } });
}
