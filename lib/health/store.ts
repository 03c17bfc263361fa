import "server-only";
import type { Db } from "@/lib/server/context";

export async function ping(db: Db): Promise<void> {
  await db.$queryRaw`SELECT 1`;
}
