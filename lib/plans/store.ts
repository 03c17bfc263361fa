import "server-only";
import type { Db } from "@/lib/server/context";
import type { PlannedSession } from "./schema";

/** What was stored as sessions, for the caller to parse; null without a plan. */
export async function findSessions(db: Db, clientId: string): Promise<unknown> {
  const row = await db.weeklyPlan.findUnique({ where: { clientId }, select: { sessions: true } });
  return row?.sessions ?? null;
}

export async function replace(db: Db, clientId: string, sessions: PlannedSession[]): Promise<void> {
  await db.weeklyPlan.upsert({
    where: { clientId },
    create: { clientId, sessions },
    update: { sessions },
  });
}

/** The calendar days since a day on which the client trained. */
export function daysTrained(db: Db, clientId: string, since: Date): Promise<{ localDate: Date }[]> {
  return db.workout.findMany({
    where: { clientId, localDate: { gte: since } },
    distinct: ["localDate"],
    orderBy: { localDate: "asc" },
    select: { localDate: true },
  });
}
