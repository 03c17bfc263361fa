import type { MuscleGroup } from "@/lib/body/ranges";
import type { Linked } from "./superset";

export interface ExercisePlace {
  readonly exerciseName: string;
  readonly muscleGroup: MuscleGroup;
}

export type SessionExercise = ExercisePlace & Linked;

/** The exercises of one workout in order. An exercise with a draft is not finished. */
export interface WorkoutSession {
  readonly name: string;
  /** ISO instant. Missing for a list that began with a superset. */
  readonly startedAt?: string | undefined;
  /** The planned session that it was started from. */
  readonly plannedSessionId?: string | undefined;
  /** The trainer's, for that session alone. */
  readonly note?: string | null | undefined;
  readonly exercises: readonly SessionExercise[];
}

export function itemsAfter<Item>(items: readonly Item[], isCurrent: (item: Item) => boolean): Item[] {
  const at = items.findIndex(isCurrent);
  return [...items.slice(at + 1), ...items.slice(0, Math.max(0, at))];
}
