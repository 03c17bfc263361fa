import "server-only";
import type { Db } from "@/lib/kernel/context";
import { isUuid } from "@/lib/text/uuid";
import type { CheckInState, Prisma } from "@/prisma/generated/client";

const OWN = (trainerId: string) => ({ client: { trainerId } });

export function listWaiting(db: Db, trainerId: string) {
  return db.checkIn.findMany({
    where: { ...OWN(trainerId), state: "waiting" },
    orderBy: [{ receivedAt: "desc" }, { id: "desc" }],
    include: { client: true, frontPhoto: PHOTO, backPhoto: PHOTO },
  });
}
export type WaitingRow = Awaited<ReturnType<typeof listWaiting>>[number];

const PHOTO = { select: { id: true, takenAt: true } } as const;

export async function findOwned(db: Db, id: string, trainerId: string) {
  return isUuid(id) ? db.checkIn.findFirst({ where: { id, ...OWN(trainerId) } }) : null;
}

/** Changes the state of a check-in; false if it is not in state `from`. */
export async function decide(
  db: Db,
  { id, from }: { id: string; from: CheckInState },
  data: Prisma.CheckInUncheckedUpdateManyInput,
): Promise<boolean> {
  return (await db.checkIn.updateMany({ where: { id, state: from }, data })).count === 1;
}

export function lastWeighIns(db: Db, clientIds: string[]) {
  return db.measurement.findMany({
    where: { clientId: { in: clientIds } },
    distinct: ["clientId"],
    orderBy: [{ takenAt: "desc" }, { id: "desc" }],
  });
}

export function photosOf(db: Db, ids: string[]) {
  return db.photo.findMany({ where: { id: { in: ids } }, ...PHOTO });
}

export function listUnseenSessions(db: Db, trainerId: string) {
  return db.soloSession.findMany({
    where: { ...OWN(trainerId), seenAt: null },
    orderBy: [{ performedAt: "desc" }, { id: "desc" }],
    include: { client: { select: { name: true } } },
  });
}

export async function seeSession(db: Db, id: string, trainerId: string, seenAt: Date): Promise<boolean> {
  if (!isUuid(id)) return false;
  return (await db.soloSession.updateMany({ where: { id, ...OWN(trainerId) }, data: { seenAt } })).count > 0;
}

export function openLinks(db: Db, trainerId: string, now: Date) {
  return db.checkInLink.findMany({
    where: {
      revokedAt: null,
      idleExpiresAt: { gt: now },
      client: { trainerId, archivedAt: null },
    },
    include: { client: { select: { name: true } } },
  });
}
