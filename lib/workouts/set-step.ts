import { BODY_WEIGHT_LBS, type MuscleGroup, REPS, SET_WEIGHT_LBS } from "@/lib/body/ranges";

/** A pair of the smallest plates: what the large steps leave out. */
export const SMALL_STEP_LBS = 2.5;

/** Half a step further, for the smallest plates. */
export const nudgeWeight = (weight: number, direction: 1 | -1, muscleGroup: MuscleGroup): number =>
  bounded(weight + direction * SMALL_STEP_LBS, muscleGroup);

/** One tap further in pounds, from wherever the weight stands: 62.5 becomes 67.5. It ends at body weight, 0. */
export function stepWeight(weight: number, direction: 1 | -1, muscleGroup: MuscleGroup): number {
  return bounded(weight + direction * SET_WEIGHT_LBS[muscleGroup].step, muscleGroup);
}

const bounded = (weight: number, muscleGroup: MuscleGroup): number =>
  Math.min(SET_WEIGHT_LBS[muscleGroup].max, Math.max(BODY_WEIGHT_LBS, weight));

/** One repetition more or less, within 1 to 30. */
export const stepReps = (reps: number, direction: 1 | -1): number =>
  Math.min(REPS.max, Math.max(REPS.min, reps + direction * REPS.step));
