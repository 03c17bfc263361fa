import "server-only";
import { addDays, mondayOf } from "@/lib/text/calendar/days";
import { effortOf } from "@/lib/training/catalogue/measure";
import { clockOf } from "@/lib/training/day/clock";
import { daysOf } from "@/lib/training/day/standing";
import { clientsWeek } from "@/lib/training/day/week";
import { daysOfClients } from "@/lib/training/sessions/days-store";
import { plannedExercises } from "@/lib/training/sessions/store";
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
  return words.map(({ session: { id, date, name, setsDone, setsPlanned }, word }) => {
    const told = reported.filter(({ plannedSessionId }) => plannedSessionId === id);
    return {
      ...{ id, day: date, name, word, setsDone, setsPlanned },
      exercises: exercises
        .filter(({ plannedSessionId }) => plannedSessionId === id)
        .flatMap(({ exerciseId, exercise, sets }) => {
          const [first] = sets;
          if (!first) return [];
          const done = told.find((one) => one.exerciseId === exerciseId)?.sets ?? 0;
          const { repsMax: reps, weightLbs: weight } = first;
          return [{ exerciseName: exercise.name, sets: sets.length, reps, weight, ...effortOf(first), done }];
        }),
    };
  });
}
