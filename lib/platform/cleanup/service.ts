import "server-only";
import type { Services } from "@/lib/platform/kernel/context";
import * as store from "./store";

const BATCH = 50;
/** Stops after some failures, because the store is probably down. */
const MOST_FAILURES = 3;

type CleanupServices = Pick<Services, "db" | "blobs" | "background">;

/** A failed blob goes to the end of the queue. Safe to run concurrently, because deleting is idempotent. */
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

/** Sweeps after the reply. Blobs that fail stay in the queue. */
export function sweepBlobsSoon(ctx: CleanupServices): void {
  ctx.background.run(() => sweepBlobs(ctx));
}
