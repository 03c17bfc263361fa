import "server-only";
import type { Db } from "@/lib/platform/kernel/context";
import type { PushTarget } from "@/lib/ports/push/port";

export type Subscriber = PushTarget & { sessionId: string };

/** Sets the subscription of a session, which is one browser. An endpoint of another session moves to this one. */
export async function replace(db: Db, subscriber: Subscriber): Promise<void> {
  const { sessionId, endpoint } = subscriber;
  await db.pushSubscription.deleteMany({ where: { sessionId, NOT: { endpoint } } });
  await db.pushSubscription.upsert({ where: { endpoint }, create: subscriber, update: subscriber });
}

export async function remove(db: Db, sessionId: string): Promise<void> {
  await db.pushSubscription.deleteMany({ where: { sessionId } });
}

/** Does nothing if the browser has subscribed again under another session. */
export async function removeSubscriber(db: Db, { sessionId, endpoint }: Subscriber): Promise<void> {
  await db.pushSubscription.deleteMany({ where: { sessionId, endpoint } });
}

export function ofSession(db: Db, sessionId: string): Promise<Subscriber | null> {
  return db.pushSubscription.findFirst({ where: { sessionId } });
}

/** Every subscribed browser with an open session of the trainer. */
export function ofTrainer(db: Db, trainerId: string, now: Date): Promise<Subscriber[]> {
  const after = { gt: now };
  return db.pushSubscription.findMany({
    where: {
      session: {
        trainerId,
        idleExpiresAt: after,
        absoluteExpiresAt: after,
        trainer: { deletedAt: null },
      },
    },
  });
}
