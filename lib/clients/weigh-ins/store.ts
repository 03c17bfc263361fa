import "server-only";
import type { BodyFatMethod } from "@/lib/body/body-fat-method";
import type { Girths } from "@/lib/body/tape-girths";
import type { Db } from "@/lib/platform/kernel/context";
import type { Cursor } from "@/lib/platform/paging/cursor";
import { isUuid } from "@/lib/text/uuid";
import { type Measurement as MeasurementRow, Prisma } from "@/prisma/generated/client";

export type { MeasurementRow };

export type MeasurementValues = {
  takenAt: Date;
  weightLbs: number;
  bodyFat: number | null;
  bodyFatMethod: BodyFatMethod | null;
  girths: Girths | null;
  tapeBodyFat: number | null;
};

/** The id orders entries of the same moment, so that pages neither repeat nor skip one. */
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
  { clientId, ...values }: { clientId: string } & MeasurementValues,
): Promise<MeasurementRow> {
  return db.measurement.create({ data: { clientId, ...columns(values) } });
}

export async function find(db: Db, clientId: string, id: string): Promise<MeasurementRow | null> {
  return isUuid(id) ? db.measurement.findFirst({ where: { id, clientId } }) : null;
}

export function update(db: Db, id: string, values: MeasurementValues): Promise<MeasurementRow> {
  return db.measurement.update({ where: { id }, data: { ...columns(values), version: { increment: 1 } } });
}

/** Prisma needs `DbNull` for a JSON column. */
const columns = ({ girths, ...values }: MeasurementValues) => ({
  ...values,
  girths: girths ?? Prisma.DbNull,
});

export function newest(db: Db, clientId: string): Promise<MeasurementRow | null> {
  return db.measurement.findFirst({ where: { clientId }, orderBy: [...NEWEST_FIRST] });
}

/** @returns whether the entry existed */
export async function remove(db: Db, clientId: string, id: string): Promise<boolean> {
  return isUuid(id) && (await db.measurement.deleteMany({ where: { id, clientId } })).count > 0;
}

/** Newest first. */
export const allWeighIns = (db: Db, clientId: string, take?: number) =>
  db.measurement.findMany({
    where: { clientId },
    orderBy: [...NEWEST_FIRST],
    select: { takenAt: true, weightLbs: true },
    ...(take && { take }),
  });

export type ImportedWeighIn = Pick<MeasurementRow, "takenAt" | "weightLbs" | "bodyFat"> & {
  importId: string;
};

export async function insertImported(db: Db, clientId: string, rows: ImportedWeighIn[]): Promise<void> {
  await db.measurement.createMany({ data: rows.map((row) => ({ clientId, ...row })) });
}

/** Each change by hand increases the version. */
const UNTOUCHED = 1;

/** @returns how many were removed, and how many stay because they were corrected */
export async function removeImported(db: Db, importId: string): Promise<{ removed: number; kept: number }> {
  const { count: removed } = await db.measurement.deleteMany({ where: { importId, version: UNTOUCHED } });
  const { count: kept } = await db.measurement.updateMany({ where: { importId }, data: { importId: null } });
  return { removed, kept };
}
