import "server-only";
import type { Db } from "@/lib/platform/kernel/context";
import type { Prisma } from "@/prisma/generated/client";
import { longestLease } from "./due";
import type { OrderedPhoto } from "./image-order";
import type { OrderedSubject, Side } from "./schema";

type NewGeneration = {
  id: string;
  clientId: string;
  subject: OrderedSubject;
  photos: OrderedPhoto[];
  createdAt: Date;
};

const VISIBLE = { status: { not: "superseded" } } as const;
const IMAGES_IN_ORDER = {
  images: { orderBy: [{ side: "asc" }, { step: "asc" }, { take: "asc" }] },
} satisfies Prisma.GenerationInclude;

export type GenerationRow = Prisma.GenerationGetPayload<{ include: typeof IMAGES_IN_ORDER }>;
export type ImageRow = GenerationRow["images"][number];

export async function hasImages(db: Db, clientId: string): Promise<boolean> {
  const found = await db.generation.findFirst({ where: { clientId, ...VISIBLE }, select: { status: true } });
  return found !== null && found.status !== "failed";
}

/** Superseded ones too, unless they use only the client's current photos. */
export function ofEarlierPhotos(
  db: Db,
  { id: clientId, frontPhotoId, backPhotoId }: { id: string } & Record<`${Side}PhotoId`, string | null>,
  limit: number,
) {
  const isOther = (own: string | null) => ({ not: null, ...(own && { notIn: [own] }) });
  return db.generation.findMany({
    where: {
      clientId,
      images: { some: { status: "done" } },
      OR: [{ frontPhotoId: isOther(frontPhotoId) }, { backPhotoId: isOther(backPhotoId) }],
    },
    orderBy: { createdAt: "desc" },
    take: limit,
    include: IMAGES_IN_ORDER,
  });
}

export async function supersede(db: Db, clientId: string): Promise<void> {
  await db.generation.updateMany({
    where: { clientId, ...VISIBLE },
    data: { status: "superseded", leaseUntil: null },
  });
}

export async function insert(db: Db, { id, clientId, subject, photos, createdAt }: NewGeneration) {
  const photoOf = (side: Side) => photos.find((photo) => photo.side === side)?.photoId ?? null;
  await db.generation.create({
    data: {
      id,
      clientId,
      subject,
      frontPhotoId: photoOf("front"),
      backPhotoId: photoOf("back"),
      createdAt,
      images: {
        create: photos.flatMap(({ side, plan }) => plan.map((planned) => ({ side, ...planned }))),
      },
    },
  });
}

export async function removeRefused(db: Db, clientId: string): Promise<void> {
  await db.generation.deleteMany({ where: { clientId, images: { none: {} } } });
}

export async function insertRefused(
  db: Db,
  { createdAt, ...refused }: Omit<NewGeneration, "photos"> & { error: string },
) {
  await removeRefused(db, refused.clientId);
  await db.generation.create({
    data: { ...refused, status: "failed", createdAt, finishedAt: createdAt },
  });
}

const UNFINISHED = { in: ["queued" as const, "running" as const] };

/** Without a valid lease, as in `isLeased`. */
const free = (now: Date) => ({
  OR: [
    { leaseUntil: null },
    { leaseUntil: { lte: now } },
    { status: "running" as const, leaseUntil: { gt: longestLease(now) } },
  ],
});

/** Identifies the worker that claimed the work last; a worker that lost its lease has an older number. */
export type Lease = { id: string; attempt: number };

export async function claim(db: Db, id: string, now: Date, leaseUntil: Date) {
  const { count } = await db.generation.updateMany({
    where: { id, status: UNFINISHED, ...free(now) },
    data: { status: "running", leaseUntil, attempts: { increment: 1 } },
  });
  if (count === 0) return null;
  await db.generation.updateMany({ where: { id, startedAt: null }, data: { startedAt: now } });
  const client = { select: { trainerId: true, isSample: true } } as const;
  return db.generation.findUnique({ where: { id }, include: { ...IMAGES_IN_ORDER, client } });
}

/** Extends the lease. False when another worker has claimed the work, or it is obsolete. */
export async function renew(db: Db, { id, attempt }: Lease, leaseUntil: Date): Promise<boolean> {
  const { count } = await db.generation.updateMany({
    where: { id, status: "running", attempts: attempt },
    data: { leaseUntil },
  });
  return count === 1;
}

export async function release(db: Db, { id, attempt }: Lease): Promise<void> {
  await db.generation.updateMany({
    where: { id, status: "running", attempts: attempt },
    data: { leaseUntil: null },
  });
}

export async function pause(
  db: Db,
  client: { id: string } | { trainerId: string },
  until: Date,
): Promise<void> {
  await db.generation.updateMany({
    where: { client, status: UNFINISHED },
    data: { status: "queued", leaseUntil: until },
  });
}

export async function unpause(db: Db, client: { id: string } | { trainerId: string }): Promise<void> {
  await db.generation.updateMany({
    where: { client, status: UNFINISHED },
    data: { leaseUntil: null },
  });
}

export async function imagesOfGeneration(db: Db, generationId: string) {
  return db.generationImage.findMany({
    where: { generationId },
    orderBy: IMAGES_IN_ORDER.images.orderBy,
    select: { side: true, step: true, take: true, status: true, error: true },
  });
}

/** @returns whether this call finished it */
export async function finish(
  db: Db,
  id: string,
  data: { status: "succeeded" | "failed"; error: string | null; finishedAt: Date },
): Promise<boolean> {
  const finished = { ...data, leaseUntil: null };
  return (await db.generation.updateMany({ where: { id, status: "running" }, data: finished })).count > 0;
}

export async function stalledIds(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db.generation.findMany({
    where: { status: UNFINISHED, ...free(now) },
    orderBy: { createdAt: "asc" },
    take: limit,
    select: { id: true },
  });
  return rows.map((row) => row.id);
}

export async function remove(db: Db, of: Prisma.GenerationWhereInput): Promise<void> {
  await db.generation.deleteMany({ where: of });
}

export async function isVisible(db: Db, of: Prisma.GenerationWhereInput): Promise<boolean> {
  return (await db.generation.count({ where: { AND: [of, VISIBLE] } })) > 0;
}

/** The newest superseded generation of a client with images. */
export function newestSuperseded(db: Db, clientId: string): Promise<GenerationRow | null> {
  return db.generation.findFirst({
    where: { clientId, status: "superseded", images: { some: {} } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    include: IMAGES_IN_ORDER,
  });
}

export async function reinstate(
  db: Db,
  id: string,
  data: { status: "queued" | "succeeded" | "failed"; error: string | null },
): Promise<void> {
  await db.generation.update({ where: { id }, data });
}

export async function blobKeysOf(db: Db, of: Prisma.GenerationWhereInput): Promise<(string | null)[]> {
  const rows = await db.generationImage.findMany({
    where: { generation: of, blobKey: { not: null } },
    select: { blobKey: true, thumbKey: true },
  });
  return rows.flatMap((row) => [row.blobKey, row.thumbKey]);
}
