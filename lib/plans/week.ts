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
