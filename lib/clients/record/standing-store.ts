import "server-only";
import type { Db } from "@/lib/platform/kernel/context";

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
