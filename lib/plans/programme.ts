import { addDays, DAYS_PER_WEEK, daysBetween, mondayOf, weekAround, weekdayOf } from "@/lib/calendar/days";
import type { PlannedSession, PlannedWeek, Programme, WeeklyPlan } from "./schema";

/** One week that repeats, or with a start weeks one after the other. */
export interface LaidOut {
  readonly weeks: readonly PlannedWeek[];
  /** YYYY-MM-DD, a day of the first week; null where the one week repeats. */
  readonly startsOn: string | null;
  /** What holds on the days before the start. */
  readonly before: LaidOut | null;
}

const week = (sessions: readonly PlannedSession[]): PlannedWeek => ({
  sessions: [...sessions],
  isDeload: false,
});

export const repeating = (sessions: readonly PlannedSession[]): LaidOut => ({
  weeks: [week(sessions)],
  startsOn: null,
  before: null,
});

/** A plan as the browser has it; the week before a programme's start is the one that the server gave. */
export const laidOut = ({ sessions, programme }: Pick<WeeklyPlan, "sessions" | "programme">): LaidOut =>
  programme ? { ...programme, before: repeating(sessions) } : repeating(sessions);

/** The number of the week, from 0, that a day lies in; null before the first week and after the last. */
export function weekIndexOn({ weeks, startsOn }: Omit<LaidOut, "before">, day: string): number | null {
  if (startsOn === null) return 0;
  const index = daysBetween(mondayOf(startsOn), mondayOf(day)) / DAYS_PER_WEEK;
  return index >= 0 && index < weeks.length ? index : null;
}

/** What is planned for a day, before single sessions were moved. */
export function plannedOn(plan: LaidOut, day: string): PlannedSession | undefined {
  const { weeks, startsOn, before } = plan;
  if (startsOn !== null && day < startsOn) return before ? plannedOn(before, day) : undefined;
  const index = weekIndexOn(plan, day);
  return index === null
    ? undefined
    : weeks[index]?.sessions.find(({ weekday }) => weekday === weekdayOf(day));
}

/** The sessions of the week that a day lies in, Monday's first. */
export const sessionsAround = (plan: LaidOut, day: string): PlannedSession[] =>
  weekAround(day).flatMap((one) => plannedOn(plan, one) ?? []);

/** The last Sunday of a programme. */
export const lastDayOf = (startsOn: string, weeks: number): string =>
  addDays(mondayOf(startsOn), weeks * DAYS_PER_WEEK - 1);

/** Sessions as a file tells them, with loads in the trainer's unit. */
export const filedSessions = (
  sessions: readonly PlannedSession[],
  weightOf: (lbs: number) => number,
): PlannedSession[] =>
  sessions.map((session) => ({
    ...session,
    exercises: session.exercises.map((one) => ({ ...one, weight: weightOf(one.weight) })),
  }));

/** The same of a programme; null for a week that repeats. */
export const filedProgramme = (
  { name, startsOn, weeks }: LaidOut & { name: string | null },
  weightOf: (lbs: number) => number,
): Programme | null =>
  startsOn === null
    ? null
    : {
        name: name ?? "",
        startsOn,
        weeks: weeks.map((week) => ({ ...week, sessions: filedSessions(week.sessions, weightOf) })),
      };

/** How much is lifted in a week against another, in percent; by its sets where loads are not told. */
export function volumePercent(of: PlannedWeek, against: PlannedWeek): number {
  const volume = ({ sessions }: PlannedWeek) =>
    sessions
      .flatMap(({ exercises }) => exercises)
      .reduce(
        (sum, { sets, reps, weight, loadPercent = 100 }) =>
          sum + sets * reps.max * Math.max(1, weight) * (loadPercent / 100),
        0,
      );
  const whole = volume(against);
  return whole === 0 ? 100 : Math.round((volume(of) / whole) * 100);
}
