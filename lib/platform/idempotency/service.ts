import "server-only";
import type { Context, Db } from "@/lib/platform/kernel/context";
import { isLockTimeout } from "@/lib/platform/kernel/db";
import { AppError } from "@/lib/platform/kernel/errors";
import { daysLater } from "@/lib/text/calendar/moments";
import { sha256 } from "@/lib/text/sha256";
import * as store from "./store";

/** The app never repeats an older request. */
const KEPT_DAYS = 30;

/**
 * The key belongs to the write's transaction, so that a failed write does not use it up.
 * @throws AppError `key_reused` when the key came with another request before, `conflict` while that request is running
 */
export async function once<Reply extends store.StoredReply>(
  ctx: Context,
  key: string | undefined,
  request: unknown,
  write: (db: Db) => Promise<Reply>,
): Promise<Reply> {
  if (key === undefined) return ctx.db.$transaction(write);
  const reply = await ctx.db.$transaction(async (db) => {
    const requestHash = sha256(JSON.stringify(request));
    const earlier = await store.claim(db, { trainerId: ctx.actor.id, key, requestHash }).catch(explain);
    if (!earlier.sameRequest) throw new AppError("key_reused", "This key was used for another request.");
    if (earlier.reply !== null) return earlier.reply as Reply;
    const reply = await write(db);
    await store.settle(db, ctx.actor.id, key, reply);
    return reply;
  });
  const expiry = daysLater(ctx.clock.now(), -KEPT_DAYS);
  ctx.background.run(() => store.removeBefore(ctx.db, expiry));
  return reply;
}

function explain(error: unknown): never {
  if (!isLockTimeout(error)) throw error;
  throw new AppError("conflict", "The same request is still being worked on.", { retryAfter: 1 });
}
