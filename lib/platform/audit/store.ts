import "server-only";
import type { Db } from "@/lib/platform/kernel/context";
import { type AuditAction, type AuditDetails, KEPT_DAYS } from "./schema";

type Act = {
  actorId: string | null;
  actorEmail: string;
  action: AuditAction;
  targetId: string;
  details: AuditDetails;
  at: Date;
};

/** The table rejects updates, and deletes of rows within the retention time. */
export async function insert(db: Db, act: Act): Promise<void> {
  await db.auditEntry.create({ data: act });
}

export async function hasSince(
  db: Db,
  act: Pick<Act, "action" | "targetId"> & { actorId: string },
  since: Date,
): Promise<boolean> {
  return (
    (await db.auditEntry.findFirst({ where: { ...act, at: { gt: since } }, select: { id: true } })) !== null
  );
}

/** Uses the database clock, like the trigger on the table. */
export async function removeOld(db: Db): Promise<void> {
  await db.$executeRaw`DELETE FROM "AuditEntry" WHERE "at" < now() - make_interval(days => ${KEPT_DAYS}::int)`;
}
