import { weekdayOf } from "@/lib/text/calendar/days";
import { offsetZone } from "@/lib/text/calendar/local-date";
import { exerciseKey } from "@/lib/training/catalogue/exercise-name";
import { clockOf } from "@/lib/training/day/clock";
import type { PlannedRow } from "@/lib/training/day/facts";
import { type ClientDays, type Days, daysOf, type Standing } from "@/lib/training/day/standing";
import { plannedOn, planWeeksOf } from "./programme";
import type { PlannedExercise, PlannedSession, TrainedDay, WeeklyPlan } from "./schema";

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

type Plan = Pick<WeeklyPlan, "sessions" | "programme">;

/** The date whose session in the plan has the exercises of a stored one: a move or a copy keeps them. */
export const dayOfPlan = ({ plannedOn, copyOf }: Pick<PlannedRow, "plannedOn" | "copyOf">): string =>
  copyOf ?? plannedOn;

/** A session on a day; `standing` is undefined until the server has stored it. */
export interface DaySession {
  readonly standing: Standing | undefined;
  readonly session: PlannedSession;
}

/** What stands on a day: stored sessions with the plan's exercises, else the plan's own session if it did not move away. */
export function sessionsOn(plan: Plan, days: Days, day: string): DaySession[] {
  const weeks = planWeeksOf(plan);
  const stored = days.sessions.filter(({ date }) => date === day);
  if (stored.length > 0)
    return stored.flatMap((standing) => {
      const own = plannedOn(weeks, dayOfPlan(standing));
      const session = own ?? (isAgreed(standing, days) ? withoutExercises(standing) : null);
      return session ? { standing, session } : [];
    });
  const isAway = days.sessions.some((one) => one.plannedOn === day);
  const session = isAway ? undefined : plannedOn(weeks, day);
  return session ? [{ standing: undefined, session }] : [];
}

/** What stands for one stored session on its day. */
export const sessionOf = (plan: Plan, days: Days, { id, date }: Pick<Standing, "id" | "date">) =>
  sessionsOn(plan, days, date).find(({ standing }) => standing?.id === id);

/** Whether it stays when the plan changes. */
const isAgreed = ({ date, plannedOn, copyOf, skippedFor, lastDay }: Standing, { clock }: Days): boolean =>
  date < clock.today || date !== plannedOn || [copyOf, skippedFor, lastDay].some(Boolean);

const withoutExercises = (standing: Standing): PlannedSession => ({
  weekday: weekdayOf(dayOfPlan(standing)),
  name: standing.name,
  exercises: [],
});

/** A client's days at a moment, in the zone of its clock. A reply that an older version cached offline has none. */
export const daysIn = ({ days }: Pick<WeeklyPlan, "days">, now: Date, draft?: ClientDays["draft"]): Days =>
  daysOf({
    clock: clockOf(now.toISOString(), offsetZone(now.getTimezoneOffset())),
    planned: days?.planned ?? [],
    workouts: days?.workouts ?? [],
    archivedOn: days?.archivedOn ?? null,
    pausedFrom: days?.pausedFrom ?? null,
    pausedUntil: days?.pausedUntil ?? null,
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
