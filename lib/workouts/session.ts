import * as z from "zod/mini";
import { MUSCLE_GROUPS, type MuscleGroup } from "@/lib/body/ranges";
import type { Linked } from "./superset";

/** An exercise by name, where it is found. */
export interface ExercisePlace {
  readonly exerciseName: string;
  readonly muscleGroup: MuscleGroup;
}

export type SessionExercise = ExercisePlace & Linked;

/** The exercises of one workout in their order. Those that still have a draft are still to be done. */
export interface WorkoutSession {
  readonly name: string;
  /** When it was started, as an instant; a list that grew out of a superset was not. */
  readonly startedAt?: string | undefined;
  readonly exercises: readonly SessionExercise[];
}

const StoredSession = z.object({
  name: z.string(),
  startedAt: z.optional(z.iso.datetime()),
  exercises: z.array(
    z.object({
      exerciseName: z.string().check(z.minLength(1)),
      muscleGroup: z.enum(MUSCLE_GROUPS),
      withNext: z.boolean(),
    }),
  ),
});

/** What a device kept of a session; null when it is not one. */
export const parseSession = (kept: unknown): WorkoutSession | null =>
  StoredSession.safeParse(kept).data ?? null;

/** The name under which a trainer's device keeps a client's session. */
export const sessionForm = (clientId: string): string => `session:${clientId}`;

/** The items behind one in a list, and then those before it: what comes next, all the way round. */
export function roundFrom<Item>(items: readonly Item[], isCurrent: (item: Item) => boolean): Item[] {
  const at = items.findIndex(isCurrent);
  return [...items.slice(at + 1), ...items.slice(0, Math.max(0, at))];
}
