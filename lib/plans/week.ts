import { WEEKDAYS } from "./limits";

const DAY_MS = 24 * 60 * 60 * 1000;

export const WEEKDAY_LABELS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;

/** The days of a week with so many sessions, 1 for Monday, spread so that rest lies between them. */
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

const atNoon = (isoDay: string) => new Date(`${isoDay}T12:00:00Z`);

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (isoDay: string): number => atNoon(isoDay).getUTCDay() || WEEKDAYS;

/** The days YYYY-MM-DD of the week that a day lies in, Monday first. */
export function weekAround(isoDay: string): string[] {
  const monday = atNoon(isoDay).getTime() - (weekdayOf(isoDay) - 1) * DAY_MS;
  return Array.from({ length: WEEKDAYS }, (_, index) =>
    new Date(monday + index * DAY_MS).toISOString().slice(0, 10),
  );
}

type DayState = "rest" | "done" | "missed" | "planned";

/** How a day of the week stands. Training counts as done on whatever day it was; `since` is the plan's first day. */
export function dayState(
  isoDay: string,
  today: string,
  { isPlanned, trainedOn, since }: { isPlanned: boolean; trainedOn: readonly string[]; since: string },
): DayState {
  if (trainedOn.includes(isoDay)) return "done";
  if (!isPlanned || isoDay < since) return "rest";
  return isoDay < today ? "missed" : "planned";
}
