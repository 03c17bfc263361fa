import "server-only";
import * as z from "zod/mini";
import { photoErrorWords } from "@/lib/images/words/en";
import type { Context, Services } from "@/lib/platform/kernel/context";
import { AppError } from "@/lib/platform/kernel/errors";
import { log } from "@/lib/platform/kernel/log";
import { orUnavailable } from "./image-service";
import { Box, type CoversByHand, PhotoCheck, type PhotoFaces } from "./schema";
import * as store from "./store";

/** Long, because the images of others come from the same thread; the form works meanwhile. */
const TIMEOUT_MS = 15_000;
/** Short, because the form cannot be sent during an upload. The browser requests a missing check later. */
const UPLOAD_TIMEOUT_MS = 3000;

/** Null for bytes that are not a picture. @throws AppError `unavailable` when the check fails or takes too long */
export function runPhotoCheck(
  ctx: Pick<Services, "photoChecker">,
  photo: Uint8Array,
  timeoutMs = TIMEOUT_MS,
): Promise<PhotoCheck | null> {
  return inTime(ctx.photoChecker.check(photo), timeoutMs);
}

async function inTime<T>(checking: Promise<T>, timeoutMs = TIMEOUT_MS): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The photo check timed out")), timeoutMs);
  });
  try {
    return await Promise.race([checking, timeout]);
  } catch (cause) {
    log("error", "the photo checker failed", { error: cause });
    throw new AppError("unavailable", photoErrorWords.notChecked, { retryAfter: 5 });
  } finally {
    clearTimeout(timer);
  }
}

/** Like `runPhotoCheck`, but null when the check fails or takes too long. */
export function checkUpload(
  ctx: Pick<Services, "photoChecker">,
  photo: Uint8Array,
): Promise<PhotoCheck | null> {
  return runPhotoCheck(ctx, photo, UPLOAD_TIMEOUT_MS).catch(() => null);
}

type ById = { params: { id: string } };

export async function getPhotoCheck(ctx: Context, { params }: ById) {
  const check = await checkOf(ctx, await requireOwned(ctx, params.id));
  if (!check) throw new AppError("not_found", photoErrorWords.imageNotFound);
  return { check };
}

/** For a page that is drawn without waiting. @throws AppError `unavailable` for a photo whose check is not stored */
export async function getKnownCheck(ctx: Context, { params }: ById) {
  const known = PhotoCheck.safeParse((await requireOwned(ctx, params.id)).check);
  if (!known.success) throw new AppError("unavailable", photoErrorWords.notChecked);
  return { check: known.data };
}

/** @throws AppError `unavailable` when an unchecked photo cannot be checked now */
async function checkOf(
  ctx: Services,
  photo: store.StoredPhoto,
  timeoutMs = TIMEOUT_MS,
): Promise<PhotoCheck | null> {
  const known = PhotoCheck.safeParse(photo.check);
  if (known.success) return known.data;
  const bytes = await orUnavailable(ctx.blobs.get(photo.blobKey));
  const check = bytes && (await runPhotoCheck(ctx, bytes, timeoutMs));
  if (check) await store.saveCheck(ctx.db, photo.id, check);
  return check;
}

/** For a page that shows the photo also without: null where nobody was found, and if the check fails or takes too long. */
export async function knownPerson(ctx: Services, photo: store.StoredPhoto): Promise<PhotoCheck["person"]> {
  const check = await checkOf(ctx, photo, UPLOAD_TIMEOUT_MS).catch(() => null);
  return check?.person ?? null;
}

/** All faces in a picture, the person's own first; none from behind. @throws AppError `unavailable` when they cannot be looked for now */
export async function facesOf(ctx: Pick<Services, "photoChecker">, picture: Uint8Array): Promise<Box[]> {
  return (await inTime(ctx.photoChecker.faces(picture))) ?? [];
}

const coversOf = (photo: Pick<store.StoredPhoto, "covers">): Box[] | null => {
  const known = z.array(Box).safeParse(photo.covers);
  return known.success ? known.data : null;
};

/** What to cover in a stored photo: as its trainer has set it, or else all faces. @throws like `facesOf` */
export async function facesInPhoto(
  ctx: Services,
  photo: Pick<store.StoredPhoto, "blobKey" | "covers">,
): Promise<Box[]> {
  const covers = coversOf(photo);
  if (covers) return covers;
  const bytes = await orUnavailable(ctx.blobs.get(photo.blobKey));
  return bytes ? facesOf(ctx, bytes) : [];
}

export async function getPhotoFaces(ctx: Context, { params }: ById): Promise<PhotoFaces> {
  return presentFaces(ctx, await requireOwned(ctx, params.id));
}

export async function coverPhotoFaces(ctx: Context, { params, body }: ById & { body: CoversByHand }) {
  const photo = await requireOwned(ctx, params.id);
  await store.saveCovers(ctx.db, photo.id, body.faces);
  return presentFaces(ctx, { ...photo, covers: body.faces });
}

async function presentFaces(
  ctx: Services,
  photo: Pick<store.StoredPhoto, "blobKey" | "covers">,
): Promise<PhotoFaces> {
  return { faces: await facesInPhoto(ctx, photo), isByHand: coversOf(photo) !== null };
}

async function requireOwned(ctx: Context, id: string): Promise<store.StoredPhoto> {
  const photo = await store.findOwned(ctx.db, id, ctx.actor.id);
  if (!photo) throw new AppError("not_found", photoErrorWords.photoNotFound);
  return photo;
}
