import "server-only";
import type { Db } from "@/lib/kernel/context";
import { literally } from "@/lib/text/schema";
import type { Prisma } from "@/prisma/generated/client";
import { type AuditAction, type AuditDetails, type AuditFilter, type AuditPage, KEPT_DAYS } from "./schema";

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

export function list(db: Db, { after, limit, ...filter }: AuditPage) {
  return db.auditEntry.findMany({
    where: {
      AND: [
        ...conditions(filter),
        ...(after
          ? [{ at: { lte: after.at }, OR: [{ at: { lt: after.at } }, { id: { lt: after.id } }] }]
          : []),
      ],
    },
    orderBy: [{ at: "desc" }, { id: "desc" }],
    ...(limit !== undefined && { take: limit }),
    select: { id: true, at: true, actorEmail: true, action: true, targetId: true, details: true },
  });
}

function conditions({ action, actor, target }: AuditFilter): Prisma.AuditEntryWhereInput[] {
  const found: Prisma.AuditEntryWhereInput[] = [];
  if (action) found.push({ action });
  if (actor) found.push({ actorEmail: { contains: literally(actor), mode: "insensitive" } });
  if (target) {
    const name = { path: ["name"], string_contains: literally(target), mode: "insensitive" as const };
    found.push({ OR: [{ targetId: target }, { details: name }] });
  }
  return found;
}
