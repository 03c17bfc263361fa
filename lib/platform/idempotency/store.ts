import "server-only";
import type { Db } from "@/lib/platform/kernel/context";
import type { Prisma } from "@/prisma/generated/client";

export type StoredReply = Prisma.InputJsonValue;

/** A second transaction with this key waits here for the first, at most two seconds. @returns its reply, or null */
export async function claim(
  db: Db,
  { trainerId, key, requestHash }: { trainerId: string; key: string; requestHash: string },
) {
  await db.$executeRaw`SELECT set_config('lock_timeout', '2s', true)`;
  await db.$executeRaw`
    INSERT INTO "IdempotencyKey" ("trainerId", "key", "requestHash")
    VALUES (${trainerId}::uuid, ${key}, ${requestHash}) ON CONFLICT DO NOTHING`;
  // Resets the timeout, because only waiting for the key must be short.
  await db.$executeRaw`SELECT set_config('lock_timeout', '0', true)`;
  const row = await db.idempotencyKey.findUniqueOrThrow({ where: { trainerId_key: { trainerId, key } } });
  return { sameRequest: row.requestHash === requestHash, reply: row.reply };
}

export async function settle(db: Db, trainerId: string, key: string, reply: StoredReply): Promise<void> {
  await db.idempotencyKey.update({ where: { trainerId_key: { trainerId, key } }, data: { reply } });
}

export async function removeBefore(db: Db, time: Date): Promise<void> {
  await db.idempotencyKey.deleteMany({ where: { createdAt: { lt: time } } });
}

/** Records a webhook in the transaction that handles it. False for a repeated one. */
export async function rememberDelivery(db: Db, id: string, receivedAt: Date): Promise<boolean> {
  const { count } = await db.webhookDelivery.createMany({ data: [{ id, receivedAt }], skipDuplicates: true });
  return count === 1;
}

export async function removeDeliveriesBefore(db: Db, time: Date): Promise<void> {
  await db.webhookDelivery.deleteMany({ where: { receivedAt: { lt: time } } });
}
