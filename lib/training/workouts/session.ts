import * as z from "zod/mini";
import { MUSCLE_GROUPS, type MuscleGroup } from "@/lib/body/ranges";
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
  readonly exercises: readonly SessionExercise[];
}

const StoredSession = z.object({
  name: z.string(),
  startedAt: z.optional(z.iso.datetime()),
  plannedSessionId: z.optional(z.string()),
  exercises: z.array(
    z.object({
      exerciseName: z.string().check(z.minLength(1)),
      muscleGroup: z.enum(MUSCLE_GROUPS),
      withNext: z.boolean(),
    }),
  ),
});

export const parseSession = (stored: unknown): WorkoutSession | null =>
  StoredSession.safeParse(stored).data ?? null;

export const sessionForm = (clientId: string): string => `session:${clientId}`;

export function itemsAfter<Item>(items: readonly Item[], isCurrent: (item: Item) => boolean): Item[] {
  const at = items.findIndex(isCurrent);
  return [...items.slice(at + 1), ...items.slice(0, Math.max(0, at))];
}
