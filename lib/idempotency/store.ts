import "server-only";
import type { Db } from "@/lib/kernel/context";
import type { Prisma } from "@/prisma/generated/client";

/** What a write answered, as JSON. */
export type KeptReply = Prisma.InputJsonValue;

/**
 * Takes the key for this transaction. A second transaction with the same key waits here, two seconds at most,
 * for the first to end.
 * @returns what an earlier request under this key left, or null when the key is new
 */
export async function take(
  db: Db,
  { trainerId, key, requestHash }: { trainerId: string; key: string; requestHash: string },
) {
  await db.$executeRaw`SELECT set_config('lock_timeout', '2s', true)`;
  await db.$executeRaw`
    INSERT INTO "IdempotencyKey" ("trainerId", "key", "requestHash")
    VALUES (${trainerId}::uuid, ${key}, ${requestHash}) ON CONFLICT DO NOTHING`;
  // Only the key is worth so short a wait; the write itself may take its time.
  await db.$executeRaw`SELECT set_config('lock_timeout', '0', true)`;
  const row = await db.idempotencyKey.findUniqueOrThrow({ where: { trainerId_key: { trainerId, key } } });
  return { sameRequest: row.requestHash === requestHash, reply: row.reply };
}

export async function settle(db: Db, trainerId: string, key: string, reply: KeptReply): Promise<void> {
  await db.idempotencyKey.update({ where: { trainerId_key: { trainerId, key } }, data: { reply } });
}

export async function forgetBefore(db: Db, time: Date): Promise<void> {
  await db.idempotencyKey.deleteMany({ where: { createdAt: { lt: time } } });
}
