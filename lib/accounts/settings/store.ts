import "server-only";
import { expireResetLinks } from "@/lib/accounts/sign-in/store";
import type { Units } from "@/lib/body/units";
import type { Db } from "@/lib/platform/kernel/context";

export async function setSettings(
  db: Db,
  trainerId: string,
  data: { units: Units; name: string; restSeconds: number | null; barLbs: number | null },
): Promise<void> {
  await db.trainer.update({ where: { id: trainerId }, data });
}

/** Counts deleted accounts too until they are purged. */
export async function isTaken(db: Db, email: string): Promise<boolean> {
  return (await db.trainer.count({ where: { email } })) > 0;
}

export async function replaceChange(
  db: Db,
  trainerId: string,
  data: { email: string; tokenHash: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await db.emailChange.upsert({ where: { trainerId }, create: { trainerId, ...data }, update: data });
}

/** Locks the account before its links, like every transaction that changes both, to avoid deadlocks. */
export async function applyChange(db: Db, tokenHash: string, now: Date) {
  const [account] = await db.$queryRaw<{ id: string; name: string; before: string; email: string }[]>`
    SELECT t."id", t."name", t."email" AS "before", c."email"
    FROM "Trainer" t JOIN "EmailChange" c ON c."trainerId" = t."id"
    WHERE c."tokenHash" = ${tokenHash} AND c."expiresAt" >= ${now} AND t."deletedAt" IS NULL
    FOR NO KEY UPDATE OF t`;
  if (!account) return null;
  // Of two requests with the same link, the second one deletes no row.
  const { count } = await db.emailChange.deleteMany({ where: { tokenHash } });
  if (count === 0) return null;
  await db.trainer.update({ where: { id: account.id }, data: { email: account.email } });
  await expireResetLinks(db, account.id, now);
  return account;
}
