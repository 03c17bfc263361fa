import "server-only";
import type { Db } from "@/lib/platform/kernel/context";

/** Queues blobs in the transaction that deletes their rows, so that no blob is orphaned. */
export async function enqueue(db: Db, keys: readonly (string | null)[]): Promise<void> {
  const data = keys.filter((key) => key !== null).map((key) => ({ key }));
  if (data.length > 0) await db.blobCleanup.createMany({ data, skipDuplicates: true });
}

/** Untried keys first; then one failed key at a time, so that it does not block others. */
export async function next(db: Db, limit: number): Promise<string[]> {
  const rows = await db.blobCleanup.findMany({
    orderBy: [{ attempts: "asc" }, { createdAt: "asc" }],
    take: limit,
    select: { key: true, attempts: true },
  });
  const fresh = rows.filter(({ attempts }) => attempts === 0);
  return (fresh.length > 0 ? fresh : rows.slice(0, 1)).map(({ key }) => key);
}

/** Moves the keys to the end of the queue. */
export async function putOff(db: Db, keys: readonly string[]): Promise<void> {
  await db.blobCleanup.updateMany({
    where: { key: { in: [...keys] } },
    data: { attempts: { increment: 1 } },
  });
}

export async function done(db: Db, keys: readonly string[]): Promise<void> {
  await db.blobCleanup.deleteMany({ where: { key: { in: [...keys] } } });
}
