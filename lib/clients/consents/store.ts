import "server-only";
import type { Db } from "@/lib/platform/kernel/context";

/** Includes photos that came by the client's links and are not accepted. */
export function countPhotos(db: Db, clientId: string): Promise<number> {
  return db.photo.count({ where: { OR: [{ clientId }, { link: { clientId } }] } });
}

/** Includes images of superseded generations. */
export function countImages(db: Db, clientId: string): Promise<number> {
  return db.generationImage.count({ where: { status: "done", generation: { clientId } } });
}

/** Closes the client's check-in links and their consents for good; a new link asks for consent again. */
export async function closeCheckInLinks(db: Db, clientId: string, now: Date): Promise<void> {
  const closed = { revokedAt: now, withdrawnAt: now, reminderEmail: null, reminderConfirmedAt: null };
  await db.checkInLink.updateMany({ where: { clientId, withdrawnAt: null }, data: closed });
  await db.checkInBrowser.deleteMany({ where: { link: { clientId } } });
}

/** Check-in links neither show nor accept photos until the client consents again. */
export async function endPhotosOfLinks(db: Db, clientId: string): Promise<void> {
  await db.checkInLink.updateMany({ where: { clientId }, data: { photosAgreed: false } });
}

/** Whether a share link still works. */
export const openShare = (now: Date) => ({
  revokedAt: null,
  consent: { revokedAt: null },
  expiresAt: { gt: now },
});

export function countOpenShares(
  db: Db,
  of: { clientId: string } | { client: { trainerId: string } },
  now: Date,
): Promise<number> {
  return db.share.count({ where: { ...of, ...openShare(now) } });
}

export async function removeShares(db: Db, clientId: string): Promise<void> {
  await db.share.deleteMany({ where: { clientId } });
}
