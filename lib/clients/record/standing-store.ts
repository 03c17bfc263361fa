import "server-only";
import type { BodyFatMethod } from "@/lib/body/body-fat-method";
import type { StartedPlan } from "@/lib/body/forecast/learned";
import type { StoredQuestion } from "@/lib/body/forecast/question";
import type { Learned } from "@/lib/body/forecast/subject";
import type { TrainingHabits } from "@/lib/body/forecast/training";
import type { Db } from "@/lib/platform/kernel/context";
import { Prisma } from "@/prisma/generated/client";
import { pausedOn } from "./pause-store";

export type Asking = StoredQuestion & { id: string };

export async function startPlan(
  db: Db,
  { clientId, startedAt, question, earlier }: StartedPlan & { clientId: string; earlier: StartedPlan[] },
): Promise<void> {
  const past = earlier.map((plan) => ({
    startedAt: plan.startedAt.toISOString(),
    question: { ...plan.question },
  }));
  const plan = { startedAt, question: { ...question }, earlier: past };
  await db.plan.upsert({ where: { clientId }, create: { clientId, ...plan }, update: plan });
}

/** A client's plan and weigh-ins; fields are null without a plan. Pounds and percent. */
export type WeighedOnPlan = TrainingHabits & {
  clientId: string;
  startedAt: Date | null;
  question: unknown;
  /** The plans before it. */
  earlier: unknown;
  lastWeighedAt: Date | null;
  /** What was learned before. */
  known: unknown;
  weighIns: {
    takenAt: string;
    weightLbs: number;
    bodyFat: number | null;
    bodyFatMethod: BodyFatMethod | null;
    tapeBodyFat: number | null;
  }[];
};

/** With the weigh-ins since the start of the first plan that taught something, oldest first, without those of a pause, which teach nothing. */
export function weighedOnPlan(db: Db, clientIds: string[]): Promise<WeighedOnPlan[]> {
  return db.$queryRaw<WeighedOnPlan[]>`
    SELECT c.id AS "clientId", p."startedAt", p.question, p.earlier, c.learned AS known,
      c."workoutsPerWeek", c."hoursPerWorkout", c.experience, c."dietAdherence",
      (SELECT max("takenAt") FROM "Measurement" WHERE "clientId" = c.id) AS "lastWeighedAt",
      (SELECT coalesce(jsonb_agg(jsonb_build_object(
          'takenAt', m."takenAt", 'weightLbs', m."weightLbs", 'bodyFat', m."bodyFat", 'bodyFatMethod', m."bodyFatMethod", 'tapeBodyFat', m."tapeBodyFat"
        ) ORDER BY m."takenAt", m.id), '[]')
        FROM "Measurement" m WHERE m."clientId" = c.id AND m."takenAt" > coalesce((p.earlier -> 0 ->> 'startedAt')::timestamptz, p."startedAt")
          AND NOT ${pausedOn(Prisma.sql`(m."takenAt" AT TIME ZONE 'UTC')::date`)}
        ) AS "weighIns"
    FROM "Client" c
    LEFT JOIN "Plan" p ON p."clientId" = c.id
    WHERE c.id = ANY(${clientIds}::uuid[])`;
}

/** The weigh-ins since the start of the client's first plan that taught something, oldest first. */
export async function weighInsSince(db: Db, clientId: string) {
  const [found] = await weighedOnPlan(db, [clientId]);
  return (found?.weighIns ?? []).map((entry) => ({ ...entry, takenAt: new Date(entry.takenAt) }));
}

type Standing = {
  lastWeighedAt: Date | null;
  aheadDays: number | null;
  isEarly: boolean;
  aheadFrom: Date | null;
  isReached: boolean;
  aheadModel: number;
  learned: Learned | null;
};

/** Does not change the client's version or `updatedAt`, because forms do not show the standing. */
export async function saveStanding(db: Db, clientId: string, standing: Standing): Promise<void> {
  const { lastWeighedAt, aheadDays, isEarly, aheadFrom, isReached, aheadModel, learned } = standing;
  await db.$executeRaw`
    UPDATE "Client" SET "lastWeighedAt" = ${lastWeighedAt}, "aheadDays" = ${aheadDays}, "isEarly" = ${isEarly}, "aheadFrom" = ${aheadFrom},
      "isReached" = ${isReached}, "aheadModel" = ${aheadModel}, learned = ${learned && JSON.stringify(learned)}::jsonb
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
