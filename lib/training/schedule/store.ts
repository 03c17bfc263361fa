import "server-only";
import type { Db } from "@/lib/platform/kernel/context";

/** The plans whose sessions are not stored up to a day. */
export function plansNotLaidOut(db: Db, trainerId: string, to: string) {
  return db.weeklyPlan.findMany({
    where: {
      client: { trainerId, archivedAt: null },
      OR: [{ laidOutTo: null }, { laidOutTo: { lt: new Date(to) } }],
    },
  });
}
