import "server-only";
import type { Services } from "@/lib/kernel/context";
import * as store from "./store";

const BATCH = 50;
/** A store that is away is not asked for every key. */
const MOST_FAILURES = 3;

type CleanupServices = Pick<Services, "db" | "blobs" | "background">;

/**
 * Empties the queue of blobs to remove. What the store will not give up goes to the queue's end. Safe to run twice at
 * once: removing a blob again is no error.
 * @throws what the store threw last, when it has refused several times
 */
export async function sweepBlobs(ctx: CleanupServices): Promise<void> {
  let failures = 0;
  for (;;) {
    const keys = await store.next(ctx.db, BATCH);
    if (keys.length === 0) return;
    try {
      await ctx.blobs.delete(keys);
    } catch (error) {
      await store.putOff(ctx.db, keys);
      if (++failures === MOST_FAILURES) throw error;
      continue;
    }
    await store.done(ctx.db, keys);
  }
}

/** The same, after the reply has left. What fails stays queued for the next time. */
export function sweepBlobsSoon(ctx: CleanupServices): void {
  ctx.background.run(() => sweepBlobs(ctx));
}
