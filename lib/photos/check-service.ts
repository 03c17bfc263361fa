import "server-only";
import type { Services } from "@/lib/kernel/context";
import { AppError } from "@/lib/kernel/errors";
import { log } from "@/lib/kernel/log";
import type { PhotoCheck } from "./schema";
import { photoErrorTexts } from "./texts";

/** A trainer who waits longer has put the phone away. */
const PATIENCE_MS = 10_000;

/**
 * What is seen in the bytes of a photo.
 * @returns null for bytes that are no picture
 * @throws AppError `unavailable` when nobody can look at it now
 */
export async function lookAt(
  ctx: Pick<Services, "photoChecker">,
  photo: Uint8Array,
): Promise<PhotoCheck | null> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The photo checker takes too long")), PATIENCE_MS);
  });
  try {
    return await Promise.race([ctx.photoChecker.check(photo), tooLong]);
  } catch (cause) {
    log("error", "the photo checker failed", { error: cause });
    throw new AppError("unavailable", photoErrorTexts.notChecked, { retryAfter: 5 });
  } finally {
    clearTimeout(timer);
  }
}

/** The same for whoever can go on without it. */
export function lookIfPossible(
  ctx: Pick<Services, "photoChecker">,
  photo: Uint8Array,
): Promise<PhotoCheck | null> {
  return lookAt(ctx, photo).catch(() => null);
}
