import "server-only";
import type { Db } from "@/lib/platform/kernel/context";
import type { Cursor } from "@/lib/platform/paging/cursor";
import { isUuid } from "@/lib/text/uuid";

type Page = { before: Cursor | undefined; limit: number };

const NEWEST_FIRST = [{ takenAt: "desc" as const }, { id: "desc" as const }];
const OLDEST_FIRST = [{ takenAt: "asc" as const }, { id: "asc" as const }];

const olderThan = ({ before }: Page) =>
  before && { OR: [{ takenAt: { lt: before.at } }, { takenAt: before.at, id: { lt: before.id } }] };

export function listPhotos(db: Db, clientId: string, page: Page) {
  const where = { clientId, ...olderThan(page) };
  return db.photo.findMany({ where, orderBy: NEWEST_FIRST, take: page.limit });
}

export function listMeasurements(db: Db, clientId: string, page: Page) {
  const where = { clientId, ...olderThan(page) };
  return db.measurement.findMany({ where, orderBy: NEWEST_FIRST, take: page.limit });
}

export async function findBaseline(db: Db, clientId: string) {
  const pinned = await db.photo.findFirst({ where: { asBaseline: { id: clientId }, clientId } });
  return pinned ?? db.photo.findFirst({ where: { clientId }, orderBy: OLDEST_FIRST });
}

export async function measurementsAround(db: Db, clientId: string, at: Date) {
  const [before, after] = await Promise.all([
    db.measurement.findFirst({ where: { clientId, takenAt: { lte: at } }, orderBy: NEWEST_FIRST }),
    db.measurement.findFirst({ where: { clientId, takenAt: { gt: at } }, orderBy: OLDEST_FIRST }),
  ]);
  return { before, after };
}

export function firstMeasurement(db: Db, clientId: string) {
  return db.measurement.findFirst({ where: { clientId }, orderBy: OLDEST_FIRST });
}

/** Does not change the client's version, because the form shows no baseline. @returns false for a foreign photo */
export async function pinBaseline(db: Db, clientId: string, photoId: string): Promise<boolean> {
  if (!isUuid(photoId)) return false;
  const count = await db.$executeRaw`
    UPDATE "Client" SET "baselinePhotoId" = p.id FROM "Photo" p
    WHERE "Client".id = ${clientId}::uuid AND p.id = ${photoId}::uuid AND p."clientId" = "Client".id`;
  return count === 1;
}
