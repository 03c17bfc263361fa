import { exerciseKey } from "@/lib/workouts/exercise-name";
import type { PlannedExercise, PlannedSession, TrainedDay } from "./schema";

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

type DayState = "rest" | "done" | "partly" | "extra" | "missed" | "planned";

/** The exercises of a session that were not logged on a day. */
export function stillToDo<Exercise extends Pick<PlannedExercise, "exerciseName">>(
  exercises: readonly Exercise[],
  day: TrainedDay | undefined,
): Exercise[] {
  const done = new Set((day?.exercises ?? []).map(exerciseKey));
  return exercises.filter(({ exerciseName }) => !done.has(exerciseKey(exerciseName)));
}

/**
 * How a day of the week stands. A session is done by its own exercises; others are extra, and so is training on a day
 * without a session. One that lists no exercise is done by any. `since` is the plan's first day.
 */
export function dayState(
  isoDay: string,
  today: string,
  {
    session,
    trained,
    since,
  }: { session: PlannedSession | undefined; trained: readonly TrainedDay[]; since: string },
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
