import "server-only";
import type { Db } from "@/lib/kernel/context";

/** Notes a call down in the transaction that acts upon it. False when it was acted upon before. */
export async function remember(db: Db, id: string, receivedAt: Date): Promise<boolean> {
  const { count } = await db.webhookDelivery.createMany({ data: [{ id, receivedAt }], skipDuplicates: true });
  return count === 1;
}

export async function forgetBefore(db: Db, time: Date): Promise<void> {
  await db.webhookDelivery.deleteMany({ where: { receivedAt: { lt: time } } });
}
