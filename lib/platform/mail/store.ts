import "server-only";
import type { Db } from "@/lib/platform/kernel/context";

export function enqueue(db: Db, sealed: string, now: Date) {
  return db.pendingMail.create({
    data: { message: sealed, createdAt: now, nextAttemptAt: now },
    select: { id: true },
  });
}

export async function claimDue(db: Db, now: Date, until: Date) {
  const [due] = await db.$queryRaw<{ id: string; sealed: string; attempts: number; createdAt: Date }[]>`
    UPDATE "PendingMail" SET "nextAttemptAt" = ${until}, "attempts" = "attempts" + 1
    WHERE "id" = (
      SELECT "id" FROM "PendingMail" WHERE "nextAttemptAt" <= ${now}
      ORDER BY "nextAttemptAt", "id" LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    RETURNING "id", "message" #>> '{}' AS "sealed", "attempts", "createdAt"`;
  return due;
}

export async function remove(db: Db, id: string): Promise<void> {
  await db.pendingMail.deleteMany({ where: { id } });
}

export async function postpone(db: Db, id: string, nextAttemptAt: Date, lastError: string): Promise<void> {
  await db.pendingMail.updateMany({ where: { id }, data: { nextAttemptAt, lastError } });
}

export async function isStopped(db: Db, key: string): Promise<boolean> {
  return (await db.stoppedMailbox.count({ where: { key } })) > 0;
}

export async function stop(db: Db, key: string, createdAt: Date): Promise<void> {
  await db.stoppedMailbox.createMany({ data: { key, createdAt }, skipDuplicates: true });
}

export async function allow(db: Db, key: string): Promise<void> {
  await db.stoppedMailbox.deleteMany({ where: { key } });
}
