import "server-only";
import type { Db } from "@/lib/platform/kernel/context";
import type { Prisma } from "@/prisma/generated/client";

/** A client's plan and newest weigh-in; fields are null when missing. Pounds and percent. */
export type WeighedOnPlan = {
  clientId: string;
  startedAt: Date | null;
  question: unknown;
  takenAt: Date | null;
  weight: number | null;
  bodyFat: number | null;
};

export function weighedOnPlan(db: Db, clientIds: string[]): Promise<WeighedOnPlan[]> {
  return db.$queryRaw<WeighedOnPlan[]>`
    SELECT c.id AS "clientId", p."startedAt", p.question, m."takenAt", m."weightLbs" AS weight, m."bodyFat"
    FROM "Client" c
    LEFT JOIN "Plan" p ON p."clientId" = c.id
    LEFT JOIN LATERAL (
      SELECT "takenAt", "weightLbs", "bodyFat" FROM "Measurement" WHERE "clientId" = c.id
      ORDER BY "takenAt" DESC, id DESC LIMIT 1
    ) AS m ON true
    WHERE c.id = ANY(${clientIds}::uuid[])`;
}

type Standing = { lastWeighedAt: Date | null; aheadDays: number | null; aheadModel: number };

/** Does not change the client's version or `updatedAt`, because forms do not show the standing. */
export async function saveStanding(db: Db, clientId: string, standing: Standing): Promise<void> {
  const { lastWeighedAt, aheadDays, aheadModel } = standing;
  await db.$executeRaw`
    UPDATE "Client" SET "lastWeighedAt" = ${lastWeighedAt}, "aheadDays" = ${aheadDays}, "aheadModel" = ${aheadModel}
    WHERE id = ${clientId}::uuid`;
}

/** Clients without a standing, or with one of an older model version. */
export async function idsWithOldStanding(db: Db, model: number, limit: number): Promise<string[]> {
  const rows = await db.client.findMany({
    where: { aheadModel: { lt: model } },
    orderBy: { id: "asc" },
    take: limit,
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

export async function find(db: Db, clientId: string, inputsKey: string): Promise<unknown> {
  const row = await db.forecast.findUnique({ where: { clientId_inputsKey: { clientId, inputsKey } } });
  return row?.result ?? null;
}

/** Keeps only the newest forecast, because old inputs are not requested again. */
export async function replace(
  db: Db,
  clientId: string,
  inputsKey: string,
  result: Prisma.InputJsonValue,
): Promise<void> {
  await db.forecast.deleteMany({ where: { clientId, inputsKey: { not: inputsKey } } });
  await db.forecast.createMany({ data: [{ clientId, inputsKey, result }], skipDuplicates: true });
}

export function findPlan(db: Db, clientId: string): Promise<{ startedAt: Date; question: unknown } | null> {
  return db.plan.findUnique({ where: { clientId }, select: { startedAt: true, question: true } });
}
