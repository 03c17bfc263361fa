import "server-only";
import type { Db } from "@/lib/platform/kernel/context";
import { Prisma } from "@/prisma/generated/client";
import type { PlannedWeek } from "./schema";

/** The stored plan; the caller parses weeks and moves. Null without a plan. */
export function find(db: Db, clientId: string) {
  return db.weeklyPlan.findUnique({
    where: { clientId },
    select: {
      name: true,
      weeks: true,
      startsOn: true,
      before: true,
      copyId: true,
      moves: true,
      createdAt: true,
      laidOutTo: true,
    },
  });
}

/** `before` is also a NewPlan, as JSON. */
type NewPlan = {
  name: string | null;
  weeks: PlannedWeek[];
  startsOn: string | null;
  before: Prisma.InputJsonValue | null;
  copyId: string | null;
};

/** Keeps the creation time of the replaced plan. */
export function replace(db: Db, clientId: string, { before, startsOn, ...plan }: NewPlan, now: Date) {
  const data = {
    ...plan,
    startsOn: startsOn === null ? null : new Date(startsOn),
    before: before ?? Prisma.DbNull,
  };
  return db.weeklyPlan.upsert({
    where: { clientId },
    create: { clientId, ...data, createdAt: now },
    update: data,
  });
}

export async function noteLaidOut(db: Db, clientId: string, to: string): Promise<void> {
  await db.weeklyPlan.update({ where: { clientId }, data: { laidOutTo: new Date(to) } });
}

/** Clients whose sessions are not stored up to a day, by id after a given one. */
export async function notLaidOut(db: Db, to: string, after: string, take: number): Promise<string[]> {
  const rows = await db.weeklyPlan.findMany({
    where: { OR: [{ laidOutTo: null }, { laidOutTo: { lt: new Date(to) } }], clientId: { gt: after } },
    orderBy: { clientId: "asc" },
    take,
    select: { clientId: true },
  });
  return rows.map(({ clientId }) => clientId);
}

export function exercisesDone(db: Db, clientId: string, since: Date) {
  return db.workoutEntry.findMany({
    where: { workout: { clientId }, localDate: { gte: since } },
    orderBy: [{ localDate: "asc" }, { performedAt: "asc" }, { position: "asc" }],
    select: { localDate: true, exercise: { select: { name: true } } },
  });
}
