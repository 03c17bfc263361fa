import "server-only";
import type { Db } from "@/lib/kernel/context";
import type { PlannedSession, SessionMove } from "./schema";

/** What was stored, its sessions for the caller to parse; null without a plan. */
export function find(db: Db, clientId: string) {
  return db.weeklyPlan.findUnique({
    where: { clientId },
    select: { sessions: true, moves: true, createdAt: true },
  });
}

/** The plan that it replaces hands on its age. */
export function replace(db: Db, clientId: string, sessions: PlannedSession[], now: Date) {
  return db.weeklyPlan.upsert({
    where: { clientId },
    create: { clientId, sessions, createdAt: now },
    update: { sessions },
  });
}

export async function replaceMoves(db: Db, clientId: string, moves: SessionMove[]): Promise<void> {
  await db.weeklyPlan.update({ where: { clientId }, data: { moves } });
}

/** What the client did since a day, by calendar day. */
export function exercisesDone(db: Db, clientId: string, since: Date) {
  return db.workoutEntry.findMany({
    where: { workout: { clientId }, localDate: { gte: since } },
    orderBy: [{ localDate: "asc" }, { performedAt: "asc" }, { position: "asc" }],
    select: { localDate: true, exercise: { select: { name: true } } },
  });
}
