import { weekdayOf } from "@/lib/text/calendar/days";
import { offsetZone } from "@/lib/text/calendar/local-date";
import { exerciseKey } from "@/lib/training/catalogue/exercise-name";
import { clockOf } from "@/lib/training/day/clock";
import { type ClientDays, type Days, daysOf } from "@/lib/training/day/standing";
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

/** A client's days at a moment, in the zone of its clock. A reply that an older version cached offline has none. */
export const daysIn = ({ days }: Pick<WeeklyPlan, "days">, now: Date, draft?: ClientDays["draft"]): Days =>
  daysOf({
    clock: clockOf(now.toISOString(), offsetZone(now.getTimezoneOffset())),
    planned: days?.planned ?? [],
    workouts: days?.workouts ?? [],
    archivedOn: days?.archivedOn ?? null,
    draft,
  });

/** The exercises of a session that were not logged on one of the days; all if none is left. */
export function stillToDo<Exercise extends Pick<PlannedExercise, "exerciseName">>(
  exercises: readonly Exercise[],
  trained: readonly TrainedDay[],
  days: readonly (string | null)[],
): readonly Exercise[] {
  const done = trained.filter(({ date }) => days.includes(date)).flatMap((day) => day.exercises);
  const keys = new Set(done.map(exerciseKey));
  const left = exercises.filter(({ exerciseName }) => !keys.has(exerciseKey(exerciseName)));
  return left.length > 0 ? left : exercises;
}
