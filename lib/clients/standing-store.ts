import "server-only";
import type { Db } from "@/lib/kernel/context";

/** A client's plan beside the newest weigh-in; each is null where there is none. Pounds and percent. */
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

/** No change of the client as forms know them: neither the version nor the time of the last change moves. */
export async function keep(db: Db, clientId: string, standing: Standing): Promise<void> {
  const { lastWeighedAt, aheadDays, aheadModel } = standing;
  await db.$executeRaw`
    UPDATE "Client" SET "lastWeighedAt" = ${lastWeighedAt}, "aheadDays" = ${aheadDays}, "aheadModel" = ${aheadModel}
    WHERE id = ${clientId}::uuid`;
}

/** Clients without a standing, or with one of an older model. */
export async function untold(db: Db, model: number, limit: number): Promise<string[]> {
  const rows = await db.client.findMany({
    where: { aheadModel: { lt: model } },
    orderBy: { id: "asc" },
    take: limit,
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}
