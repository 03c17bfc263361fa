import "server-only";
import type { Db } from "@/lib/platform/kernel/context";
import { isUuid } from "@/lib/text/uuid";
import type { Client as ClientRow, Measurement as MeasurementRow } from "@/prisma/generated/client";

export type { ClientRow };

declare const owned: unique symbol;

/** A client that belongs to the caller. Only `findOwned` and `lockOwned` create one. */
export type OwnedClient = ClientRow & { readonly [owned]: true };

export type ClientValues = Partial<
  Pick<
    ClientRow,
    | "name"
    | "gender"
    | "heightInches"
    | "weightLbs"
    | "bodyFat"
    | "bodyFatMethod"
    | "targetWeightLbs"
    | "targetBodyFat"
    | "steps"
    | "workoutsPerWeek"
    | "hoursPerWorkout"
    | "experience"
    | "dietAdherence"
    | "notes"
    | "birthDate"
    | "medicineSince"
    | "pauseReason"
    | "pausedFrom"
    | "pausedUntil"
    | "frontPhotoId"
    | "backPhotoId"
  >
>;

export function listFor(db: Db, trainerId: string): Promise<ClientRow[]> {
  return db.client.findMany({
    where: { trainerId, archivedAt: null },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
}

/** `findUnique`, because Prisma batches those of the same tick, and each query of a page reads the client first. */
export async function findOwned(db: Db, id: string, trainerId: string): Promise<OwnedClient | null> {
  if (!isUuid(id)) return null;
  return (await db.client.findUnique({ where: { id, trainerId } })) as OwnedClient | null;
}

export async function lockOwned(db: Db, id: string, trainerId: string): Promise<OwnedClient | null> {
  if (!isUuid(id)) return null;
  await db.$queryRaw`SELECT 1 FROM "Client" WHERE "id" = ${id}::uuid AND "trainerId" = ${trainerId}::uuid FOR UPDATE`;
  return findOwned(db, id, trainerId);
}

export async function hasSample(db: Db, trainerId: string): Promise<boolean> {
  return (await db.client.count({ where: { trainerId, isSample: true } })) > 0;
}

/** @throws a duplicate error for a second sample of a trainer */
export function insert(
  db: Db,
  data: Required<Omit<ClientValues, "frontPhotoId" | "backPhotoId">> & {
    id: string;
    trainerId: string;
    createdAt: Date;
    adultConfirmedAt: Date | null;
    isSample: boolean;
  },
): Promise<ClientRow> {
  return db.client.create({ data });
}

export function update(db: Db, id: string, values: ClientValues): Promise<ClientRow> {
  return db.client.update({ where: { id }, data: { ...values, version: { increment: 1 } } });
}

export async function remove(db: Db, client: OwnedClient): Promise<void> {
  await db.client.delete({ where: { id: client.id } });
}

export async function addMeasurement(
  db: Db,
  {
    clientId,
    takenAt,
    weightLbs,
    bodyFat,
    bodyFatMethod,
  }: Pick<MeasurementRow, "clientId" | "takenAt" | "weightLbs" | "bodyFat" | "bodyFatMethod">,
): Promise<void> {
  await db.measurement.create({ data: { clientId, takenAt, weightLbs, bodyFat, bodyFatMethod } });
}

/** Corrects how the newest body fat was measured. */
export async function setBodyFatMethod(
  db: Db,
  { id, bodyFatMethod }: Pick<ClientRow, "id" | "bodyFatMethod">,
): Promise<void> {
  const newest = await newestBodyFat(db, id);
  if (newest) await db.measurement.update({ where: { id: newest.id }, data: { bodyFatMethod } });
}

/** The newest weigh-in with a body fat, measured or estimated from a tape. */
export const newestBodyFat = (db: Db, clientId: string): Promise<MeasurementRow | null> =>
  db.measurement.findFirst({
    where: { clientId, OR: [{ bodyFat: { not: null } }, { tapeBodyFat: { not: null } }] },
    orderBy: [{ takenAt: "desc" }, { id: "desc" }],
  });

/** Whether the client's body fat comes from a tape estimate and not from a measurement. */
export async function isBodyFatEstimated(db: Db, clientId: string): Promise<boolean> {
  const newest = await newestBodyFat(db, clientId);
  return newest !== null && newest.bodyFat === null;
}

export async function hasPlanSince(db: Db, clientId: string, moment: Date): Promise<boolean> {
  return (await db.plan.count({ where: { clientId, startedAt: { gt: moment } } })) > 0;
}
