import { snapTo } from "@/lib/body/number-range";
import { BODY_WEIGHT_LBS, type MuscleGroup, REPS } from "@/lib/body/ranges";
import type { UnitSystem } from "@/lib/body/unit-system";

type Direction = 1 | -1;

/** A pair of the smallest plates further: what the large steps leave out. In pounds, as all of these. */
export const nudgeWeight = (
  lbs: number,
  direction: Direction,
  group: MuscleGroup,
  system: UnitSystem,
): number => moved(lbs, direction * system.smallPlates, group, system);

/** One tap further, from wherever the weight stands: 62.5 lb becomes 67.5 lb. It ends at body weight, 0. */
export const stepWeight = (
  lbs: number,
  direction: Direction,
  group: MuscleGroup,
  system: UnitSystem,
): number => moved(lbs, direction * system.setWeight[group].step, group, system);

/** The weight of a tap that lies nearest. */
export const nearestTap = (lbs: number, group: MuscleGroup, system: UnitSystem): number =>
  system.lbsOfLoad(snapTo(system.setWeight[group], system.weightOf(lbs)));

/** Whether no tap leads further up. */
export const isHeaviest = (lbs: number, group: MuscleGroup, system: UnitSystem): boolean =>
  system.loadOf(lbs) >= system.setWeight[group].max;

function moved(
  lbs: number,
  by: number,
  group: MuscleGroup,
  { loadOf, lbsOfLoad, setWeight }: UnitSystem,
): number {
  return lbsOfLoad(Math.min(setWeight[group].max, Math.max(BODY_WEIGHT_LBS, loadOf(lbs) + by)));
}

/** One repetition more or less, within 1 to 30. */
export const stepReps = (reps: number, direction: 1 | -1): number =>
  Math.min(REPS.max, Math.max(REPS.min, reps + direction * REPS.step));
