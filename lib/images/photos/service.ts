import { photoErrorWords } from "@/lib/images/words/en";
import "server-only";
import type { Side } from "@/lib/body/body";
import { recordView } from "@/lib/platform/audit/service";
import { sweepBlobs, sweepBlobsSoon } from "@/lib/platform/cleanup/service";
import * as cleanup from "@/lib/platform/cleanup/store";
import type { Context, Db, Services } from "@/lib/platform/kernel/context";
import { AppError } from "@/lib/platform/kernel/errors";
import { LIMITS } from "@/lib/platform/limits/policies";
import { spend } from "@/lib/platform/limits/service";
import type { PhotoRefusal, Uploader } from "@/lib/ports/photo-reader/port";
import { photoIdOf, photoUrl } from "@/lib/text/addresses";
import { DAY_MS, HOUR_MS } from "@/lib/text/calendar/days";
import { sha256 } from "@/lib/text/sha256";
import { uuidv7 } from "@/lib/text/uuid";
import { PHOTO_ASSET } from "./asset";
import { checkUpload, facesInPhoto, runPhotoCheck } from "./check-service";
import { imageReply, orUnavailable, withoutFaces } from "./image-service";
import type { PhotoUpload, PhotoView } from "./schema";
import * as store from "./store";

const REFUSALS: Record<PhotoRefusal, () => AppError> = {
  not_a_photo: () => new AppError("unsupported_media", photoErrorWords.notAPhoto),
  damaged: () => new AppError("unsupported_media", photoErrorWords.damaged),
  too_many_pixels: () => new AppError("too_large", photoErrorWords.tooManyPixels),
  too_large: () => new AppError("too_large", photoErrorWords.tooLargeToOpen),
};
/** With jobs that run at least once an hour, no unused upload is kept for longer than a day. */
const UNCLAIMED_MS = DAY_MS - HOUR_MS;
const SWEPT_AT_ONCE = 200;

/** Stores one photo of the trainer: decoded, upright, without metadata, within the maximum size. */
export async function uploadPhoto(ctx: Context, { body }: { body: PhotoUpload }) {
  await spend(ctx, LIMITS.uploadPerTrainer, ctx.actor.id);
  const { id, check, width, height } = await storePhoto(ctx, uploaderIn(ctx), body);
  return { photoUrl: photoUrl(id), width, height, check };
}

/** @param record inserts the row; by default for the trainer */
export async function storePhoto(
  ctx: Services,
  uploader: Uploader,
  body: PhotoUpload,
  record = (photo: store.NewPhoto) => store.insert(ctx.db, photo),
) {
  const { trainerId } = uploader;
  const read = await readPhoto(ctx, uploader, body.photo);
  const checking = checkUpload(ctx, read.jpeg);
  const id = uuidv7(ctx.clock.now());
  const blobKey = `photos/${trainerId}/${id}.jpg`;
  const thumbKey = `photos/${trainerId}/${id}-thumb.jpg`;
  // Inserts the row first: after a crash there is a row without bytes, but never bytes without a row.
  await record({
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
    await orUnavailable(ctx.blobs.put(blobKey, read.jpeg, "image/jpeg"));
    await orUnavailable(ctx.blobs.put(thumbKey, read.thumb, "image/jpeg"));
    // Somebody may have deleted the row before its bytes were there.
    if (!(await store.find(ctx.db, id))) throw new AppError("not_found", photoErrorWords.photoNotFound);
  } catch (error) {
    await ctx.db.$transaction(async (db) => {
      await store.remove(db, id);
      await cleanup.enqueue(db, [blobKey, thumbKey]);
    });
    sweepBlobsSoon(ctx);
    throw error;
  }
  const check = await checking;
  if (check) await store.saveCheck(ctx.db, id, check);
  return { id, width: read.width, height: read.height, check };
}

export async function checkPhoto(ctx: Context, { body }: { body: PhotoUpload }) {
  await spend(ctx, LIMITS.photoCheckPerTrainer, ctx.actor.id);
  const { jpeg } = await readPhoto(ctx, uploaderIn(ctx), body.photo);
  return { check: (await runPhotoCheck(ctx, jpeg)) ?? refuse("damaged") };
}

const uploaderIn = ({ actor }: Context): Uploader => ({ trainerId: actor.id, byLink: false });

async function readPhoto(ctx: Services, uploader: Uploader, photo: File) {
  if (photo.size > PHOTO_ASSET.maxBytes) throw new AppError("too_large", photoErrorWords.tooLarge);
  const read = await ctx.photoReader.read(new Uint8Array(await photo.arrayBuffer()), uploader);
  return read.state === "photo" ? read : refuse(read.reason);
}

function refuse(reason: PhotoRefusal): never {
  throw REFUSALS[reason]();
}

/** Deletes uploads that nothing uses. Safe to run concurrently. */
export async function discardUnclaimed(ctx: Services): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - UNCLAIMED_MS);
  const takeStep = () =>
    ctx.db.$transaction(async (db) => {
      const keys = await store.removeUnclaimed(db, before, SWEPT_AT_ONCE);
      await cleanup.enqueue(db, keys);
      return keys.length > 0;
    });
  while (await takeStep());
  await sweepBlobs(ctx);
}

export async function getPhoto(
  ctx: Context,
  { params, query }: { params: { id: string }; query: PhotoView },
) {
  const photo =
    (await store.findOwned(ctx.db, params.id, ctx.actor.id)) ??
    (ctx.actor.isAdmin && (await photoForAdmin(ctx, params.id)));
  if (!photo) throw new AppError("not_found", photoErrorWords.photoNotFound);
  if (!query.face) return imageReply(ctx, photo, query.size);
  const reply = imageReply(ctx, photo, query.size === "thumb" ? "thumb" : "full");
  // Not kept by the browser, because the trainer may change the covers.
  return withoutFaces(ctx, { ...reply, maxAge: 0 }, await facesInPhoto(ctx, photo), query.face);
}

/** Another trainer's photo of a client. The audit log records the view. */
async function photoForAdmin(ctx: Context, id: string) {
  const photo = await store.findOfClient(ctx.db, id);
  if (photo?.client) await recordView(ctx, photo.client, "view-photo");
  return photo;
}

/** @returns the photo's id, or null for any URL that is not a free photo of the trainer */
export async function takePhoto(
  db: Db,
  { url, ...owner }: { url: string; trainerId: string; clientId: string; side: Side },
): Promise<string | null> {
  const id = photoIdOf(url);
  return id && (await store.assign(db, { id, ...owner })) ? id : null;
}

/** Sets when a photo was taken, if that was before its upload. */
export async function datePhoto(db: Db, id: string, takenAt: Date): Promise<void> {
  await store.update(db, id, { takenAt });
}

/** Whether the photo exists and is newer than a moment. */
export async function isTakenAfter(db: Db, id: string | null, moment: Date): Promise<boolean> {
  const photo = id === null ? null : await store.find(db, id);
  return photo !== null && photo.takenAt > moment;
}

/** Deletes a photo and queues its blobs for removal. */
export async function discardPhoto(db: Db, id: string): Promise<void> {
  await cleanup.enqueue(db, await store.remove(db, id));
}

export const releasePhoto = store.release;

/** Deletes all photos of a client, also those of undecided check-ins, and queues their blobs. */
export async function discardPhotos(db: Db, clientId: string): Promise<void> {
  await cleanup.enqueue(db, await store.removeOfClient(db, clientId));
}

/** Blob keys of a client who is being deleted. Deletes photos of undecided check-ins, because no foreign key does. */
export async function blobKeysOf(db: Db, clientId: string): Promise<string[]> {
  return [...(await store.keysOf(db, { clientId })), ...(await store.removeWaiting(db, [clientId]))];
}

export async function discardWaiting(db: Db, clientId: string): Promise<void> {
  await cleanup.enqueue(db, await store.removeWaiting(db, [clientId]));
}

/** Deletes the photos of intakes but those that are named, and queues their blobs. */
export async function discardOfIntakes(db: Db, ids: string[], but: (string | null)[] = []): Promise<void> {
  await cleanup.enqueue(db, await store.removeOfIntakes(db, ids, but));
}

/** The bytes of a photo, for background work; null when the photo was deleted. */
export async function photoBytes(
  ctx: Pick<Services, "db" | "blobs">,
  photoId: string,
): Promise<Uint8Array | null> {
  const photo = await store.find(ctx.db, photoId);
  return photo && ctx.blobs.get(photo.blobKey);
}
