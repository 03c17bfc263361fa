import "server-only";
import type { Db } from "@/lib/platform/kernel/context";
import { literally } from "@/lib/text/schema";
import type { Prisma } from "@/prisma/generated/client";
import type { AuditFilter, AuditPage } from "./schema";

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
