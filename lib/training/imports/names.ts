import { MUSCLE_GROUPS, type MuscleGroup } from "@/lib/body/ranges";
import { exerciseKey } from "@/lib/training/catalogue/exercise-name";
import { guessGroup, matchExercise, type Target } from "./match";
import type { SourceFile } from "./source-file";

export interface NameInFile {
  readonly key: string;
  readonly name: string;
  readonly sets: number;
  /** False if the trainer must confirm the proposal. */
  readonly isMatched: boolean;
  readonly proposal: Target;
}

/** Each name once, by number of sets. */
export function namesIn(file: SourceFile, own: readonly Target[]): NameInFile[] {
  const found = new Map<string, { name: string; sets: number; muscleGroup: MuscleGroup | null }>();
  for (const { name, muscleGroup, sets } of file.workouts.flatMap(({ exercises }) => exercises)) {
    const before = found.get(exerciseKey(name));
    found.set(exerciseKey(name), { name, muscleGroup, ...before, sets: (before?.sets ?? 0) + sets.length });
  }
  return [...found]
    .map(([key, { name, sets, muscleGroup }]) => {
      const match = matchExercise(name, own) ?? (muscleGroup && { exerciseName: name, muscleGroup });
      const proposal = match ?? { exerciseName: name, muscleGroup: guessGroup(name) };
      return { key, name, sets, isMatched: match !== null, proposal };
    })
    .toSorted((a, b) => b.sets - a.sets);
}

const LEFT_OUT = "none";

/** Converts a target to a picker's value and back; null means that the name is not imported. */
export const targetValue = (target: Target | null): string =>
  target ? `${target.muscleGroup}:${target.exerciseName}` : LEFT_OUT;

export function targetOfValue(value: string): Target | null {
  const muscleGroup = MUSCLE_GROUPS.find((group) => value.startsWith(`${group}:`));
  return muscleGroup ? { muscleGroup, exerciseName: value.slice(muscleGroup.length + 1) } : null;
}
