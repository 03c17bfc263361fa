import "server-only";
import { IN_SERVICE } from "@/lib/accounts/sign-in/store";
import { isMinor } from "@/lib/body/age";
import { openShare } from "@/lib/clients/consents/store";
import type { Db } from "@/lib/platform/kernel/context";
import { isoDay } from "@/lib/text/calendar/days";
import { isUuid } from "@/lib/text/uuid";
import type { ShareContent } from "./schema";

type NewRow = {
  id: string;
  clientId: string;
  tokenHash: string;
  content: ShareContent;
  createdAt: Date;
  consentId: string;
  revealOn: Date | null;
  revealAt: Date | null;
  expiresAt: Date;
};

/** A link closes by itself or with its consent. */
const WITH_CONSENT = { include: { consent: { select: { revokedAt: true } } } } as const;

export function insert(db: Db, data: NewRow) {
  return db.share.create({ data, ...WITH_CONSENT });
}
export type ShareRow = Awaited<ReturnType<typeof insert>>;

export function listOf(db: Db, clientId: string): Promise<ShareRow[]> {
  const orderBy = [{ createdAt: "desc" as const }, { id: "desc" as const }];
  return db.share.findMany({ where: { clientId }, orderBy, ...WITH_CONSENT });
}

/** Closes or reopens a link of the client; null when it does not exist. */
export async function setRevoked(
  db: Db,
  clientId: string,
  id: string,
  revokedAt: Date | null,
): Promise<ShareRow | null> {
  if (!isUuid(id)) return null;
  await db.share.updateMany({ where: { id, clientId }, data: { revokedAt } });
  return db.share.findFirst({ where: { id, clientId }, ...WITH_CONSENT });
}

/** The working link of a token hash, unless its trainer is deleted or suspended or its client a minor. */
export async function findLive(db: Db, tokenHash: string, now: Date) {
  const found = await db.share.findFirst({
    where: {
      tokenHash,
      ...openShare(now),
      client: { trainer: IN_SERVICE },
    },
    include: {
      ...WITH_CONSENT.include,
      client: {
        select: { name: true, birthDate: true, trainerId: true, trainer: { select: { name: true } } },
      },
    },
  });
  return found && isMinor(found.client, isoDay(now)) ? null : found;
}

export async function countView(db: Db, id: string, now: Date): Promise<void> {
  await db.share.updateMany({ where: { id }, data: { views: { increment: 1 }, lastSeenAt: now } });
}
