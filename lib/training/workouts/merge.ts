import { exerciseKey } from "@/lib/training/catalogue/exercise-name";
import type { Measure } from "@/lib/training/catalogue/measure";

interface PerformedExercise<Set> {
  readonly exerciseName: string;
  readonly measure?: Measure | undefined;
  readonly notes?: string | null | undefined;
  readonly setsData: readonly Set[];
}

export function mergeExercises<Set>(exercises: readonly PerformedExercise<Set>[]) {
  const merged = new Map<
    string,
    { exerciseName: string; measure?: Measure | undefined; notes: string | null; setsData: Set[] }
  >();
  for (const { exerciseName, measure, notes, setsData } of exercises) {
    const key = exerciseKey(exerciseName);
    const before = merged.get(key);
    merged.set(key, {
      exerciseName: before?.exerciseName ?? exerciseName,
      ...((before?.measure ?? measure) && { measure: before?.measure ?? measure }),
      notes: [before?.notes, notes].filter(Boolean).join("\n") || null,
      setsData: [...(before?.setsData ?? []), ...setsData],
    });
  }
  return [...merged.values()];
}
