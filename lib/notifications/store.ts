import "server-only";
import type { Db } from "@/lib/kernel/context";
import type { PushTarget } from "@/lib/ports/push/port";

export type Subscriber = PushTarget & { sessionId: string };

/** A session is one browser, which has one address. One that another session has left behind goes over to this one. */
export async function replace(db: Db, subscriber: Subscriber): Promise<void> {
  const { sessionId, endpoint } = subscriber;
  await db.pushSubscription.deleteMany({ where: { sessionId, NOT: { endpoint } } });
  await db.pushSubscription.upsert({ where: { endpoint }, create: subscriber, update: subscriber });
}

export async function remove(db: Db, sessionId: string): Promise<void> {
  await db.pushSubscription.deleteMany({ where: { sessionId } });
}

/** Forgets a browser, unless it has subscribed anew meanwhile. */
export async function forget(db: Db, { sessionId, endpoint }: Subscriber): Promise<void> {
  await db.pushSubscription.deleteMany({ where: { sessionId, endpoint } });
}

export function ofSession(db: Db, sessionId: string): Promise<Subscriber | null> {
  return db.pushSubscription.findFirst({ where: { sessionId } });
}

/** Every browser in which the trainer is signed in and wants to be told. */
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
