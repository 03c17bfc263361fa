import type { UnitSystem } from "@/lib/body/unit-system";
import type { NextTarget } from "@/lib/workouts/progression";
import type { ExerciseSummary } from "@/lib/workouts/schema";
import { targetAfter } from "@/lib/workouts/target";
import type { PlannedExercise } from "./schema";

/** What to do the next time: so many equal sets. `weight` in pounds, 0 for body weight. */
export interface Prescription {
  readonly sets: number;
  readonly reps: number;
  readonly weight: number;
  /** Why, once something was logged. */
  readonly target: NextTarget | null;
}

/**
 * The plan, moved on by what was logged. Until then, and with a load that the trainer fixed, it is the planned
 * load with the most repetitions, which is what the planner chooses loads for.
 */
export function prescribe(
  { sets, reps, weight, isFixed, muscleGroup }: PlannedExercise,
  lastWorkout: ExerciseSummary["lastWorkout"],
  system: UnitSystem,
): Prescription {
  const target = targetAfter(lastWorkout, reps, muscleGroup, system);
  if (!target || isFixed) return { sets, reps: reps.max, weight, target: null };
  return { sets, reps: target.reps, weight: target.weightLbs, target };
}
