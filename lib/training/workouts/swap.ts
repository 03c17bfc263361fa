import type { UnitSystem } from "@/lib/body/unit-system";
import { isEffort, type Measure } from "@/lib/training/catalogue/measure";
import { type ExerciseDraft, firstSet, loggedSets, type SetValues, topSet, valuesOf } from "./draft";

/** Logged sets stay in `kept`. The rest keep their repetitions or time, with the other exercise's last or first load. */
export function swapOut(
  draft: ExerciseDraft,
  lastTime: readonly SetValues[],
  measure: Measure,
  system: UnitSystem,
): { kept: ExerciseDraft | null; sets: SetValues[] } {
  const logged = loggedSets(draft);
  const kept = logged.length === 0 ? null : { ...draft, sets: logged.map(renumbered) };
  const top = topSet(lastTime);
  const first = firstSet(draft.muscleGroup, system, measure);
  const left = draft.sets.filter((set) => !set.logged);
  const sets = left.map((set) => {
    const own = { ...(top ? valuesOf(top) : first), limb: set.limb };
    if (isEffort(set) !== isEffort(own)) return own;
    if (isEffort(set)) return draft.measure === measure ? { ...valuesOf(set), weight: own.weight } : own;
    return { ...own, reps: set.reps };
  });
  return { kept, sets };
}

const renumbered = <Set>(set: Set, index: number): Set => ({ ...set, setNumber: index + 1 });
