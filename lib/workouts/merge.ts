import { exerciseKey } from "./exercise-name";

interface PerformedExercise<Set> {
  readonly exerciseName: string;
  readonly notes?: string | null | undefined;
  readonly setsData: readonly Set[];
}

/**
 * The exercises of a workout, each once: what was sent twice, whatever its spelling, is one exercise under its
 * first name with all its sets in order. Blank notes become null.
 */
export function mergeExercises<Set>(exercises: readonly PerformedExercise<Set>[]) {
  const merged = new Map<string, { exerciseName: string; notes: string | null; setsData: Set[] }>();
  for (const { exerciseName, notes, setsData } of exercises) {
    const key = exerciseKey(exerciseName);
    const before = merged.get(key);
    merged.set(key, {
      exerciseName: before?.exerciseName ?? exerciseName,
      notes: [before?.notes, notes].filter(Boolean).join("\n") || null,
      setsData: [...(before?.setsData ?? []), ...setsData],
    });
  }
  return [...merged.values()];
}
