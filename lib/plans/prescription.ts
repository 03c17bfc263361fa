import type { UnitSystem } from "@/lib/body/unit-system";
import { type Effort, effortOf, isTimed } from "@/lib/workouts/measure";
import type { NextTarget } from "@/lib/workouts/progression";
import { type Trend, targetAfter } from "@/lib/workouts/target";
import type { PlannedExercise } from "./schema";

/** What to do the next time: the repetitions of each set. `weight` in pounds, 0 for body weight. */
export interface Prescription extends Effort {
  readonly reps: readonly number[];
  readonly weight: number;
  /** Why, once something was logged. */
  readonly target: NextTarget | null;
}

/**
 * The plan, moved on by what was logged. Until then, and with a load that the trainer fixed, it is the planned
 * load with the most repetitions, which is what the planner chooses loads for.
 */
export function prescribe(
  { sets, reps, weight, isFixed, muscleGroup, ...effort }: PlannedExercise,
  trend: Trend | undefined,
  system: UnitSystem,
): Prescription {
  const target = trend ? targetAfter(trend, reps, muscleGroup, system, sets) : null;
  if (!target || isFixed) {
    const count = isTimed(effort) ? 0 : reps.max;
    return { reps: Array.from({ length: sets }, () => count), weight, ...effortOf(effort), target: null };
  }
  return { reps: target.reps, weight: target.weightLbs, target };
}
