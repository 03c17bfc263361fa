import "server-only";
import type { Db } from "@/lib/server/context";
import { isUuid } from "@/lib/text/uuid";
import type { ShareContent } from "./schema";

type NewRow = {
  id: string;
  clientId: string;
  tokenHash: string;
  content: ShareContent;
  createdAt: Date;
  consentedAt: Date;
  revealOn: Date | null;
  revealAt: Date | null;
  expiresAt: Date;
};

export function insert(db: Db, data: NewRow) {
  return db.share.create({ data });
}
export type ShareRow = Awaited<ReturnType<typeof insert>>;

export function listOf(db: Db, clientId: string): Promise<ShareRow[]> {
  return db.share.findMany({ where: { clientId }, orderBy: [{ createdAt: "desc" }, { id: "desc" }] });
}

/** Closes or reopens one of the client's links; null when it has no such link. */
export async function setRevoked(
  db: Db,
  clientId: string,
  id: string,
  revokedAt: Date | null,
): Promise<ShareRow | null> {
  if (!isUuid(id)) return null;
  const [row] = await db.share.updateManyAndReturn({ where: { id, clientId }, data: { revokedAt } });
  return row ?? null;
}

/** The link that has not ended, by its token's hash; nobody's while its trainer is deleted. */
export function findLive(db: Db, tokenHash: string, now: Date) {
  return db.share.findFirst({
    where: {
      tokenHash,
      revokedAt: null,
      expiresAt: { gt: now },
      client: { trainer: { deletedAt: null } },
    },
    include: { client: { select: { name: true, trainerId: true, trainer: { select: { name: true } } } } },
  });
}
export type LiveShare = NonNullable<Awaited<ReturnType<typeof findLive>>>;

export async function countView(db: Db, id: string, now: Date): Promise<void> {
  await db.share.updateMany({ where: { id }, data: { views: { increment: 1 }, lastSeenAt: now } });
}
