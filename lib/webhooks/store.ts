import "server-only";
import type { Db } from "@/lib/kernel/context";

/** Records a webhook in the transaction that handles it. False for a repeated one. */
export async function remember(db: Db, id: string, receivedAt: Date): Promise<boolean> {
  const { count } = await db.webhookDelivery.createMany({ data: [{ id, receivedAt }], skipDuplicates: true });
  return count === 1;
}

export async function removeBefore(db: Db, time: Date): Promise<void> {
  await db.webhookDelivery.deleteMany({ where: { receivedAt: { lt: time } } });
}
