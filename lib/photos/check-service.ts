import "server-only";
import type { Services } from "@/lib/kernel/context";
import { AppError } from "@/lib/kernel/errors";
import { log } from "@/lib/kernel/log";
import type { PhotoCheck } from "./schema";
import { photoErrorTexts } from "./texts";

/** Trainers do not wait longer than this. */
const TIMEOUT_MS = 10_000;

/**
 * Runs the photo check on the bytes of a photo.
 * @returns null for bytes that are not a picture
 * @throws AppError `unavailable` when the check fails or takes too long
 */
export async function runPhotoCheck(
  ctx: Pick<Services, "photoChecker">,
  photo: Uint8Array,
): Promise<PhotoCheck | null> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The photo check timed out")), TIMEOUT_MS);
  });
  try {
    return await Promise.race([ctx.photoChecker.check(photo), timeout]);
  } catch (cause) {
    log("error", "the photo checker failed", { error: cause });
    throw new AppError("unavailable", photoErrorTexts.notChecked, { retryAfter: 5 });
  } finally {
    clearTimeout(timer);
  }
}

/** Like `runPhotoCheck`, but null instead of an error. */
export function tryPhotoCheck(
  ctx: Pick<Services, "photoChecker">,
  photo: Uint8Array,
): Promise<PhotoCheck | null> {
  return runPhotoCheck(ctx, photo).catch(() => null);
}
