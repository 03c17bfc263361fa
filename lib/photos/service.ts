import "server-only";
import { recordView } from "@/lib/audit/service";
import type { Side } from "@/lib/body/body";
import { daysLater } from "@/lib/calendar/moments";
import { sweepBlobs, sweepBlobsSoon } from "@/lib/cleanup/service";
import * as cleanup from "@/lib/cleanup/store";
import type { FileReply } from "@/lib/http/contract";
import type { Context, Db, Services } from "@/lib/kernel/context";
import { AppError } from "@/lib/kernel/errors";
import { log } from "@/lib/kernel/log";
import { LIMITS } from "@/lib/limits/policies";
import { spend } from "@/lib/limits/service";
import type { PhotoRefusal } from "@/lib/ports/photo-reader/port";
import { sha256 } from "@/lib/text/sha256";
import { uuidv7 } from "@/lib/text/uuid";
import { PHOTO_ASSET, photoIdOf, photoUrl } from "./asset";
import { lookAt, lookIfPossible } from "./check-service";
import { type Box, type FaceCover, PhotoCheck, type PhotoUpload, type PhotoView } from "./schema";
import * as store from "./store";
import { photoErrorTexts } from "./texts";

const MAX_AGE_SECONDS = 300;
const REFUSALS: Record<PhotoRefusal, () => AppError> = {
  not_a_photo: () => new AppError("unsupported_media", photoErrorTexts.notAPhoto),
  damaged: () => new AppError("unsupported_media", photoErrorTexts.damaged),
  too_many_pixels: () => new AppError("too_large", photoErrorTexts.tooManyPixels),
};
/** How long an upload may wait for its client: the browser keeps unsaved forms on the device. */
const UNCLAIMED_DAYS = 30;

/** Takes one photo into the trainer's private store: decoded, upright, without metadata, bounded. */
export async function uploadPhoto(ctx: Context, { body }: { body: PhotoUpload }) {
  await spend(ctx, LIMITS.uploadPerTrainer, ctx.actor.id);
  const { id, check, width, height } = await storePhoto(ctx, ctx.actor.id, body);
  return { photoUrl: photoUrl(id), width, height, check };
}

/** Stores a photo for a trainer, whoever sends it. */
export async function storePhoto(ctx: Services, trainerId: string, body: PhotoUpload) {
  const read = await readPhoto(ctx, body.photo);
  const looking = lookIfPossible(ctx, read.jpeg);
  const id = uuidv7(ctx.clock.now());
  const blobKey = `photos/${trainerId}/${id}.jpg`;
  const thumbKey = `photos/${trainerId}/${id}-thumb.jpg`;
  // The row first: a server that is killed now leaves an upload without bytes, not bytes that nobody knows of.
  await store.insert(ctx.db, {
    id,
    trainerId,
    blobKey,
    thumbKey,
    sha256: sha256(read.jpeg),
    width: read.width,
    height: read.height,
    bytes: read.jpeg.byteLength,
    takenAt: ctx.clock.now(),
  });
  try {
    await storing(ctx.blobs.put(blobKey, read.jpeg, "image/jpeg"));
    await storing(ctx.blobs.put(thumbKey, read.thumb, "image/jpeg"));
  } catch (error) {
    await ctx.db.$transaction((db) => discardPhoto(db, id));
    sweepBlobsSoon(ctx);
    throw error;
  }
  const check = await looking;
  if (check) await store.keepCheck(ctx.db, id, check);
  ctx.background.run(() => discardUnclaimed(ctx, trainerId));
  return { id, width: read.width, height: read.height, check };
}

/** What would become of a picture as a photo. Nothing of it is kept. */
export async function checkPhoto(ctx: Context, { body }: { body: PhotoUpload }) {
  await spend(ctx, LIMITS.photoCheckPerTrainer, ctx.actor.id);
  const { jpeg } = await readPhoto(ctx, body.photo);
  return { check: (await lookAt(ctx, jpeg)) ?? refuse("damaged") };
}

/** What is seen in a stored photo: what was seen when it came, or what is seen now. */
export async function getPhotoCheck(ctx: Context, { params }: { params: { id: string } }) {
  const photo = await store.findOwned(ctx.db, params.id, ctx.actor.id);
  if (!photo) throw new AppError("not_found", photoErrorTexts.photoNotFound);
  const check = await checkOf(ctx, photo);
  if (!check) throw new AppError("not_found", photoErrorTexts.imageNotFound);
  return { check };
}

/** @throws AppError `unavailable` when nobody can look at a photo that was never looked at */
async function checkOf(ctx: Services, photo: store.StoredPhoto): Promise<PhotoCheck | null> {
  const known = PhotoCheck.safeParse(photo.check);
  if (known.success) return known.data;
  const bytes = await storing(ctx.blobs.get(photo.blobKey));
  const check = bytes && (await lookAt(ctx, bytes));
  if (check) await store.keepCheck(ctx.db, photo.id, check);
  return check;
}

/**
 * Where the face is in a photo; null where none is seen, as from behind.
 * @throws AppError `unavailable` as long as that cannot be told
 */
export async function faceIn(ctx: Services, photo: store.StoredPhoto): Promise<Box | null> {
  return (await checkOf(ctx, photo))?.person?.face ?? null;
}

async function readPhoto(ctx: Services, photo: File) {
  if (photo.size > PHOTO_ASSET.maxBytes) throw new AppError("too_large", photoErrorTexts.tooLarge);
  const read = await ctx.photoReader.read(new Uint8Array(await photo.arrayBuffer()));
  return read.state === "photo" ? read : refuse(read.reason);
}

function refuse(reason: PhotoRefusal): never {
  throw REFUSALS[reason]();
}

/** Forgets uploads that no client took: chosen, and then exchanged or never saved. */
async function discardUnclaimed(ctx: Services, trainerId: string): Promise<void> {
  const before = daysLater(ctx.clock.now(), -UNCLAIMED_DAYS);
  await ctx.db.$transaction(async (db) =>
    cleanup.enqueue(db, await store.removeUnclaimed(db, trainerId, before)),
  );
  await sweepBlobs(ctx);
}

export async function getPhoto(
  ctx: Context,
  { params, query }: { params: { id: string }; query: PhotoView },
) {
  const photo =
    (await store.findOwned(ctx.db, params.id, ctx.actor.id)) ??
    (ctx.actor.isAdmin && (await photoForAdmin(ctx, params.id)));
  if (!photo) throw new AppError("not_found", photoErrorTexts.photoNotFound);
  if (!query.face) return imageReply(ctx, photo, query.size);
  const reply = await imageReply(ctx, photo, query.size === "thumb" ? "thumb" : "full");
  return withoutFace(ctx, reply, await faceIn(ctx, photo), query.face);
}

/** Another trainer's photo of a client, which is written down. */
async function photoForAdmin(ctx: Context, id: string) {
  const photo = await store.findOfClient(ctx.db, id);
  if (photo?.client) await recordView(ctx, photo.client, "view-photo");
  return photo;
}

/** A picture with its face made unknown in its very pixels; the picture itself where it has none. */
export function withoutFace(
  ctx: Pick<Services, "photoReader">,
  reply: FileReply,
  face: Box | null,
  cover: FaceCover,
): FileReply {
  const read = face ? async () => ctx.photoReader.withoutFace(await reply.read(), face, cover) : reply.read;
  return { ...reply, read, etag: `${reply.etag}-${cover}` };
}

/** A stored JPEG in one of its two sizes, or as a WebP for a screen. */
export function imageReply(
  ctx: Pick<Services, "blobs" | "photoReader">,
  { blobKey, thumbKey, sha256 }: { blobKey: string; thumbKey: string; sha256: string },
  size: PhotoView["size"],
  downloadName?: string,
): FileReply {
  const stored = async () => (await storing(ctx.blobs.get(size === "thumb" ? thumbKey : blobKey))) ?? gone();
  const kept = { etag: `${sha256.slice(0, 32)}-${size}`, maxAge: MAX_AGE_SECONDS, downloadName };
  if (size === "full" || size === "thumb") return { ...kept, read: stored, contentType: "image/jpeg" };
  const read = () => ctx.photoReader.narrowed({ sha256, read: stored }, Number(size));
  return { ...kept, read, contentType: "image/webp" };
}

function gone(): never {
  throw new AppError("not_found", photoErrorTexts.imageNotFound);
}

/**
 * Gives an uploaded photo to a client, by the address that the upload answered with.
 * @returns the photo's id, or null for any address that is not one of the trainer's own free photos
 */
export async function takePhoto(
  db: Db,
  { url, ...owner }: { url: string; trainerId: string; clientId: string; side: Side },
): Promise<string | null> {
  const id = photoIdOf(url);
  return id && (await store.assign(db, { id, ...owner })) ? id : null;
}

/** Says when a photo was taken, where that was not when it was uploaded. */
export async function datePhoto(db: Db, id: string, takenAt: Date): Promise<void> {
  await store.update(db, id, { takenAt });
}

/** Whether there is such a photo and it is newer than a moment. */
export async function isTakenAfter(db: Db, id: string | null, moment: Date): Promise<boolean> {
  const photo = id === null ? null : await store.find(db, id);
  return photo !== null && photo.takenAt > moment;
}

/** Forgets a photo and lets its blobs be removed. */
export async function discardPhoto(db: Db, id: string): Promise<void> {
  await cleanup.enqueue(db, await store.remove(db, id));
}

/** Takes a photo back from a client: it is again as it was when it was uploaded. */
export const releasePhoto = store.release;

/** Forgets all photos of a client, those in a check-in that waits too, and lets their blobs be removed. */
export async function discardPhotos(db: Db, clientId: string): Promise<void> {
  await cleanup.enqueue(db, await store.removeOfClient(db, clientId));
  await discardWaiting(db, clientId);
}

/** The stored photos of a client that is about to go. Those that wait in a check-in are nobody's, and go here. */
export async function blobKeysOf(db: Db, clientId: string): Promise<string[]> {
  return [...(await store.keysOf(db, { clientId })), ...(await store.removeWaiting(db, [clientId]))];
}

/** Forgets the photos that a client has sent and the trainer has not accepted, and lets their blobs be removed. */
export async function discardWaiting(db: Db, clientId: string): Promise<void> {
  await cleanup.enqueue(db, await store.removeWaiting(db, [clientId]));
}

/** The stored bytes of a photo, for work that has no caller any more; null when the photo is gone. */
export async function photoBytes(
  ctx: Pick<Services, "db" | "blobs">,
  photoId: string,
): Promise<Uint8Array | null> {
  const photo = await store.find(ctx.db, photoId);
  return photo && ctx.blobs.get(photo.blobKey);
}

/** A store that does not answer is the service being away, not a bug of ours. */
async function storing<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    log("error", "the blob store failed", { error: cause });
    throw new AppError("unavailable", photoErrorTexts.notStored, {
      retryAfter: 5,
    });
  }
}
