import type { NumberRange } from "@/lib/body/number-range";

/**
 * How far an estimate may be trusted: `measured` is a real single, `good` is within about 5 %,
 * `fair` within about 10 %, `low` is a set too long to say more than the order of magnitude.
 */
export type Confidence = "measured" | "good" | "fair" | "low";

export interface OneRepMax {
  readonly weightLbs: number;
  readonly confidence: Confidence;
  /** Half-width of the likely range in percent; null when no honest figure exists. */
  readonly errorPercent: number | null;
}

const MAX_AVERAGED_SET = 12;
const MAX_SET = 20;

const epley = (reps: number): number => 1 + reps / 30;
const brzycki = (reps: number): number => 36 / (37 - reps);

/**
 * One-repetition maximum as a multiple of the weight lifted for `reps`; null outside 1..20.
 * Up to 12 repetitions it is the mean of Epley and Brzycki, which averages out their opposite errors
 * (Mayhew et al. 1995); beyond that Brzycki runs away and Epley stands alone.
 */
export function repMultiplier(reps: number): number | null {
  if (!Number.isInteger(reps) || reps < 1 || reps > MAX_SET) return null;
  if (reps === 1) return 1;
  return reps <= MAX_AVERAGED_SET ? (epley(reps) + brzycki(reps)) / 2 : epley(reps);
}

/**
 * Estimates the one-repetition maximum of a set, unrounded. Null for more than 20 repetitions and for
 * sets without added weight, where the load is not known.
 */
export function estimateOneRepMax(weightLbs: number, reps: number): OneRepMax | null {
  const multiplier = repMultiplier(reps);
  if (multiplier === null || !(weightLbs > 0)) return null;
  return { weightLbs: weightLbs * multiplier, ...trustIn(reps) };
}

function trustIn(reps: number): Pick<OneRepMax, "confidence" | "errorPercent"> {
  if (reps === 1) return { confidence: "measured", errorPercent: 0 };
  if (reps <= 5) return { confidence: "good", errorPercent: 5 };
  if (reps <= MAX_AVERAGED_SET) return { confidence: "fair", errorPercent: 10 };
  return { confidence: "low", errorPercent: null };
}

/**
 * The load for `reps` repetitions that leaves `repsInReserve` undone, in its unit, rounded to the range's
 * step and kept inside it. Null when the two together exceed 20 repetitions.
 */
export function loadForReps(
  oneRepMax: number,
  reps: number,
  repsInReserve: number,
  range: NumberRange,
): number | null {
  const multiplier = repMultiplier(reps + repsInReserve);
  if (multiplier === null) return null;
  const rounded = Math.round(oneRepMax / multiplier / range.step) * range.step;
  return Math.min(range.max, Math.max(range.min, rounded));
}
