import "server-only";
import { IN_SERVICE } from "@/lib/accounts/sign-in/store";
import type { Side } from "@/lib/body/body";
import type { Db } from "@/lib/platform/kernel/context";
import { isoDay } from "@/lib/text/calendar/days";
import { isUuid } from "@/lib/text/uuid";
import { type CheckInLink, Prisma } from "@/prisma/generated/client";
import type { CheckInQuestion, ImageDays } from "./schema";

export type { CheckInLink as LinkRow };

export type LinkSettings = {
  questions: CheckInQuestion[];
  leftOut: string[];
  everyWeeks: number;
  weekday: number;
  releasedOn: Date | null;
  imageDays: ImageDays;
  code: string | null;
};

export function insertLink(
  db: Db,
  data: LinkSettings & {
    id: string;
    clientId: string;
    tokenHash: string;
    timeZone: string;
    createdAt: Date;
    idleExpiresAt: Date;
  },
): Promise<CheckInLink> {
  return db.checkInLink.create({ data });
}

/** The client's open link, else the last closed one. */
export function newestLink(db: Db, clientId: string): Promise<CheckInLink | null> {
  return db.checkInLink.findFirst({
    where: { clientId },
    // Nulls sort first, so the open link wins.
    orderBy: [{ revokedAt: "desc" }, { createdAt: "desc" }],
  });
}

export function updateLink(
  db: Db,
  id: string,
  data: Prisma.CheckInLinkUncheckedUpdateInput,
): Promise<CheckInLink> {
  return db.checkInLink.update({ where: { id }, data });
}

/** Changes nothing when the client has been deleted meanwhile. */
export async function extendLink(db: Db, id: string, idleExpiresAt: Date): Promise<void> {
  await db.checkInLink.updateMany({ where: { id }, data: { idleExpiresAt } });
}

/** Locks the client before the link, like all other code. */
export async function lockLink(db: Db, { id, clientId }: { id: string; clientId: string }): Promise<void> {
  await db.$queryRaw`SELECT 1 FROM "Client" WHERE "id" = ${clientId}::uuid FOR KEY SHARE`;
  await db.$queryRaw`SELECT 1 FROM "CheckInLink" WHERE "id" = ${id}::uuid FOR NO KEY UPDATE`;
}

export const NO_REMINDERS = {
  reminderEmail: null,
  reminderConfirmedAt: null,
  browsers: { deleteMany: {} },
} satisfies Prisma.CheckInLinkUncheckedUpdateInput;

export async function revokeLinks(db: Db, clientId: string, revokedAt: Date): Promise<void> {
  await db.checkInLink.updateMany({ where: { clientId, revokedAt: null }, data: { revokedAt } });
}

/** The link of a token hash, if it is neither revoked nor idle and its trainer is in service. */
export function findOpenLink(db: Db, tokenHash: string, now: Date) {
  return db.checkInLink.findFirst({
    where: {
      tokenHash,
      revokedAt: null,
      idleExpiresAt: { gt: now },
      client: { trainer: IN_SERVICE },
    },
    include: { client: { include: { trainer: true } } },
  });
}
export type OpenLink = NonNullable<Awaited<ReturnType<typeof findOpenLink>>>;

type NewCheckInRow = Omit<
  Prisma.CheckInUncheckedCreateInput,
  "state" | "decidedAt" | "measurementId" | "replacedFrontId" | "replacedBackId" | "reopened"
>;

export async function insertCheckIn(db: Db, data: NewCheckInRow): Promise<void> {
  await db.checkIn.create({ data });
}

export async function savePhoto(db: Db, id: string, side: Side, photoId: string): Promise<void> {
  await db.checkIn.update({ where: { id }, data: { [`${side}PhotoId`]: photoId } });
}

const NEWEST_FIRST = [{ takenAt: "desc" }, { id: "desc" }] as const;

export function checkInsOf(db: Db, clientId: string) {
  return db.checkIn.findMany({
    where: { clientId },
    orderBy: [...NEWEST_FIRST],
    include: { measurement: { select: { weightLbs: true } } },
  });
}

/** Again in the trainer's inbox: a report can add to one that was seen. */
export async function markUnseen(db: Db, workoutId: string): Promise<void> {
  await db.workout.update({ where: { id: workoutId }, data: { seenAt: null } });
}

/** What the client reported by any link, newest first. */
export function reportedOf(db: Db, clientId: string) {
  return db.workout.findMany({
    where: { clientId, linkId: { not: null } },
    orderBy: [{ performedAt: "desc" }, { id: "desc" }],
    include: {
      plannedSession: { select: { name: true } },
      entries: {
        orderBy: { position: "asc" },
        include: { exercise: { select: { name: true } }, sets: { orderBy: { setNumber: "asc" } } },
      },
    },
  });
}

/** Sets that the client reported for planned sessions, by session and exercise. */
export function reportedSets(db: Db, plannedSessionIds: string[]) {
  return db.$queryRaw<{ plannedSessionId: string; exerciseId: string; sets: number }[]>`
    SELECT w."plannedSessionId", e."exerciseId", count(*)::int AS sets
    FROM "Workout" w JOIN "WorkoutEntry" e ON e."workoutId" = w.id JOIN "WorkoutSet" s ON s."entryId" = e.id
    WHERE w."linkId" IS NOT NULL AND w."plannedSessionId" = ANY(${plannedSessionIds}::uuid[])
    GROUP BY 1, 2`;
}

/** Times of the clients' check-ins since a moment, without those that were sent back. */
export async function timesOf(
  db: Db,
  clientIds: string[],
  since: Date,
): Promise<{ clientId: string; takenAt: Date }[]> {
  return db.checkIn.findMany({
    where: { clientId: { in: clientIds }, takenAt: { gte: since }, state: { not: "asked_again" } },
    select: { clientId: true, takenAt: true },
  });
}

/** Whether a photo can be sent: it came by this link and is in no check-in yet. */
export async function freePhoto(db: Db, id: string, linkId: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const where = { id, linkId, clientId: null, frontOf: null, backOf: null };
  return (await db.photo.count({ where })) > 0;
}

/** Whether the client may see a photo: their own, or one that came by their links. */
export async function isOfClient(db: Db, photoId: string, clientId: string): Promise<boolean> {
  if (!isUuid(photoId)) return false;
  const mine = [{ clientId }, { link: { clientId } }];
  return (await db.photo.count({ where: { id: photoId, OR: mine } })) > 0;
}

/** Deletes check-ins and reported workouts, also those in the bin. @returns the days of the workouts */
export async function removeSent(db: Db, clientId: string): Promise<string[]> {
  await db.checkIn.deleteMany({ where: { clientId } });
  await db.removedWorkout.deleteMany({
    where: { clientId, workout: { path: ["linkId"], not: Prisma.AnyNull } },
  });
  const reported = { clientId, linkId: { not: null } };
  const rows = await db.workout.findMany({ where: reported, select: { localDate: true } });
  await db.workout.deleteMany({ where: reported });
  return rows.map(({ localDate }) => isoDay(localDate));
}

export const firstAndLast = async (db: Db, clientId: string) => {
  const oldest = { takenAt: "asc" } as const;
  const [first, last, taped, firstPhoto] = await Promise.all([
    db.measurement.findFirst({ where: { clientId }, orderBy: oldest }),
    db.measurement.findFirst({ where: { clientId }, orderBy: [...NEWEST_FIRST] }),
    db.measurement.findFirst({
      where: { clientId, girths: { not: Prisma.DbNull } },
      orderBy: [...NEWEST_FIRST],
    }),
    db.photo.findFirst({ where: { clientId, side: "front" }, orderBy: oldest, select: { id: true } }),
  ]);
  return { first, last, taped, firstPhotoId: firstPhoto?.id ?? null };
};

/** All photos that came by the client's links, sent or not. */
export function photosByLink(db: Db, clientId: string) {
  return db.photo.findMany({
    where: { link: { clientId } },
    orderBy: [{ takenAt: "desc" }, { id: "desc" }],
    select: { id: true, takenAt: true, width: true, height: true },
  });
}

export function photoTimes(db: Db, ids: (string | null)[]) {
  const known = ids.filter((id) => id !== null);
  return db.photo.findMany({ where: { id: { in: known } }, select: { id: true, takenAt: true } });
}

export const countWorkouts = (db: Db, clientId: string): Promise<number> =>
  db.workout.count({ where: { clientId } });
