import "server-only";
import { type UnitSystem, unitSystem } from "@/lib/body/unit-system";
import { addDays, mondayOf } from "@/lib/text/calendar/days";
import { effortOf } from "@/lib/training/catalogue/measure";
import { clockOf } from "@/lib/training/day/clock";
import { daysOf } from "@/lib/training/day/standing";
import { clientsWeek } from "@/lib/training/day/week";
import { prescribe, prescribedSets } from "@/lib/training/plans/prescription";
import { daysOfClients } from "@/lib/training/sessions/days-store";
import { plannedExercises } from "@/lib/training/sessions/store";
import type { SetValues } from "@/lib/training/workouts/draft";
import { lastEntriesOf } from "@/lib/training/workouts/store";
import { summarise } from "@/lib/training/workouts/summary";
import { localDay, type PublicContext } from "./link-service";
import type { PlannedSessionOfWeek } from "./schema";
import * as store from "./store";

/** In the client's own zone, who never reads "missed". */
export async function sessionsOfWeek(
  { db, clock }: PublicContext,
  link: store.OpenLink,
  today: string,
): Promise<PlannedSessionOfWeek[]> {
  const { client } = link;
  const [of] = await daysOfClients(db, { clientId: client.id }, mondayOf(today), addDays(mondayOf(today), 6));
  if (!of) return [];
  const days = daysOf({
    ...of,
    clock: clockOf(clock.now().toISOString(), link.timeZone),
    archivedOn: of.archivedAt && localDay(link, of.archivedAt),
  });
  const words = clientsWeek(days);
  const ids = words.map(({ session }) => session.id);
  const [exercises, reported] = await Promise.all([plannedExercises(db, ids), store.reportedSets(db, ids)]);
  const system = unitSystem(client.trainer.units);
  const present = async ({ session, word }: (typeof words)[number]) => {
    const { id, date, name, setsDone, setsPlanned } = session;
    const planned = exercises.filter(({ plannedSessionId }) => plannedSessionId === id);
    // What the client has told of it already must not change what is still asked for.
    const recent = await lastEntriesOf(db, [...new Set(planned.map(({ exerciseId }) => exerciseId))], id);
    return {
      ...{ id, day: date, name, word, setsDone, setsPlanned },
      exercises: planned.map((row) => {
        const { exerciseId, exercise } = row;
        const told = reported.find((one) => one.plannedSessionId === id && one.exerciseId === exerciseId);
        const { muscleGroup, measure } = exercise;
        const targets = targetsOf(row, recent, system);
        return { exerciseName: exercise.name, muscleGroup, measure, targets, done: told?.sets ?? 0 };
      }),
    };
  };
  return Promise.all(words.map(present));
}

type PlannedRow = Awaited<ReturnType<typeof plannedExercises>>[number];
type RecentRows = Awaited<ReturnType<typeof lastEntriesOf>>;

/** As the trainer's logger asks for them, in the trainer's units. */
function targetsOf(row: PlannedRow, recent: RecentRows, system: UnitSystem): SetValues[] {
  const { exerciseId, exercise, sets, isFixed, withNext, loadPercent } = row;
  const [first] = sets;
  if (!first) return [];
  const planned = {
    exerciseName: exercise.name,
    muscleGroup: exercise.muscleGroup,
    sets: first.limb ? sets.length / 2 : sets.length,
    ...(first.limb && { eachLimb: true }),
    reps: { min: first.repsMin, max: first.repsMax },
    weight: first.weightLbs,
    ...effortOf(first),
    ...{ isFixed, withNext },
    ...(loadPercent !== null && { loadPercent }),
  };
  const subject = { id: exerciseId, name: exercise.name, measure: exercise.measure, pinnedNote: null };
  const ofIt = recent.filter((entry) => entry.exerciseId === exerciseId);
  const [summary] = summarise([subject], [], ofIt);
  return prescribedSets(prescribe(planned, summary, system));
}
