import "server-only";
import { createHmac } from "node:crypto";
import type { Db, Services } from "@/lib/kernel/context";
import { inTime } from "@/lib/kernel/db";
import { AppError } from "@/lib/kernel/errors";
import type { Limit } from "./policies";
import * as store from "./store";

/** A transaction will do as the database: then a refused action is not counted. */
type LimitServices = Pick<Services, "clock" | "settings"> & { db: Db };

/** Whether one more event of the subject still fits. Counts it either way. */
export async function withinLimit(
  ctx: LimitServices,
  limit: Limit,
  subject: string,
): Promise<{ allowed: boolean; retryAfter: number }> {
  const now = ctx.clock.now();
  const expiresAt = new Date(now.getTime() + limit.windowSeconds * 1000);
  const counted = await inTime(
    store.count(ctx.db, { key: keyOf(ctx, limit, subject), now, expiresAt }),
    ctx.settings.databasePatience,
  );
  const retryAfter = Math.max(1, Math.ceil((counted.expiresAt.getTime() - now.getTime()) / 1000));
  return { allowed: counted.count <= limit.limit * ctx.settings.rateLimitScale, retryAfter };
}

/** @throws AppError `rate_limited` when the subject has used the limit up */
export async function spend(ctx: LimitServices, limit: Limit, subject: string): Promise<void> {
  const { allowed, retryAfter } = await withinLimit(ctx, limit, subject);
  if (!allowed) throw new AppError("rate_limited", tooMany(retryAfter), { retryAfter });
}

/** Takes one event back that turned out harmless, such as a right password. */
export async function refund(ctx: LimitServices, limit: Limit, subject: string): Promise<void> {
  await store.takeBack(ctx.db, keyOf(ctx, limit, subject));
}

/** Takes all events of the subject back. */
export async function forgive(ctx: LimitServices, limit: Limit, subject: string): Promise<void> {
  await store.remove(ctx.db, keyOf(ctx, limit, subject));
}

/** Removes the counts whose windows are over. */
export async function forgetExpiredCounts({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  await store.removeExpired(db, clock.now());
}

function tooMany(retryAfterSeconds: number): string {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return `Too many tries. Please try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`;
}

/** No address or e-mail is stored: only what somebody who holds the secret could compare. */
function keyOf(ctx: LimitServices, limit: Limit, subject: string): string {
  return createHmac("sha256", ctx.settings.secret).update(`${limit.name}\n${subject}`).digest("base64url");
}
