import "server-only";
import type { Side } from "@/lib/body/body";
import type { SiteWidth } from "@/lib/body/widths";
import type { Db } from "@/lib/kernel/context";
import { isUuid } from "@/lib/text/uuid";
import type { EngineName, Rating } from "./schema";

/** Still to be made, of a generation that is wanted. */
const WANTED = { status: "pending", generation: { status: "running" } } as const;

/** Counts a try before it begins, so that one that kills the server counts too; null when it is not wanted. */
export async function countTry(db: Db, id: string): Promise<number | null> {
  const [row] = await db.generationImage.updateManyAndReturn({
    where: { id, ...WANTED },
    data: { attempts: { increment: 1 } },
    select: { attempts: true },
  });
  return row?.attempts ?? null;
}

/** Takes back a try that failed for lack of room, which is not the engine's fault. */
export async function takeTryBack(db: Db, id: string): Promise<void> {
  await db.generationImage.updateMany({
    where: { id, attempts: { gt: 0 }, ...WANTED },
    data: { attempts: { decrement: 1 } },
  });
}

/** Puts the next engine in charge, which starts from the beginning; the note says why. */
export async function handOver(db: Db, id: string, engine: EngineName, note: string): Promise<void> {
  await db.generationImage.updateMany({
    where: { id, ...WANTED },
    data: { engine, note, ticket: null, nextCheckAt: null, attempts: 0 },
  });
}

/**
 * Remembers what a remote engine is at, so that another worker can go on from there.
 * @returns false when nobody wants the image any more
 */
export async function keepTicket(
  db: Db,
  id: string,
  data: { engine: EngineName; ticket: string; nextCheckAt: Date },
): Promise<boolean> {
  const { count } = await db.generationImage.updateMany({ where: { id, ...WANTED }, data });
  return count === 1;
}

/** What remote engines are at for a client, or for all of a trainer's, whether it is wanted or not. */
export async function openTickets(
  db: Db,
  of: { clientId: string } | { client: { id: string } | { trainerId: string } },
) {
  return db.generationImage.findMany({
    where: { status: "pending", ticket: { not: null }, generation: of },
    select: { id: true, engine: true, ticket: true },
  });
}
export type OpenTicket = Awaited<ReturnType<typeof openTickets>>[number];

export async function forgetTicket(db: Db, id: string): Promise<void> {
  await db.generationImage.updateMany({ where: { id }, data: { ticket: null } });
}

export async function isWanted(db: Db, { id, ticket }: Pick<OpenTicket, "id" | "ticket">): Promise<boolean> {
  return (await db.generationImage.count({ where: { id, ticket, ...WANTED } })) === 1;
}

/**
 * Brings forward the next look at the image that a remote service calls by this name.
 * @returns its generation's id; null when no image that is wanted has this name
 */
export async function makeDue(db: Db, remoteName: string, now: Date): Promise<string | null> {
  const [row] = await db.generationImage.updateManyAndReturn({
    where: { ticket: { endsWith: `:${remoteName}` }, ...WANTED },
    data: { nextCheckAt: now },
    select: { generationId: true },
  });
  return row?.generationId ?? null;
}

export type ImageBlobs = { blobKey: string; thumbKey: string };

/**
 * Writes down where the image's bytes are about to go, so that they can be removed whatever happens next. Whoever
 * did so last may complete the image. Call it in a transaction.
 * @returns the keys that an earlier worker had written down; null when the image is not wanted any more
 */
export async function reserveBlobs(db: Db, id: string, keys: ImageBlobs): Promise<(string | null)[] | null> {
  const before = await db.generationImage.findUnique({
    where: { id },
    select: { blobKey: true, thumbKey: true },
  });
  const { count } = await db.generationImage.updateMany({ where: { id, ...WANTED }, data: keys });
  return before && count === 1 ? [before.blobKey, before.thumbKey] : null;
}

type FinishedImage = {
  engine: EngineName;
  prompt: string;
  lowConfidence: boolean;
  widths: SiteWidth[] | undefined;
  sha256: string;
  millis: number;
  finishedAt: Date;
};

/** Completes an image once. False when it is not wanted any more, or another worker's bytes took their place. */
export async function completeImage(
  db: Db,
  id: string,
  { blobKey }: ImageBlobs,
  data: FinishedImage,
): Promise<boolean> {
  const { count } = await db.generationImage.updateMany({
    where: { id, blobKey, ...WANTED },
    data: { ...data, status: "done", error: null, ticket: null, nextCheckAt: null },
  });
  return count === 1;
}

/** False when it is not wanted any more. */
export async function failImage(db: Db, id: string, error: string, finishedAt: Date): Promise<boolean> {
  const { count } = await db.generationImage.updateMany({
    where: { id, ...WANTED },
    data: { status: "failed", error, finishedAt, ticket: null, nextCheckAt: null },
  });
  return count === 1;
}

/** A finished image, when the trainer owns its client or `trainerId` is left out; nobody's while the trainer is deleted. */
export async function findImage(db: Db, id: string, trainerId?: string) {
  if (!isUuid(id)) return null;
  return db.generationImage.findFirst({
    where: {
      id,
      status: "done",
      generation: { client: { trainer: { deletedAt: null, ...(trainerId && { id: trainerId }) } } },
    },
  });
}

/** Whether all of these are finished images of the client that no newer order has replaced. */
export async function areInSight(db: Db, clientId: string, ids: string[]): Promise<boolean> {
  const id = { in: [...new Set(ids)] };
  const generation = { clientId, status: { not: "superseded" as const } };
  return (await db.generationImage.count({ where: { id, status: "done", generation } })) === id.in.length;
}

/** Whom a set of images shows, and whose client that is; null when they are gone. */
export async function clientOf(db: Db, generationId: string) {
  return db.client.findFirst({
    where: { generations: { some: { id: generationId } } },
    include: { trainer: { select: { id: true, name: true } } },
  });
}

/** The photo that an image was made from; null when the order names none. */
export async function sourcePhotoId(
  db: Db,
  { generationId, side }: { generationId: string; side: Side },
): Promise<string | null> {
  const order = await db.generation.findUnique({
    where: { id: generationId },
    select: { frontPhotoId: true, backPhotoId: true },
  });
  return (side === "front" ? order?.frontPhotoId : order?.backPhotoId) ?? null;
}

/** Whether the image is of a sample client. */
export async function isOfSample(db: Db, id: string): Promise<boolean> {
  return (await db.generationImage.count({ where: { id, generation: { client: { isSample: true } } } })) > 0;
}

/** False when the trainer has no such finished image. */
export async function rate(db: Db, id: string, trainerId: string, rating: Rating): Promise<boolean> {
  if (!isUuid(id)) return false;
  const { count } = await db.generationImage.updateMany({
    where: { id, status: "done", generation: { client: { trainerId } } },
    data: { rating },
  });
  return count === 1;
}

/** Where a finished image is stored; null for one without its picture. */
export function storedIn({ blobKey, thumbKey, sha256 }: Pick<FoundImage, "blobKey" | "thumbKey" | "sha256">) {
  return blobKey && thumbKey && sha256 ? { blobKey, thumbKey, sha256 } : null;
}

export type FoundImage = NonNullable<Awaited<ReturnType<typeof findImage>>>;

/**
 * Orders another take of an image and puts its generation back to work. Call it in a transaction.
 * @returns the take that is already under way, the new one, or null when a newer order replaced the generation
 */
export async function insertTake(db: Db, image: FoundImage, id: string): Promise<string | null> {
  const { generationId, side, step, month, match, weightLbs, bodyFat } = image;
  // The update also keeps others from ordering a take at the same time.
  const { count } = await db.generation.updateMany({
    where: { id: generationId, status: { not: "superseded" } },
    data: { status: "running", finishedAt: null },
  });
  if (count === 0) return null;
  const newest = await db.generationImage.findFirst({
    where: { generationId, side, step },
    orderBy: { take: "desc" },
  });
  if (newest?.status === "pending") return newest.id;
  const take = (newest?.take ?? 0) + 1;
  await db.generationImage.create({
    data: { id, generationId, side, step, take, month, match: match ?? undefined, weightLbs, bodyFat },
  });
  return id;
}
