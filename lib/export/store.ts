import "server-only";
import type { Db } from "@/lib/kernel/context";

export async function everythingOf(db: Db, clientId: string) {
  const oldest = [{ receivedAt: "asc" }, { id: "asc" }] as const;
  const [
    measurements,
    photos,
    generations,
    consents,
    shares,
    checkInLinks,
    checkIns,
    soloSessions,
    exercises,
    plan,
    workouts,
  ] = await Promise.all([
    db.measurement.findMany({ where: { clientId }, orderBy: [{ takenAt: "asc" }, { id: "asc" }] }),
    db.photo.findMany({ where: { clientId }, orderBy: [{ takenAt: "asc" }, { id: "asc" }] }),
    db.generation.findMany({
      where: { clientId, images: { some: { status: "done" } } },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      include: {
        images: { where: { status: "done" }, orderBy: [{ side: "asc" }, { step: "asc" }, { take: "asc" }] },
      },
    }),
    db.consent.findMany({ where: { clientId }, orderBy: [{ givenAt: "asc" }, { id: "asc" }] }),
    db.share.findMany({
      where: { clientId },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      include: { consent: { select: { revokedAt: true } } },
    }),
    db.checkInLink.findMany({ where: { clientId }, orderBy: [{ createdAt: "asc" }, { id: "asc" }] }),
    db.checkIn.findMany({ where: { clientId }, orderBy: [...oldest] }),
    db.soloSession.findMany({ where: { clientId }, orderBy: [...oldest] }),
    db.exercise.findMany({ where: { clientId }, orderBy: [{ createdAt: "asc" }, { nameKey: "asc" }] }),
    db.weeklyPlan.findUnique({ where: { clientId } }),
    workoutsOf(db, clientId),
  ]);
  return {
    measurements,
    photos,
    generations,
    consents,
    shares,
    checkInLinks,
    checkIns,
    soloSessions,
    exercises,
    plan,
    workouts,
  };
}

export function workoutsOf(db: Db, clientId: string, page?: { after: string | undefined; limit: number }) {
  return db.workout.findMany({
    where: { clientId },
    orderBy: [{ performedAt: "asc" }, { id: "asc" }],
    ...(page && { take: page.limit }),
    ...(page?.after && { cursor: { id: page.after }, skip: 1 }),
    include: {
      entries: {
        orderBy: { position: "asc" },
        include: {
          exercise: { select: { name: true, muscleGroup: true, measure: true } },
          sets: { orderBy: { setNumber: "asc" } },
        },
      },
    },
  });
}
