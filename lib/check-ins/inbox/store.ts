import "server-only";
import type { Side } from "@/lib/body/body";
import type { Db } from "@/lib/platform/kernel/context";
import { isUuid } from "@/lib/text/uuid";
import { type CheckIn as CheckInRow, Prisma } from "@/prisma/generated/client";

export type { CheckInRow };

const OWN = (trainerId: string) => ({ client: { trainerId } });

/** Most check-ins, and most sessions, that one client has in a list: whoever holds a link can send any number. */
const MOST_OF_CLIENT = 5;

type Sent = { id: string; place: number };

const sentBy = (db: Db, trainerId: string, undecided: Prisma.Sql) =>
  db.$queryRaw<Sent[]>`
    SELECT r."id", row_number() OVER (PARTITION BY r."clientId" ORDER BY r.at DESC, r."id" DESC)::int AS "place"
    FROM ${undecided} r JOIN "Client" c ON c."id" = r."clientId" WHERE c."trainerId" = ${trainerId}::uuid`;

/** Ids to list, and how many are left out. */
export async function undecidedOf(db: Db, trainerId: string) {
  const [checkIns, sessions] = await Promise.all([
    sentBy(
      db,
      trainerId,
      Prisma.sql`(SELECT *, "receivedAt" AS at FROM "CheckIn" WHERE "state" = 'waiting')`,
    ),
    sentBy(
      db,
      trainerId,
      Prisma.sql`(SELECT *, "endedAt" AS at FROM "Workout" WHERE "linkId" IS NOT NULL AND "seenAt" IS NULL)`,
    ),
  ]);
  const listed = (sent: Sent[]) => sent.filter(({ place }) => place <= MOST_OF_CLIENT).map(({ id }) => id);
  const [checkInIds, sessionIds] = [listed(checkIns), listed(sessions)];
  const older = checkIns.length + sessions.length - checkInIds.length - sessionIds.length;
  return { checkInIds, sessionIds, older };
}

export function listWaiting(db: Db, ids: string[]) {
  return db.checkIn.findMany({
    where: { id: { in: ids }, state: "waiting" },
    orderBy: [{ receivedAt: "desc" }, { id: "desc" }],
    include: { client: true, frontPhoto: PHOTO, backPhoto: PHOTO },
  });
}
export type WaitingRow = Awaited<ReturnType<typeof listWaiting>>[number];

const PHOTO = { select: { id: true, takenAt: true } } as const;

export async function findOwned(db: Db, id: string, trainerId: string) {
  return isUuid(id) ? db.checkIn.findFirst({ where: { id, ...OWN(trainerId) } }) : null;
}

/** In a transaction that has locked the client. */
export async function decide(
  db: Db,
  id: string,
  data: Prisma.CheckInUncheckedUpdateManyInput,
): Promise<void> {
  await db.checkIn.updateMany({ where: { id }, data });
}

export const COLUMNS = {
  front: { photo: "frontPhotoId", replaced: "replacedFrontId" },
  back: { photo: "backPhotoId", replaced: "replacedBackId" },
} as const;

export type Replaced = { [Column in (typeof COLUMNS)[Side]["replaced"]]?: string | null };

/** All photos of a client's side by id; of accepted check-ins with the photo below. */
export async function chainPhotos(
  db: Db,
  clientId: string,
  side: Side,
): Promise<ReadonlyMap<string, ChainPhoto>> {
  const { photo, replaced } = COLUMNS[side];
  const [photos, accepted] = await Promise.all([
    db.photo.findMany({ where: { clientId, side }, select: { id: true, takenAt: true } }),
    db.checkIn.findMany({ where: { clientId, state: "accepted", [photo]: { not: null } } }),
  ]);
  const below = new Map(accepted.map((row) => [row[photo], { replacedId: row[replaced] }]));
  return new Map(photos.map(({ id, takenAt }) => [id, { takenAt, ...below.get(id) }]));
}

/** Puts a photo directly below another one of an accepted check-in. */
export async function putBelow(db: Db, { side, above, id }: { side: Side; above: string; id: string }) {
  const { photo, replaced } = COLUMNS[side];
  await db.checkIn.updateMany({ where: { [photo]: above }, data: { [replaced]: id } });
}

/** Closes the chain over a photo that leaves it. */
export async function takeOut(
  db: Db,
  { side, id, below }: { side: Side; id: string; below: string | null },
): Promise<void> {
  const { replaced } = COLUMNS[side];
  await db.checkIn.updateMany({ where: { [replaced]: id }, data: { [replaced]: below } });
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

export function listUnseenSessions(db: Db, ids: string[]) {
  return db.workout.findMany({
    where: { id: { in: ids }, seenAt: null },
    orderBy: [{ performedAt: "desc" }, { id: "desc" }],
    include: {
      client: { select: { name: true } },
      plannedSession: { select: { name: true } },
      entries: {
        orderBy: { position: "asc" },
        select: { exercise: { select: { name: true } }, _count: { select: { sets: true } } },
      },
    },
  });
}

export async function seeSession(db: Db, id: string, trainerId: string, seenAt: Date): Promise<boolean> {
  if (!isUuid(id)) return false;
  const where = { id, linkId: { not: null }, ...OWN(trainerId) };
  return (await db.workout.updateMany({ where, data: { seenAt } })).count > 0;
}

export function openLinks(db: Db, trainerId: string, now: Date) {
  return db.checkInLink.findMany({
    where: {
      revokedAt: null,
      idleExpiresAt: { gt: now },
      client: { trainerId, archivedAt: null },
    },
    include: { client: { select: { name: true, pausedFrom: true, pausedUntil: true } } },
  });
}

/** A photo of the client; `replacedId` is the one below it, null for none, and absent if no accepted check-in sent it. */
export type ChainPhoto = { takenAt: Date; replacedId?: string | null };

/** Where a photo goes: directly on `replacedId`, and below `above` or, without one, in sight. */
export type Place = { above: string | null; replacedId: string | null };

/**
 * The current photo and those of accepted check-ins below it form a chain by date, down to the photo before all
 * check-ins. So each can be taken out without a trace, in any order.
 * @returns null for a photo that is older than the one before all check-ins, which stays in sight
 */
export function placeOf(
  takenAt: Date,
  currentId: string | null,
  photos: ReadonlyMap<string, ChainPhoto>,
): Place | null {
  let above: string | null = null;
  let below = currentId;
  for (let photo = at(below); photo && photo.takenAt > takenAt; photo = at(below)) {
    if (photo.replacedId === undefined) return null;
    above = below;
    below = photo.replacedId;
  }
  return { above, replacedId: below };

  function at(id: string | null) {
    return id === null ? undefined : photos.get(id);
  }
}
