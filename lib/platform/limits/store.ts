import "server-only";
import type { Db } from "@/lib/platform/kernel/context";

/** Counts one event and returns the count and end of its window. One statement, so that parallel calls all count. */
export async function count(
  db: Db,
  { key, now, expiresAt }: { key: string; now: Date; expiresAt: Date },
): Promise<{ count: number; expiresAt: Date }> {
  const [row] = await db.$queryRaw<{ count: number; expiresAt: Date }[]>`
    INSERT INTO "RateLimit" AS r ("key", "count", "windowStart", "expiresAt")
    VALUES (${key}, 1, ${now}, ${expiresAt})
    ON CONFLICT ("key") DO UPDATE SET
      "count" = CASE WHEN r."expiresAt" <= ${now} THEN 1 ELSE r."count" + 1 END,
      "windowStart" = CASE WHEN r."expiresAt" <= ${now} THEN ${now} ELSE r."windowStart" END,
      "expiresAt" = CASE WHEN r."expiresAt" <= ${now} THEN ${expiresAt} ELSE r."expiresAt" END
    RETURNING "count", "expiresAt"`;
  if (!row) throw new Error("the rate limit row came back empty");
  return row;
}

export async function takeBack(db: Db, key: string): Promise<void> {
  await db.rateLimit.updateMany({ where: { key, count: { gt: 0 } }, data: { count: { decrement: 1 } } });
}

export async function remove(db: Db, key: string): Promise<void> {
  await db.rateLimit.deleteMany({ where: { key } });
}

export async function removeExpired(db: Db, now: Date): Promise<void> {
  await db.rateLimit.deleteMany({ where: { expiresAt: { lte: now } } });
}
