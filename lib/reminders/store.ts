import "server-only";
import { IN_SERVICE } from "@/lib/auth/store";
import { CONSENT_VERSION } from "@/lib/check-ins/schema";
import type { Db } from "@/lib/kernel/context";
import type { PushTarget } from "@/lib/ports/push/port";
import { isUuid } from "@/lib/text/uuid";

/** What a link has to be for its client to hear from it. */
const remindable = (now: Date) => ({
  revokedAt: null,
  idleExpiresAt: { gt: now },
  consentVersion: CONSENT_VERSION,
  client: { trainer: IN_SERVICE },
});

/** Links whose clients want to be reminded, with all that a reminder says. */
export function findRemindable(db: Db, now: Date) {
  return db.checkInLink.findMany({
    where: {
      ...remindable(now),
      OR: [{ reminderConfirmedAt: { not: null } }, { browsers: { some: {} } }],
    },
    include: { browsers: true, client: { include: { trainer: { include: { brand: true } } } } },
  });
}
export type RemindableLink = Awaited<ReturnType<typeof findRemindable>>[number];

/** Writes down that a due day is told of; false where another process has told of it already. */
export async function claim(db: Db, id: string, due: Date): Promise<boolean> {
  const where = { id, OR: [{ remindedOn: null }, { remindedOn: { lt: due } }] };
  return (await db.checkInLink.updateMany({ where, data: { remindedOn: due } })).count > 0;
}

/** Confirms the address of a link; false if the link has another address by now. */
export async function confirm(db: Db, id: string, email: string, now: Date): Promise<boolean> {
  const where = { id, reminderEmail: email, ...remindable(now) };
  return (await db.checkInLink.updateMany({ where, data: { reminderConfirmedAt: now } })).count > 0;
}

/** Where the reminders of a link go, whatever has become of the link. */
export async function addressOf(db: Db, linkId: string): Promise<string | null> {
  if (!isUuid(linkId)) return null;
  return (await db.checkInLink.findUnique({ where: { id: linkId } }))?.reminderEmail ?? null;
}

/** A browser belongs to the link that it subscribed under last. */
export async function keepBrowser(db: Db, linkId: string, target: PushTarget, createdAt: Date) {
  const { endpoint } = target;
  const row = { linkId, ...target, createdAt };
  await db.checkInBrowser.upsert({ where: { endpoint }, create: row, update: row });
}

export async function forgetBrowser(db: Db, endpoint: string): Promise<void> {
  await db.checkInBrowser.deleteMany({ where: { endpoint } });
}
