import "server-only";
import type { World } from "@/lib/server/context";
import * as store from "./store";

const BATCH = 50;

type CleanupWorld = Pick<World, "db" | "blobs" | "background">;

/** Empties the queue of blobs to remove. Safe to run twice at once: removing a blob again is no error. */
export async function sweepBlobs(ctx: CleanupWorld): Promise<void> {
  for (;;) {
    const keys = await store.next(ctx.db, BATCH);
    if (keys.length === 0) return;
    await ctx.blobs.delete(keys);
    await store.done(ctx.db, keys);
  }
}

/** The same, after the reply has left. What fails stays queued for the next time. */
export function sweepBlobsSoon(ctx: CleanupWorld): void {
  ctx.background.run(() => sweepBlobs(ctx));
}
