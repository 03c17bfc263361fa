import { weekdayOf } from "@/lib/text/calendar/days";
import { exerciseKey } from "@/lib/training/catalogue/exercise-name";
import type { NamedRow } from "@/lib/training/sessions/schema";
import type { PlannedExercise, PlannedSession, SessionMove, TrainedDay, WeeklyPlan } from "./schema";

/** Weekdays of a week with this many sessions, 1 for Monday, with rest days between them. */
const TRAINING_DAYS: readonly (readonly number[])[] = [
  [],
  [1],
  [1, 4],
  [1, 3, 5],
  [1, 2, 4, 5],
  [1, 2, 4, 5, 6],
  [1, 2, 3, 4, 5, 6],
  [1, 2, 3, 4, 5, 6, 7],
];

export const trainingDays = (perWeek: number): readonly number[] => TRAINING_DAYS[perWeek] ?? [];

/** The session of a day, YYYY-MM-DD: one that was moved to it, else the planned one if it was not moved away. */
export function sessionOn<Session extends Pick<PlannedSession, "weekday">>(
  sessions: readonly Session[],
  moves: readonly SessionMove[],
  day: string,
): Session | undefined {
  const origin = moves.find(({ to }) => to === day)?.from ?? day;
  const isAway = origin === day && moves.some(({ from }) => from === day);
  return isAway ? undefined : sessions.find(({ weekday }) => weekday === weekdayOf(origin));
}

/** The stored session of a day; a reply that an older version cached offline has none. */
export const rowOn = ({ days }: Pick<WeeklyPlan, "days">, day: string): NamedRow | undefined =>
  days?.planned.find(({ date }) => date === day);

export type DayState = "rest" | "done" | "partly" | "extra" | "missed" | "planned";

export function stillToDo<Exercise extends Pick<PlannedExercise, "exerciseName">>(
  exercises: readonly Exercise[],
  day: TrainedDay | undefined,
): Exercise[] {
  const done = new Set((day?.exercises ?? []).map(exerciseKey));
  return exercises.filter(({ exerciseName }) => !done.has(exerciseKey(exerciseName)));
}

/** Only the session's own exercises make it done, or any if it has none. `since`: first day of the plan. */
export function dayState(
  isoDay: string,
  today: string,
  {
    session,
    trained,
    since,
  }: {
    session: { exercises: readonly Pick<PlannedExercise, "exerciseName">[] } | undefined;
    trained: readonly TrainedDay[];
    since: string;
  },
): DayState {
  const day = trained.find(({ date }) => date === isoDay);
  const planned = session?.exercises ?? [];
  const left = stillToDo(planned, day).length;
  if (day && session && left === 0) return "done";
  if (day && left < planned.length) return "partly";
  const isDue = session !== undefined && isoDay >= since;
  if (isDue && isoDay >= today) return "planned";
  if (day) return "extra";
  return isDue ? "missed" : "rest";
}
