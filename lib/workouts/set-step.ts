import { snapTo } from "@/lib/body/number-range";
import { type MuscleGroup, REPS } from "@/lib/body/ranges";
import type { UnitSystem } from "@/lib/body/unit-system";
import { lightestOf, METERS, type Measure, SECONDS } from "./measure";

type Direction = 1 | -1;

/** A pair of the smallest plates further: what the large steps leave out. In pounds, as all of these. */
export const nudgeWeight = (
  lbs: number,
  direction: Direction,
  group: MuscleGroup,
  system: UnitSystem,
  measure?: Measure,
): number => moved(lbs, direction * system.smallPlates, group, system, measure);

/** One tap further, from wherever the weight stands: 62.5 lb becomes 67.5 lb. It ends at body weight, 0, or at the most help. */
export const stepWeight = (
  lbs: number,
  direction: Direction,
  group: MuscleGroup,
  system: UnitSystem,
  measure?: Measure,
): number => moved(lbs, direction * system.setWeight[group].step, group, system, measure);

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
  measure?: Measure,
): number {
  const lightest = loadOf(lightestOf(measure));
  return lbsOfLoad(Math.min(setWeight[group].max, Math.max(lightest, loadOf(lbs) + by)));
}

/** Five seconds more or less, ten from a minute on and half a minute from five. */
export function stepSeconds(seconds: number, direction: Direction): number {
  const by = seconds + direction < 60 ? 5 : seconds + direction < 300 ? 10 : 30;
  return Math.min(SECONDS.max, Math.max(SECONDS.min, Math.round(seconds / by + direction) * by));
}

/** One step of the shown unit further: as far as people set a machine. In meters. */
export function stepMeters(meters: number, direction: Direction, { distance }: UnitSystem): number {
  const steps = Math.round(meters / distance.step) + direction;
  return Math.min(METERS.max, Math.max(distance.step, steps * distance.step));
}

/** One repetition more or less, within 1 to 30. */
export const stepReps = (reps: number, direction: 1 | -1): number =>
  Math.min(REPS.max, Math.max(REPS.min, reps + direction * REPS.step));
