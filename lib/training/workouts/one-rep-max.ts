import type { NumberRange } from "@/lib/text/number-range";

/** `good` is within about 5 %, `fair` within about 10 %, `low` gives only the order of magnitude. */
export type Confidence = "measured" | "good" | "fair" | "low";

export interface OneRepMax {
  readonly weightLbs: number;
  readonly confidence: Confidence;
  /** Half-width of the likely range in percent; null if unknown. */
  readonly errorPercent: number | null;
}

const MAX_AVERAGED_REPS = 12;
const MAX_REPS = 20;

const epley = (reps: number): number => 1 + reps / 30;
const brzycki = (reps: number): number => 36 / (37 - reps);

/**
 * A multiple of the weight; null outside 1 to 20. Up to 12 repetitions the mean of Epley and Brzycki, whose errors are
 * opposite (Mayhew et al. 1995). Above, Brzycki grows too fast.
 */
export function repMultiplier(reps: number): number | null {
  if (!Number.isInteger(reps) || reps < 1 || reps > MAX_REPS) return null;
  if (reps === 1) return 1;
  return reps <= MAX_AVERAGED_REPS ? (epley(reps) + brzycki(reps)) / 2 : epley(reps);
}

/** Estimated one-rep max, unrounded. Null for more than 20 repetitions and for sets without a load. */
export function estimateOneRepMax(weightLbs: number, reps: number): OneRepMax | null {
  const multiplier = repMultiplier(reps);
  if (multiplier === null || !(weightLbs > 0)) return null;
  return { weightLbs: weightLbs * multiplier, ...confidenceOf(reps) };
}

function confidenceOf(reps: number): Pick<OneRepMax, "confidence" | "errorPercent"> {
  if (reps === 1) return { confidence: "measured", errorPercent: 0 };
  if (reps <= 5) return { confidence: "good", errorPercent: 5 };
  if (reps <= MAX_AVERAGED_REPS) return { confidence: "fair", errorPercent: 10 };
  return { confidence: "low", errorPercent: null };
}

/** In the unit of `oneRepMax`. Null if the sum exceeds 20 repetitions. */
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
