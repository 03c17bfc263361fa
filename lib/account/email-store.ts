import "server-only";
import { expireResetLinks } from "@/lib/auth/store";
import type { Db } from "@/lib/kernel/context";

/** Whether an account has the address, one that waits to be purged included. */
export async function isTaken(db: Db, email: string): Promise<boolean> {
  return (await db.trainer.count({ where: { email } })) > 0;
}

/** The newest link is the only one that works. */
export async function replaceChange(
  db: Db,
  trainerId: string,
  data: { email: string; tokenHash: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await db.emailChange.upsert({ where: { trainerId }, create: { trainerId, ...data }, update: data });
}

/**
 * Uses the link up and gives the account its new address; null for a link that does not work. Holds the account before
 * its links, as everybody does who changes both.
 * @throws a duplicate where another account has the address by now
 */
export async function applyChange(db: Db, tokenHash: string, now: Date) {
  const [account] = await db.$queryRaw<{ id: string; name: string; before: string; email: string }[]>`
    SELECT t."id", t."name", t."email" AS "before", c."email"
    FROM "Trainer" t JOIN "EmailChange" c ON c."trainerId" = t."id"
    WHERE c."tokenHash" = ${tokenHash} AND c."expiresAt" >= ${now} AND t."deletedAt" IS NULL
    FOR NO KEY UPDATE OF t`;
  if (!account) return null;
  // Of two requests with the same link, the second finds nothing to delete.
  const { count } = await db.emailChange.deleteMany({ where: { tokenHash } });
  if (count === 0) return null;
  await db.trainer.update({ where: { id: account.id }, data: { email: account.email } });
  await expireResetLinks(db, account.id, now);
  return account;
}
