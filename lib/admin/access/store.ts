import "server-only";
import type { Db } from "@/lib/platform/kernel/context";
import { isUuid } from "@/lib/text/uuid";

/** Sets or lifts a suspension. False when nothing changes. */
export async function setSuspended(db: Db, id: string, suspendedAt: Date | null): Promise<boolean> {
  const { count } = await db.trainer.updateMany({
    where: { id, deletedAt: null, suspendedAt: suspendedAt ? null : { not: null } },
    data: { suspendedAt },
  });
  return count === 1;
}

/** Deletes open mailed links, so that none works after a suspension. */
export async function endLinks(db: Db, trainerId: string): Promise<void> {
  await db.resetToken.deleteMany({ where: { trainerId } });
  await db.emailChange.deleteMany({ where: { trainerId } });
}

export function openSessions(db: Db, trainerId: string, now: Date) {
  const after = { gt: now };
  return db.session.findMany({
    where: { trainerId, idleExpiresAt: after, absoluteExpiresAt: after },
    orderBy: [{ lastSeenAt: "desc" }, { id: "desc" }],
    select: { id: true, createdAt: true, lastSeenAt: true },
  });
}

export async function endSession(db: Db, trainerId: string, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const { count } = await db.session.deleteMany({ where: { id, trainerId } });
  return count === 1;
}
