import "server-only";
import type { Side } from "@/lib/body/body";
import type { SiteWidth } from "@/lib/body/widths";
import type { Db } from "@/lib/platform/kernel/context";
import { isUuid } from "@/lib/text/uuid";
import type { EngineName, Rating } from "./schema";

const IN_PROGRESS = { status: "pending", generation: { status: "running" } } as const;

/** Counts before the attempt starts, so that one that kills the server counts too. Null if not in progress. */
export async function countAttempt(db: Db, id: string): Promise<number | null> {
  const [row] = await db.generationImage.updateManyAndReturn({
    where: { id, ...IN_PROGRESS },
    data: { attempts: { increment: 1 } },
    select: { attempts: true },
  });
  return row?.attempts ?? null;
}

/** Uncounts an attempt that failed because of storage, not because of the engine. */
export async function uncountAttempt(db: Db, id: string): Promise<void> {
  await db.generationImage.updateMany({
    where: { id, attempts: { gt: 0 }, ...IN_PROGRESS },
    data: { attempts: { decrement: 1 } },
  });
}

/** Switches to the next engine, which starts from the beginning; the note tells why. */
export async function switchEngine(db: Db, id: string, engine: EngineName, note: string): Promise<void> {
  await db.generationImage.updateMany({
    where: { id, ...IN_PROGRESS },
    data: { engine, note, ticket: null, nextCheckAt: null, attempts: 0 },
  });
}

/** @returns false when the image is no longer in progress */
export async function storeTicket(
  db: Db,
  id: string,
  data: { engine: EngineName; ticket: string; nextCheckAt: Date },
): Promise<boolean> {
  const { count } = await db.generationImage.updateMany({ where: { id, ...IN_PROGRESS }, data });
  return count === 1;
}

/** Open tickets of a client or of all of a trainer's clients, also for obsolete work. */
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

export async function clearTicket(db: Db, id: string): Promise<void> {
  await db.generationImage.updateMany({ where: { id }, data: { ticket: null } });
}

export async function isInProgress(
  db: Db,
  { id, ticket }: Pick<OpenTicket, "id" | "ticket">,
): Promise<boolean> {
  return (await db.generationImage.count({ where: { id, ticket, ...IN_PROGRESS } })) === 1;
}

/** @returns the generation's id; null when no image in progress has this prediction */
export async function makeDue(db: Db, remoteName: string, now: Date): Promise<string | null> {
  const [row] = await db.generationImage.updateManyAndReturn({
    where: { ticket: { endsWith: `:${remoteName}` }, ...IN_PROGRESS },
    data: { nextCheckAt: now },
    select: { generationId: true },
  });
  return row?.generationId ?? null;
}

export type ImageBlobs = { blobKey: string; thumbKey: string };

/**
 * Stored before the upload, so that no blob is orphaned. Only the last worker to do so can complete the image. Call it
 * in a transaction. @returns the keys of an earlier worker; null when the image is no longer in progress
 */
export async function reserveBlobs(db: Db, id: string, keys: ImageBlobs): Promise<(string | null)[] | null> {
  const before = await db.generationImage.findUnique({
    where: { id },
    select: { blobKey: true, thumbKey: true },
  });
  const { count } = await db.generationImage.updateMany({ where: { id, ...IN_PROGRESS }, data: keys });
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

/** Completes an image once. False when it is no longer in progress, or another worker's blobs have replaced these. */
export async function completeImage(
  db: Db,
  id: string,
  { blobKey }: ImageBlobs,
  data: FinishedImage,
): Promise<boolean> {
  const { count } = await db.generationImage.updateMany({
    where: { id, blobKey, ...IN_PROGRESS },
    data: { ...data, status: "done", error: null, ticket: null, nextCheckAt: null },
  });
  return count === 1;
}

export async function failImage(db: Db, id: string, error: string, finishedAt: Date): Promise<boolean> {
  const { count } = await db.generationImage.updateMany({
    where: { id, ...IN_PROGRESS },
    data: { status: "failed", error, finishedAt, ticket: null, nextCheckAt: null },
  });
  return count === 1;
}

/** A finished image of the trainer, or of any trainer if `trainerId` is absent; null while the trainer is deleted. */
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

export async function areCurrent(db: Db, clientId: string, ids: string[]): Promise<boolean> {
  const id = { in: [...new Set(ids)] };
  const generation = { clientId, status: { not: "superseded" as const } };
  return (await db.generationImage.count({ where: { id, status: "done", generation } })) === id.in.length;
}

export async function clientOf(db: Db, generationId: string) {
  return db.client.findFirst({
    where: { generations: { some: { id: generationId } } },
    include: { trainer: { select: { id: true, name: true } } },
  });
}

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

export async function isOfSample(db: Db, id: string): Promise<boolean> {
  return (await db.generationImage.count({ where: { id, generation: { client: { isSample: true } } } })) > 0;
}

export async function rate(db: Db, id: string, trainerId: string, rating: Rating): Promise<boolean> {
  if (!isUuid(id)) return false;
  const { count } = await db.generationImage.updateMany({
    where: { id, status: "done", generation: { client: { trainerId } } },
    data: { rating },
  });
  return count === 1;
}

export function storedIn({ blobKey, thumbKey, sha256 }: Pick<FoundImage, "blobKey" | "thumbKey" | "sha256">) {
  return blobKey && thumbKey && sha256 ? { blobKey, thumbKey, sha256 } : null;
}

export type FoundImage = NonNullable<Awaited<ReturnType<typeof findImage>>>;

/** Needs a transaction. Returns the running attempt, the new one, or null when superseded. */
export async function insertAttempt(db: Db, image: FoundImage, id: string): Promise<string | null> {
  const { generationId, side, step, month, match, weightLbs, bodyFat } = image;
  // The update also locks the generation against a concurrent order.
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
