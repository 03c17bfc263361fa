import "server-only";
import type { Db } from "@/lib/server/context";
import type { PlannedSession } from "./schema";

/** What was stored, its sessions for the caller to parse; null without a plan. */
export function find(db: Db, clientId: string) {
  return db.weeklyPlan.findUnique({ where: { clientId }, select: { sessions: true, createdAt: true } });
}

/** The plan that it replaces hands on its age. */
export function replace(db: Db, clientId: string, sessions: PlannedSession[], now: Date) {
  return db.weeklyPlan.upsert({
    where: { clientId },
    create: { clientId, sessions, createdAt: now },
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
