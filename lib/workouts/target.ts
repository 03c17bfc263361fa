import { type MuscleGroup, SET_WEIGHT_LBS } from "@/lib/body/ranges";
import { type NextTarget, nextTarget, type RepRange } from "./progression";
import type { ExerciseSummary } from "./schema";

/** What to aim for after the last workout of an exercise; null without one. Warm-ups and drop sets do not count. */
export function targetAfter(
  lastWorkout: ExerciseSummary["lastWorkout"],
  range: RepRange,
  muscleGroup: MuscleGroup,
): NextTarget | null {
  const hard = (lastWorkout?.setsData ?? []).filter(({ kind }) => kind === "working" || kind === "failure");
  return nextTarget(hard, range, SET_WEIGHT_LBS[muscleGroup]);
}
