import "server-only";
import type { Units } from "@/lib/body/units";
import type { Db } from "@/lib/kernel/context";
import { countOpen } from "@/lib/shares/store";
import { sumByDay } from "@/lib/spending/store";

/** Counts what a deletion of the trainer removes; of the links, only those that still work. */
export async function countAllOf(db: Db, trainerId: string, now: Date) {
  const client = { trainerId };
  const [clients, photos, images, workouts, links] = await Promise.all([
    db.client.count({ where: client }),
    db.photo.count({ where: { trainerId, asLogo: null } }),
    db.generationImage.count({ where: { status: "done", generation: { client } } }),
    db.workout.count({ where: { client } }),
    countOpen(db, { client }, now),
  ]);
  return { clients, photos, images, workouts, links };
}

export async function setSettings(
  db: Db,
  trainerId: string,
  data: { units: Units; name: string },
): Promise<void> {
  await db.trainer.update({ where: { id: trainerId }, data });
}

export function clientsOf(db: Db, trainerId: string) {
  return db.client.findMany({
    where: { trainerId },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: { id: true, name: true },
  });
}

export async function ownRows(db: Db, trainerId: string) {
  const [sessions, spending, uploads, templates] = await Promise.all([
    db.session.findMany({
      where: { trainerId },
      orderBy: { createdAt: "asc" },
      select: {
        createdAt: true,
        lastSeenAt: true,
        pushSubscriptions: { select: { endpoint: true }, take: 1 },
      },
    }),
    sumByDay(db, trainerId),
    db.photo.findMany({
      where: { trainerId, clientId: null, asLogo: null },
      orderBy: [{ takenAt: "asc" }, { id: "asc" }],
      select: { id: true, takenAt: true, blobKey: true },
    }),
    db.programmeTemplate.findMany({
      where: { trainerId },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      select: { name: true, weeks: true },
    }),
  ]);
  return { sessions, spending, uploads, templates };
}
