import "server-only";
import { IN_SERVICE } from "@/lib/accounts/sign-in/store";
import type { Db } from "@/lib/platform/kernel/context";
import type { WeighInAddress } from "@/prisma/generated/client";

export type AddressRow = WeighInAddress;

export function find(db: Db, clientId: string): Promise<AddressRow | null> {
  return db.weighInAddress.findUnique({ where: { clientId } });
}

export function replace(db: Db, data: Omit<AddressRow, "lastUsedAt">): Promise<AddressRow> {
  const row = { ...data, lastUsedAt: null };
  return db.weighInAddress.upsert({ where: { clientId: data.clientId }, create: row, update: row });
}

export async function remove(db: Db, clientId: string): Promise<void> {
  await db.weighInAddress.deleteMany({ where: { clientId } });
}

/** The address of a token hash, if its trainer is in service. */
export function findOpen(db: Db, tokenHash: string) {
  return db.weighInAddress.findFirst({
    where: { tokenHash, client: { trainer: IN_SERVICE } },
    include: { client: { include: { trainer: true } } },
  });
}

/** False when it was revoked meanwhile. */
export async function use(db: Db, { id, tokenHash }: AddressRow, lastUsedAt: Date): Promise<boolean> {
  return (await db.weighInAddress.updateMany({ where: { id, tokenHash }, data: { lastUsedAt } })).count > 0;
}
