import {
  addDays,
  DAYS_PER_WEEK,
  daysBetween,
  mondayOf,
  weekAround,
  weekdayOf,
} from "@/lib/text/calendar/days";
import type { PlannedExercise, PlannedSession, PlannedWeek, Programme, WeeklyPlan } from "./schema";

/** One week that repeats, or, with a start, a sequence of weeks. */
export interface PlanWeeks {
  readonly weeks: readonly PlannedWeek[];
  /** YYYY-MM-DD, a day in the first week; null for a week that repeats. */
  readonly startsOn: string | null;
  /** The plan for the days before the start. */
  readonly before: PlanWeeks | null;
}

const week = (sessions: readonly PlannedSession[]): PlannedWeek => ({
  sessions: [...sessions],
  isDeload: false,
});

export const repeating = (sessions: readonly PlannedSession[]): PlanWeeks => ({
  weeks: [week(sessions)],
  startsOn: null,
  before: null,
});

export const planWeeksOf = ({
  sessions,
  programme,
}: Pick<WeeklyPlan, "sessions" | "programme">): PlanWeeks =>
  programme ? { ...programme, before: repeating(sessions) } : repeating(sessions);

/** Index of the week that contains a day; null before the first week and after the last. */
export function weekIndexOn({ weeks, startsOn }: Omit<PlanWeeks, "before">, day: string): number | null {
  if (startsOn === null) return 0;
  const index = daysBetween(mondayOf(startsOn), mondayOf(day)) / DAYS_PER_WEEK;
  return index >= 0 && index < weeks.length ? index : null;
}

export function plannedOn(plan: PlanWeeks, day: string): PlannedSession | undefined {
  const { weeks, startsOn, before } = plan;
  if (startsOn !== null && day < startsOn) return before ? plannedOn(before, day) : undefined;
  const index = weekIndexOn(plan, day);
  return index === null
    ? undefined
    : weeks[index]?.sessions.find(({ weekday }) => weekday === weekdayOf(day));
}

export const sessionsAround = (plan: PlanWeeks, day: string): PlannedSession[] =>
  weekAround(day).flatMap((one) => plannedOn(plan, one) ?? []);

export const lastDayOf = (startsOn: string, weeks: number): string =>
  addDays(mondayOf(startsOn), weeks * DAYS_PER_WEEK - 1);

export const exportedSessions = (
  sessions: readonly PlannedSession[],
  weightOf: (lbs: number) => number,
): PlannedSession[] =>
  sessions.map((session) => ({
    ...session,
    exercises: session.exercises.map((one) => ({ ...one, weight: weightOf(one.weight) })),
  }));

export const exportedProgramme = (
  { name, startsOn, weeks }: PlanWeeks & { name: string | null },
  weightOf: (lbs: number) => number,
): Programme | null =>
  startsOn === null
    ? null
    : {
        name: name ?? "",
        startsOn,
        weeks: weeks.map((week) => ({ ...week, sessions: exportedSessions(week.sessions, weightOf) })),
      };

/** A set of each arm or leg counts. */
export const setsIn = ({ sets, eachLimb }: Pick<PlannedExercise, "sets" | "eachLimb">): number =>
  eachLimb ? 2 * sets : sets;

/** Volume of one week relative to another, in percent. Counts repetitions where there is no load. */
export function volumePercent(of: PlannedWeek, against: PlannedWeek): number {
  const volume = ({ sessions }: PlannedWeek) =>
    sessions
      .flatMap(({ exercises }) => exercises)
      .reduce(
        (sum, { reps, weight, loadPercent = 100, ...exercise }) =>
          sum + setsIn(exercise) * reps.max * Math.max(1, weight) * (loadPercent / 100),
        0,
      );
  const whole = volume(against);
  return whole === 0 ? 100 : Math.round((volume(of) / whole) * 100);
}
