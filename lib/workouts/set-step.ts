import { BODY_WEIGHT_LBS, type MuscleGroup, REPS, SET_WEIGHT_LBS } from "@/lib/body/ranges";

/** One tap further in pounds, from wherever the weight stands: 62.5 becomes 67.5. It ends at body weight, 0. */
export function stepWeight(weight: number, direction: 1 | -1, muscleGroup: MuscleGroup): number {
  const { step, max } = SET_WEIGHT_LBS[muscleGroup];
  return Math.min(max, Math.max(BODY_WEIGHT_LBS, weight + direction * step));
}

/** One repetition more or less, within 1 to 30. */
export const stepReps = (reps: number, direction: 1 | -1): number =>
  Math.min(REPS.max, Math.max(REPS.min, reps + direction * REPS.step));
