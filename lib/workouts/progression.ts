import type { NumberRange } from "@/lib/body/number-range";
import { BODY_WEIGHT_LBS, REPS } from "@/lib/body/ranges";
import { plateFigure } from "@/lib/body/unit-system";

/** What was asked for: so many repetitions, from `min` to `max`, in every set. */
export interface RepRange {
  readonly min: number;
  readonly max: number;
}

/** What to do next time, and the logged fact that it follows from. */
export interface NextTarget {
  readonly weightLbs: number;
  readonly reps: number;
  readonly reason: string;
}

/** The same with its load in the unit that plates come in. */
type PlateTarget = Omit<NextTarget, "weightLbs"> & { readonly weight: number };
/** What a tap adds, the heaviest there is, and the unit of both. */
export type Plates = NumberRange & { readonly unit: string };

interface LoggedSet {
  readonly reps: number;
  readonly weight: number;
}

// ACSM 2009 advises 2 to 10 % more once the target is beaten; the plates' step decides within that.
const INCREASE = 0.025;
const DECREASE = 0.1;

/**
 * Double progression in the unit of the plates: repetitions rise to the top of the range first, then the weight by a step and the
 * repetitions start over. Only sets at the heaviest weight of the last workout count; null without any.
 */
export function nextTarget(
  lastSets: readonly LoggedSet[],
  range: RepRange,
  weights: Plates,
): PlateTarget | null {
  const done = lastSets.filter((set) => set.reps >= 1);
  if (done.length === 0) return null;
  const weight = Math.max(...done.map((set) => set.weight));
  const reps = done.filter((set) => set.weight === weight).map((set) => set.reps);
  const fewest = Math.min(...reps);
  const logged = `${countOf(reps.length)} of at least ${fewest} at ${loadOf(weight, weights)}`;
  if (fewest >= range.max) return heavier(weight, fewest, range, weights, logged);
  if (Math.max(...reps) < range.min && weight > weights.min) return lighter(weight, range, weights, reps);
  const target = Math.max(range.min, fewest + 1);
  return {
    weight,
    reps: target,
    reason: `Last time ${logged}: aim for ${target} in every set before adding weight.`,
  };
}

function heavier(
  weight: number,
  fewest: number,
  range: RepRange,
  weights: Plates,
  logged: string,
): PlateTarget {
  if (weight >= weights.max) {
    const reps = Math.min(REPS.max, fewest + 1);
    return {
      weight,
      reps,
      reason: `Last time ${logged}, the heaviest there is: add repetitions.`,
    };
  }
  const steps = Math.max(1, Math.round((weight * INCREASE) / weights.step));
  const next = Math.min(weights.max, Math.max(weights.min, onPlates(weight + steps * weights.step, weights)));
  const added = weight === BODY_WEIGHT_LBS ? "add" : "go up";
  return {
    weight: next,
    reps: range.min,
    reason: `Last time ${logged}, the top of the range: ${added} ${loadOf(next - weight, weights)} and start again at ${range.min}.`,
  };
}

function lighter(weight: number, range: RepRange, weights: Plates, reps: readonly number[]): PlateTarget {
  const steps = Math.max(1, Math.round((weight * DECREASE) / weights.step));
  const next = Math.max(weights.min, onPlates(weight - steps * weights.step, weights));
  return {
    weight: next,
    reps: range.min,
    reason:
      `Last time at most ${Math.max(...reps)} at ${loadOf(weight, weights)}, below ${range.min}: ` +
      `take ${loadOf(next, weights)} and do ${range.min} in every set.`,
  };
}

/** The nearest load that plates make up: what was logged in the other unit lies between two of them. */
const onPlates = (weight: number, { step }: Plates): number => Math.round(weight / step) * step;

const countOf = (sets: number): string => (sets === 1 ? "1 set" : `${sets} sets`);
const loadOf = (weight: number, { unit }: Plates): string =>
  weight === BODY_WEIGHT_LBS ? "body weight" : `${plateFigure(weight)} ${unit}`;
