import "server-only";
import type { Db } from "@/lib/server/context";

/** Remembers blobs whose rows go in this very transaction, so that none is orphaned. */
export async function enqueue(db: Db, keys: readonly (string | null)[]): Promise<void> {
  const data = keys.filter((key) => key !== null).map((key) => ({ key }));
  if (data.length > 0) await db.blobCleanup.createMany({ data, skipDuplicates: true });
}

export async function next(db: Db, limit: number): Promise<string[]> {
  const rows = await db.blobCleanup.findMany({
    orderBy: { createdAt: "asc" },
    take: limit,
    select: { key: true },
  });
  return rows.map((row) => row.key);
}

export async function done(db: Db, keys: readonly string[]): Promise<void> {
  await db.blobCleanup.deleteMany({ where: { key: { in: [...keys] } } });
}
