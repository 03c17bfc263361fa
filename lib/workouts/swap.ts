import type { UnitSystem } from "@/lib/body/unit-system";
import { type ExerciseDraft, firstSet, loggedSets, type SetValues, topSet, valuesOf } from "./draft";
import { isEffort } from "./measure";

/**
 * What becomes of a draft when another exercise takes its place: its logged sets stay with it, null when there are
 * none, and as many as were left are to be done in the other one. They take over its last weight and repetitions;
 * without a last time they keep the repetitions, at the weight that every first set has.
 */
export function swapOut(
  draft: ExerciseDraft,
  lastTime: readonly SetValues[],
  system: UnitSystem,
): { kept: ExerciseDraft | null; sets: SetValues[] } {
  const logged = loggedSets(draft);
  const kept = logged.length === 0 ? null : { ...draft, sets: logged.map(renumbered) };
  const top = topSet(lastTime);
  const left = draft.sets.filter((set) => !set.logged);
  const sets = left.map((set) => {
    if (top) return valuesOf(top);
    return isEffort(set) ? valuesOf(set) : { ...firstSet(draft.muscleGroup, system), reps: set.reps };
  });
  return { kept, sets };
}

const renumbered = <Set>(set: Set, index: number): Set => ({ ...set, setNumber: index + 1 });
