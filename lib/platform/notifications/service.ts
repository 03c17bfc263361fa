import "server-only";
import { DONE } from "@/lib/platform/http/contract";
import type { Context, Services } from "@/lib/platform/kernel/context";
import { AppError } from "@/lib/platform/kernel/errors";
import { log } from "@/lib/platform/kernel/log";
import { LIMITS } from "@/lib/platform/limits/policies";
import { spend } from "@/lib/platform/limits/service";
import type { Push, PushOutcome, PushTarget } from "@/lib/ports/push/port";
import type { NewSubscription, Notice } from "./schema";
import * as store from "./store";

const TEST: Notice = {
  title: "Formcast",
  body: "Notifications work on this device.",
  tag: "test",
  url: "/my-account",
};

export async function getPushKey({ push }: Context) {
  return { publicKey: push?.publicKey ?? null };
}

/** @throws AppError `invalid` for an unknown push service: the server must not call addresses that callers name */
export async function subscribe(ctx: Context, { body }: { body: NewSubscription }) {
  const { endpoint, keys } = body;
  requireKnownService(ctx, endpoint);
  const { sessionId } = ctx.actor;
  await ctx.db.$transaction((db) => store.replace(db, { sessionId, endpoint, ...keys }));
  return DONE;
}

/** @throws AppError `invalid` for an unknown push service */
export function requireKnownService({ push }: Pick<Services, "push">, endpoint: string): void {
  if (!push?.isKnown(endpoint))
    throw new AppError("invalid", "Validation failed", {
      issues: [{ path: "endpoint", message: "Unknown push service" }],
    });
}

export async function unsubscribe(ctx: Context) {
  await store.remove(ctx.db, ctx.actor.sessionId);
  return DONE;
}

export async function sendTest(ctx: Context) {
  await spend(ctx, LIMITS.testNotificationPerTrainer, ctx.actor.id);
  const subscriber = await store.ofSession(ctx.db, ctx.actor.sessionId);
  if (!subscriber || !ctx.push) return { sent: false };
  return { sent: await deliver(ctx, ctx.push, subscriber, TEST) };
}

/** Notifies a trainer in every subscribed browser, after the reply. Failed notifications are not retried. */
export function notify(ctx: Services, trainerId: string, notice: Notice): void {
  const { push } = ctx;
  if (!push) return;
  ctx.background.run(async () => {
    const subscribers = await store.ofTrainer(ctx.db, trainerId, ctx.clock.now());
    await Promise.all(subscribers.map((one) => deliver(ctx, push, one, notice)));
  });
}

/** @returns whether the push service accepted it */
async function deliver(
  { db }: Pick<Services, "db">,
  push: Push,
  subscriber: store.Subscriber,
  notice: Notice,
): Promise<boolean> {
  const outcome = await sendTo(push, subscriber, notice);
  if (outcome === "gone") await store.removeSubscriber(db, subscriber);
  return outcome === "sent";
}

export async function sendTo(push: Push, target: PushTarget, notice: Notice): Promise<PushOutcome> {
  const { endpoint, p256dh, auth } = target;
  const outcome = await push.send({ endpoint, p256dh, auth }, notice);
  // Logs only the host, because the path works like a password.
  if (outcome === "refused") log("warn", "push refused", { service: new URL(endpoint).host });
  return outcome;
}
