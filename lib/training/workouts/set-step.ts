import { type MuscleGroup, REPS } from "@/lib/body/ranges";
import type { UnitSystem } from "@/lib/body/unit-system";
import { nextStep, snapTo } from "@/lib/text/number-range";
import { METERS, type Measure, minWeightOf, SECONDS } from "@/lib/training/catalogue/measure";

type Direction = 1 | -1;

/** The next load that the smallest plates give, between the large steps. All weights are in pounds. */
export const nudgeWeight = (
  lbs: number,
  direction: Direction,
  group: MuscleGroup,
  system: UnitSystem,
  measure?: Measure,
): number => moved(lbs, direction, system.smallPlates, { group, system, measure });

/** 193 lb becomes 195 lb. The minimum is body weight (0) or the largest assistance. */
export const stepWeight = (
  lbs: number,
  direction: Direction,
  group: MuscleGroup,
  system: UnitSystem,
  measure?: Measure,
): number => moved(lbs, direction, system.setWeight[group].step, { group, system, measure });

export const nearestTap = (lbs: number, group: MuscleGroup, system: UnitSystem): number =>
  system.lbsOfLoad(snapTo(system.setWeight[group], system.weightOf(lbs)));

export const isHeaviest = (lbs: number, group: MuscleGroup, system: UnitSystem): boolean =>
  system.loadOf(lbs) >= system.setWeight[group].max;

type Limits = { group: MuscleGroup; system: UnitSystem; measure: Measure | undefined };

function moved(lbs: number, direction: Direction, step: number, { group, system, measure }: Limits): number {
  const { loadOf, lbsOfLoad, setWeight } = system;
  const range = { min: loadOf(minWeightOf(measure)), max: setWeight[group].max, step };
  return lbsOfLoad(nextStep(range, loadOf(lbs), direction));
}

/** Steps of 5 seconds, 10 from a minute on, 30 from five minutes on. */
export function stepSeconds(seconds: number, direction: Direction): number {
  const by = seconds + direction < 60 ? 5 : seconds + direction < 300 ? 10 : 30;
  return Math.min(SECONDS.max, Math.max(SECONDS.min, Math.round(seconds / by + direction) * by));
}

/** One step of the displayed unit. In meters. */
export function stepMeters(meters: number, direction: Direction, { distance }: UnitSystem): number {
  const steps = Math.round(meters / distance.step) + direction;
  return Math.min(METERS.max, Math.max(distance.step, steps * distance.step));
}

export const stepReps = (reps: number, direction: 1 | -1): number =>
  Math.min(REPS.max, Math.max(REPS.min, reps + direction * REPS.step));
