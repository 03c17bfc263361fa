import { exerciseKey } from "@/lib/training/catalogue/exercise-name";
import type { PlannedSession, Workout } from "@/lib/training/day/facts";
import { settleWeeks } from "@/lib/training/sessions/settle-service";
import { changeTerms, insertSessions } from "@/lib/training/sessions/store";
import { findOrAddExercises } from "@/lib/training/workouts/store";
import { insertWorkouts } from "@/lib/training/workouts/visit-store";
import type { PrismaClient } from "@/prisma/generated/client";

type Facts = { planned: PlannedSession[]; workouts: Workout[] };

/** What the database can hold of a week: the ids become UUIDs in the same order. */
export function storable({ planned, workouts }: Facts): Facts {
  const ids = [...planned, ...workouts].map(({ id }) => id).sort();
  const run = crypto.randomUUID().slice(0, 23);
  const uuid = (id: string) => `${run}-${String(ids.indexOf(id)).padStart(12, "0")}`;
  /** The database forgets a link to a session that is gone. */
  const linkOf = ({ plannedSessionId, linkedBy }: Workout) => {
    const isGone = plannedSessionId !== null && !planned.some(({ id }) => id === plannedSessionId);
    const session = isGone ? null : plannedSessionId && uuid(plannedSessionId);
    return { plannedSessionId: session, linkedBy: isGone ? null : linkedBy };
  };
  return {
    planned: planned.map((session) => ({ ...session, id: uuid(session.id) })),
    workouts: workouts.map((workout) => ({
      ...workout,
      id: uuid(workout.id),
      ...linkOf(workout),
      isFinished: false,
    })),
  };
}

const SET = { reps: 5, weight: 95, rpe: null };

/** Stores a week of a client as the services do, with a warm-up for each exercise. */
export async function storeWeek(db: PrismaClient, clientId: string, { planned, workouts }: Facts) {
  const names = [...new Set([...planned, ...workouts].flatMap(({ sets }) => Object.keys(sets)))];
  const exercises = await findOrAddExercises(
    db,
    clientId,
    names.map((name) => ({ name, muscleGroup: "legs" })),
  );
  const idOf = (name: string) => exercises[names.indexOf(name)]!.id;
  await insertSessions(
    db,
    planned.map(({ id, date, plannedOn, startMin, lengthMin, sets }) => ({
      ...{ id, clientId, date, plannedOn, name: id, startMin, lengthMin },
      exercises: Object.entries(sets).map(([name, count], position) => ({
        ...{ position, name, nameKey: exerciseKey(name), muscleGroup: "legs", sets: count },
        ...{
          withNext: false,
          isFixed: false,
          loadPercent: null,
          restSeconds: null,
          tempo: null,
          repsMin: 5,
          repsMax: 5,
        },
        ...{ weightLbs: 95, rpe: null },
      })),
    })),
  );
  const linkId = crypto.randomUUID();
  await db.checkInLink.create({
    data: {
      ...{
        id: linkId,
        clientId,
        tokenHash: crypto.randomUUID(),
        everyWeeks: 1,
        weekday: 1,
        timeZone: "UTC",
        imageDays: [],
      },
      ...{ createdAt: new Date(), idleExpiresAt: new Date(), revokedAt: new Date() },
    },
  });
  for (const { id, skippedFor, isWhole } of planned) await changeTerms(db, id, { skippedFor, isWhole });
  await insertWorkouts(
    db,
    workouts.map(({ id, startedAt, endedAt, date, plannedSessionId, linkedBy, source, sets }) => ({
      ...{
        id,
        clientId,
        muscleGroup: "legs",
        timezoneOffset: 0,
        localDate: date,
        plannedSessionId,
        linkedBy,
      },
      performedAt: new Date(startedAt),
      endedAt: new Date(endedAt),
      importKey: source === "import" ? id : null,
      linkId: source === "client" ? linkId : null,
      entries: Object.entries(sets).map(([name, count]) => ({
        exerciseId: idOf(name),
        notes: null,
        sets: [
          { ...SET, kind: "warmup" as const },
          ...Array.from({ length: count }, () => ({ ...SET, kind: "working" as const })),
        ],
      })),
    })),
  );
  const days = [...planned, ...workouts].map(({ date }) => date).sort();
  await settleWeeks(db, clientId, [days[0]!, days.at(-1)!]);
}
