import "server-only";
import type { Db } from "@/lib/kernel/context";
import type { Consent as ConsentRow } from "@/prisma/generated/client";
import type { ConsentKind } from "./kinds";

export type { ConsentRow };

/** The last one of its kind, open or withdrawn. */
export function newest(db: Db, clientId: string, kind: ConsentKind): Promise<ConsentRow | null> {
  return db.consent.findFirst({
    where: { clientId, kind },
    // Nulls come first: the open one counts, also where another of the same moment was withdrawn.
    orderBy: [{ revokedAt: "desc" }, { givenAt: "desc" }],
  });
}

type NewConsent = { id: string; clientId: string; kind: ConsentKind; givenAt: Date; recordedBy: string };

/** Changes nothing where one of its kind is open already. */
export async function insert(db: Db, data: NewConsent): Promise<void> {
  await db.consent.createMany({ data: [data], skipDuplicates: true });
}

/** Withdraws the open one of its kind, if there is one. */
export async function revoke(db: Db, clientId: string, kind: ConsentKind, revokedAt: Date): Promise<void> {
  await db.consent.updateMany({ where: { clientId, kind, revokedAt: null }, data: { revokedAt } });
}
