import "server-only";
import type { Db } from "@/lib/kernel/context";

/** Writes, since a database whose disk is full still reads. The row is nobody's count. */
export async function ping(db: Db): Promise<void> {
  await db.$executeRaw`
    INSERT INTO "RateLimit" ("key", "count", "windowStart", "expiresAt")
    VALUES ('health', 1, now(), now())
    ON CONFLICT ("key") DO UPDATE SET "windowStart" = now(), "expiresAt" = now()`;
}
