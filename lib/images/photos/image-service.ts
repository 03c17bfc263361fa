import { photoErrorWords } from "@/lib/images/words/en";
import "server-only";
import type { FileReply } from "@/lib/platform/http/contract";
import type { Services } from "@/lib/platform/kernel/context";
import { AppError } from "@/lib/platform/kernel/errors";
import { log } from "@/lib/platform/kernel/log";
import { sha256 as hashOf } from "@/lib/text/sha256";
import type { Box, FaceCover, PhotoView } from "./schema";

const MAX_AGE_SECONDS = 300;

export function imageReply(
  ctx: Pick<Services, "blobs" | "photoReader">,
  { blobKey, thumbKey, sha256 }: { blobKey: string; thumbKey: string; sha256: string },
  size: PhotoView["size"],
  downloadName?: string,
): FileReply {
  const key = size === "thumb" ? thumbKey : blobKey;
  const stored = async () => {
    const bytes = (await orUnavailable(ctx.blobs.get(key))) ?? gone();
    return (size === "thumb" ? isWholeJpeg(bytes) : hashOf(bytes) === sha256) ? bytes : damaged(key);
  };
  const kept = { etag: `${sha256.slice(0, 32)}-${size}`, maxAge: MAX_AGE_SECONDS, downloadName };
  if (size === "full" || size === "thumb") return { ...kept, read: stored, contentType: "image/jpeg" };
  const read = () => ctx.photoReader.narrowed({ sha256, read: stored }, Number(size));
  return { ...kept, read, contentType: "image/webp" };
}

/** Hides all faces in the pixels of a picture; unchanged without a face. */
export function withoutFaces(
  ctx: Pick<Services, "photoReader">,
  reply: FileReply,
  faces: readonly Box[],
  cover: FaceCover,
): FileReply {
  if (faces.length === 0) return { ...reply, etag: `${reply.etag}-${cover}` };
  const read = async () => ctx.photoReader.withoutFaces(await reply.read(), faces, cover);
  return { ...reply, read, etag: `${reply.etag}-${cover}-${hashOf(JSON.stringify(faces)).slice(0, 8)}` };
}

/** Adds the strip below a generated picture that says what it is, with a caption. */
export function labelled(ctx: Pick<Services, "photoReader">, reply: FileReply, caption: string): FileReply {
  const read = async () => ctx.photoReader.labelled(await reply.read(), caption);
  return { ...reply, read, etag: `${reply.etag}-labelled-${hashOf(caption).slice(0, 8)}` };
}

/** Maps an error of the blob store to `unavailable`, because it is an outage and not a bug. */
export async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    log("error", "the blob store failed", { error: cause });
    throw new AppError("unavailable", photoErrorWords.notStored, {
      retryAfter: 5,
    });
  }
}

/** Thumbnails have no hash: whether the file has its first and last marker. */
const isWholeJpeg = (bytes: Uint8Array): boolean =>
  [0, 1, -2, -1].map((at) => bytes.at(at)).join() === [0xff, 0xd8, 0xff, 0xd9].join();

function damaged(key: string): never {
  log("error", "a stored picture is damaged", { key });
  throw new AppError("not_found", photoErrorWords.imageDamaged);
}

function gone(): never {
  throw new AppError("not_found", photoErrorWords.imageNotFound);
}
