import "server-only";
import type { Db } from "@/lib/platform/kernel/context";
import type { ExportedPlannedSession } from "./planned-schema";

export async function everythingOf(db: Db, clientId: string) {
  const oldest = [{ receivedAt: "asc" }, { id: "asc" }] as const;
  return allOf({
    measurements: db.measurement.findMany({
      where: { clientId },
      orderBy: [{ takenAt: "asc" }, { id: "asc" }],
    }),
    // With those that came by a link and are not accepted.
    photos: db.photo.findMany({
      where: { OR: [{ clientId }, { link: { clientId } }] },
      orderBy: [{ takenAt: "asc" }, { id: "asc" }],
    }),
    generations: db.generation.findMany({
      where: { clientId, images: { some: { status: "done" } } },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      include: {
        images: { where: { status: "done" }, orderBy: [{ side: "asc" }, { step: "asc" }, { take: "asc" }] },
      },
    }),
    consents: db.consent.findMany({ where: { clientId }, orderBy: [{ givenAt: "asc" }, { id: "asc" }] }),
    shares: db.share.findMany({
      where: { clientId },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      include: { consent: { select: { revokedAt: true } } },
    }),
    checkInLinks: db.checkInLink.findMany({
      where: { clientId },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    }),
    checkIns: db.checkIn.findMany({ where: { clientId }, orderBy: [...oldest] }),
    questions: db.question.findMany({
      where: { OR: [{ clientId }, { clientId: null, trainer: { clients: { some: { id: clientId } } } }] },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    }),
    exercises: db.exercise.findMany({
      where: { clientId },
      orderBy: [{ createdAt: "asc" }, { nameKey: "asc" }],
    }),
    plan: db.weeklyPlan.findUnique({ where: { clientId } }),
    planned: plannedOf(db, clientId),
    workouts: workoutsOf(db, clientId),
  });
}

async function allOf<Reads extends Record<string, PromiseLike<unknown>>>(reads: Reads) {
  const found = Object.entries(reads).map(async ([name, read]) => [name, await read]);
  return Object.fromEntries(await Promise.all(found)) as { [Name in keyof Reads]: Awaited<Reads[Name]> };
}

/** With weights in pounds. In one statement, because an export has many. */
const plannedOf = (db: Db, clientId: string) => db.$queryRaw<ExportedPlannedSession[]>`
  SELECT s.id, s.date::text, s."plannedOn"::text, s.name, s."startMin", s."lengthMin", s.note, s."skippedFor", s."isWhole",
    ARRAY(SELECT w.id::text FROM "Workout" w WHERE w."plannedSessionId" = s.id ORDER BY "performedAt") AS "workoutIds",
    (SELECT coalesce(json_agg(json_build_object('exerciseName', x.name, 'withNext', e."withNext", 'isFixed', e."isFixed",
        'loadPercent', e."loadPercent", 'restSeconds', e."restSeconds", 'tempo', e.tempo, 'sets', (
          SELECT json_agg(json_build_object('repsMin', "repsMin", 'repsMax', "repsMax", 'weight', "weightLbs",
            'seconds', seconds, 'meters', meters, 'rpe', rpe, 'limb', limb) ORDER BY "setNumber")
          FROM "PlannedSet" WHERE "plannedExerciseId" = e.id)) ORDER BY e.position), '[]')
      FROM "PlannedExercise" e JOIN "Exercise" x ON x.id = e."exerciseId" WHERE e."plannedSessionId" = s.id) AS exercises
  FROM "PlannedSession" s WHERE s."clientId" = ${clientId}::uuid ORDER BY s.date, s.id`;

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
