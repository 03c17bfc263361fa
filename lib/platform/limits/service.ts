import "server-only";
import type { Db, Services } from "@/lib/platform/kernel/context";
import { withTimeout } from "@/lib/platform/kernel/db";
import { AppError } from "@/lib/platform/kernel/errors";
import { hmacOf } from "@/lib/text/sha256";
import type { Limit } from "./policies";
import * as store from "./store";

/** With a transaction as database, a refused action is not counted. */
type LimitServices = Pick<Services, "clock" | "settings"> & { db: Db };

/** Counts one event and returns whether it is within the limit. */
export async function withinLimit(
  ctx: LimitServices,
  limit: Limit,
  subject: string,
): Promise<{ allowed: boolean; retryAfter: number }> {
  const now = ctx.clock.now();
  const expiresAt = new Date(now.getTime() + limit.windowSeconds * 1000);
  const counted = await withTimeout(
    store.count(ctx.db, { key: keyOf(ctx, limit, subject), now, expiresAt }),
    ctx.settings.databaseTimeouts,
  );
  const retryAfter = Math.max(1, Math.ceil((counted.expiresAt.getTime() - now.getTime()) / 1000));
  return { allowed: counted.count <= limit.limit * ctx.settings.rateLimitScale, retryAfter };
}

/** @throws AppError `rate_limited` when the limit is used up */
export async function spend(ctx: LimitServices, limit: Limit, subject: string): Promise<void> {
  const { allowed, retryAfter } = await withinLimit(ctx, limit, subject);
  if (!allowed) throw new AppError("rate_limited", tooMany(retryAfter), { retryAfter });
}

/** Uncounts one harmless event, such as a right password. */
export async function refund(ctx: LimitServices, limit: Limit, subject: string): Promise<void> {
  await store.takeBack(ctx.db, keyOf(ctx, limit, subject));
}

export async function forgive(ctx: LimitServices, limit: Limit, subject: string): Promise<void> {
  await store.remove(ctx.db, keyOf(ctx, limit, subject));
}

export async function forgetExpiredCounts({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  await store.removeExpired(db, clock.now());
}

function tooMany(retryAfterSeconds: number): string {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return `Too many attempts. Please try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`;
}

/** Stores only an HMAC of the IP or email address. */
function keyOf(ctx: LimitServices, limit: Limit, subject: string): string {
  return hmacOf(ctx.settings.secret, limit.name, subject);
}
