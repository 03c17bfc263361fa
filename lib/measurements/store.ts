import "server-only";
import type { Db } from "@/lib/kernel/context";
import type { Cursor } from "@/lib/paging/cursor";
import { isUuid } from "@/lib/text/uuid";
import type { Measurement as MeasurementRow } from "@/prisma/generated/client";

export type { MeasurementRow };

/** Two entries of the same moment are told apart by their id, so that no page repeats or leaves out one. */
const NEWEST_FIRST = [{ takenAt: "desc" }, { id: "desc" }] as const;

export function page(
  db: Db,
  clientId: string,
  { cursor, limit }: { cursor?: Cursor | undefined; limit: number },
): Promise<MeasurementRow[]> {
  const before = cursor && {
    OR: [{ takenAt: { lt: cursor.at } }, { takenAt: cursor.at, id: { lt: cursor.id } }],
  };
  return db.measurement.findMany({ where: { clientId, ...before }, orderBy: [...NEWEST_FIRST], take: limit });
}

export function insert(
  db: Db,
  data: { clientId: string; takenAt: Date; weightLbs: number; bodyFat: number | null },
): Promise<MeasurementRow> {
  return db.measurement.create({ data });
}

export function newest(db: Db, clientId: string): Promise<MeasurementRow | null> {
  return db.measurement.findFirst({ where: { clientId }, orderBy: [...NEWEST_FIRST] });
}

/** The newest body fat that was measured; weigh-ins without one do not count. */
export async function newestBodyFat(db: Db, clientId: string): Promise<number | null> {
  const where = { clientId, bodyFat: { not: null } };
  return (await db.measurement.findFirst({ where, orderBy: [...NEWEST_FIRST] }))?.bodyFat ?? null;
}

/** @returns whether there was such an entry */
export async function remove(db: Db, clientId: string, id: string): Promise<boolean> {
  return isUuid(id) && (await db.measurement.deleteMany({ where: { id, clientId } })).count > 0;
}
