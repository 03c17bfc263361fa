import "server-only";
import type { Db } from "@/lib/kernel/context";

/** The client's photos, those in a check-in that waits too. */
export function countPhotos(db: Db, clientId: string): Promise<number> {
  const owned = [{ clientId }, { frontOf: { clientId } }, { backOf: { clientId } }];
  return db.photo.count({ where: { OR: owned } });
}

/** Every finished image, also of sets that newer ones have replaced. */
export function countImages(db: Db, clientId: string): Promise<number> {
  return db.generationImage.count({ where: { status: "done", generation: { clientId } } });
}

/** Closes the client's check-in links for good, with the consents that were given under them; a new one asks anew. */
export async function closeCheckInLinks(db: Db, clientId: string, now: Date): Promise<void> {
  const closed = { revokedAt: now, withdrawnAt: now, reminderEmail: null, reminderConfirmedAt: null };
  await db.checkInLink.updateMany({ where: { clientId, withdrawnAt: null }, data: closed });
  await db.checkInBrowser.deleteMany({ where: { link: { clientId } } });
}

/** No check-in link shows or takes photos, until its client agrees to them again. */
export async function endPhotosOfLinks(db: Db, clientId: string): Promise<void> {
  await db.checkInLink.updateMany({ where: { clientId }, data: { photosAgreed: false } });
}
