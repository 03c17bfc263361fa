import type { MuscleGroup } from "@/lib/body/ranges";
import type { UnitSystem } from "@/lib/body/unit-system";
import { type NextTarget, nextTarget, type RepRange } from "./progression";
import type { ExerciseSummary } from "./schema";

/** What to aim for after the last workout of an exercise; null without one. Warm-ups and drop sets do not count. */
export function targetAfter(
  lastWorkout: ExerciseSummary["lastWorkout"],
  range: RepRange,
  muscleGroup: MuscleGroup,
  system: UnitSystem,
): NextTarget | null {
  const hard = (lastWorkout?.setsData ?? []).filter(({ kind }) => kind === "working" || kind === "failure");
  const plates = { ...system.setWeight[muscleGroup], unit: system.weightUnit };
  const done = hard.map(({ reps, weight }) => ({ reps, weight: system.loadOf(weight) }));
  const target = nextTarget(done, range, plates);
  if (!target) return null;
  const { weight, ...rest } = target;
  // A load that stays is the one that was logged, also where it was logged in the other unit.
  const logged = hard.find((set) => system.loadOf(set.weight) === weight);
  return { ...rest, weightLbs: logged?.weight ?? system.lbsOfLoad(weight) };
}
