import "server-only";
import { IN_SERVICE } from "@/lib/accounts/sign-in/store";
import { CHECK_IN_CONSENT_VERSION } from "@/lib/images/consents/kinds";
import type { Db } from "@/lib/platform/kernel/context";
import type { PushTarget } from "@/lib/ports/push/port";
import { isUuid } from "@/lib/text/uuid";

const remindable = (now: Date) => ({
  revokedAt: null,
  idleExpiresAt: { gt: now },
  consentVersion: CHECK_IN_CONSENT_VERSION,
  client: { trainer: IN_SERVICE },
});

const ASKED_FOR = { OR: [{ reminderConfirmedAt: { not: null } }, { browsers: { some: {} } }] };
const WITH_READER = {
  browsers: true,
  client: { include: { trainer: { include: { brand: true } } } },
} as const;

export function findRemindable(db: Db, now: Date) {
  return db.checkInLink.findMany({ where: { ...remindable(now), ...ASKED_FOR }, include: WITH_READER });
}
export type RemindableLink = Awaited<ReturnType<typeof findRemindable>>[number];

/** Check-ins with an answer, decided in that time, of which the client was not told. */
export function findAnswered(db: Db, now: Date, decidedAt: { gt: Date; lt: Date }) {
  return db.checkIn.findMany({
    where: {
      ...{ reply: { not: null }, state: { not: "waiting" }, decidedAt, toldAt: null },
      link: { ...remindable(now), ...ASKED_FOR },
    },
    select: { id: true, link: { include: WITH_READER } },
  });
}

/** Marks a check-in's answer as told; false if another process was first, or the decision is undone. */
export async function claimAnswer(db: Db, id: string, toldAt: Date): Promise<boolean> {
  const where = { id, toldAt: null, state: { not: "waiting" as const } };
  return (await db.checkIn.updateMany({ where, data: { toldAt } })).count > 0;
}

/** Marks a due day as reminded; false if another process was first. */
export async function claim(db: Db, id: string, due: Date): Promise<boolean> {
  const where = { id, OR: [{ remindedOn: null }, { remindedOn: { lt: due } }] };
  return (await db.checkInLink.updateMany({ where, data: { remindedOn: due } })).count > 0;
}

/** Confirms the address of a link; false if the link now has another address. */
export async function confirm(db: Db, id: string, email: string, now: Date): Promise<boolean> {
  const where = { id, reminderEmail: email, ...remindable(now) };
  return (await db.checkInLink.updateMany({ where, data: { reminderConfirmedAt: now } })).count > 0;
}

export async function addressOf(db: Db, linkId: string): Promise<string | null> {
  if (!isUuid(linkId)) return null;
  return (await db.checkInLink.findUnique({ where: { id: linkId } }))?.reminderEmail ?? null;
}

/** A browser belongs to the link that it subscribed to last. */
export async function saveBrowser(db: Db, linkId: string, target: PushTarget, createdAt: Date) {
  const { endpoint } = target;
  const row = { linkId, ...target, createdAt };
  await db.checkInBrowser.upsert({ where: { endpoint }, create: row, update: row });
}

export async function forgetBrowser(db: Db, endpoint: string): Promise<void> {
  await db.checkInBrowser.deleteMany({ where: { endpoint } });
}
