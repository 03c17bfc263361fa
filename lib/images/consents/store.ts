import "server-only";
import type { Db } from "@/lib/platform/kernel/context";
import type { Consent as ConsentRow } from "@/prisma/generated/client";
import type { ConsentKind } from "./kinds";

export type { ConsentRow };

/** The newest consent of a kind, open or withdrawn. */
export function newest(db: Db, clientId: string, kind: ConsentKind): Promise<ConsentRow | null> {
  return db.consent.findFirst({
    where: { clientId, kind },
    // Nulls sort first: an open consent wins over a withdrawn one of the same moment.
    orderBy: [{ revokedAt: "desc" }, { givenAt: "desc" }],
  });
}

type NewConsent = { id: string; clientId: string; kind: ConsentKind; givenAt: Date; recordedBy: string };

/** Does nothing when an open consent of the kind exists. */
export async function insert(db: Db, data: NewConsent): Promise<void> {
  await db.consent.createMany({ data: [data], skipDuplicates: true });
}

export async function revoke(db: Db, clientId: string, kind: ConsentKind, revokedAt: Date): Promise<void> {
  await db.consent.updateMany({ where: { clientId, kind, revokedAt: null }, data: { revokedAt } });
}
