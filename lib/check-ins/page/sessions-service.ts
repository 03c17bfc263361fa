import "server-only";
import * as z from "zod/mini";
import { addDays, isoDay, mondayOf, weekAround, weekdayOf } from "@/lib/text/calendar/days";
import { exerciseKey } from "@/lib/training/catalogue/exercise-name";
import { effortOf } from "@/lib/training/catalogue/measure";
import { clockOf } from "@/lib/training/day/clock";
import { daysOf } from "@/lib/training/day/standing";
import { clientsWeek } from "@/lib/training/day/week";
import { daysOfClients } from "@/lib/training/sessions/days-store";
import { plannedExercises } from "@/lib/training/sessions/store";
import { localDay, type PublicContext } from "./link-service";
import { type PlannedSessionOfWeek, ReportedSet } from "./schema";
import * as store from "./store";

/** In the client's own zone, who never reads "missed". Reported sets are told apart until they count as workouts. */
export async function sessionsOfWeek(
  { db, clock }: PublicContext,
  link: store.OpenLink,
  today: string,
): Promise<PlannedSessionOfWeek[]> {
  const { client } = link;
  const week = weekAround(today);
  const [of] = await daysOfClients(db, { clientId: client.id }, mondayOf(today), addDays(mondayOf(today), 6));
  if (!of) return [];
  const days = daysOf({
    ...of,
    clock: clockOf(clock.now().toISOString(), link.timeZone),
    archivedOn: of.archivedAt && localDay(link, of.archivedAt),
  });
  const words = clientsWeek(days);
  const [exercises, solo] = await Promise.all([
    plannedExercises(
      db,
      words.map(({ session }) => session.id),
    ),
    store.soloSessionsOf(db, client.id),
  ]);
  const reported = solo.filter(({ localDate }) => week.includes(isoDay(localDate)));
  return words.map(({ session: { id, date, plannedOn, name, setsDone, setsPlanned }, word }) => {
    const weekday = weekdayOf(plannedOn);
    const told = reported
      .filter((one) => one.weekday === weekday)
      .flatMap((one) => z.array(ReportedSet).parse(one.sets))
      .map(({ exerciseName }) => exerciseKey(exerciseName));
    return {
      ...{ id, weekday, day: date, name, word, setsDone, setsPlanned },
      exercises: exercises
        .filter(({ plannedSessionId }) => plannedSessionId === id)
        .flatMap(({ exercise, sets }) => {
          const [first] = sets;
          if (!first) return [];
          const done = told.filter((key) => key === exerciseKey(exercise.name)).length;
          const { repsMax: reps, weightLbs: weight } = first;
          return [{ exerciseName: exercise.name, sets: sets.length, reps, weight, ...effortOf(first), done }];
        }),
    };
  });
}
