import { kgToLbs } from "@/lib/body/units";
import { type Estimate, priorOf } from "./estimate";
import { GATE, scaleRange } from "./filter";
import { predict } from "./prediction";
import { type Entered, subjectOf } from "./subject";

/** Weights in pounds, both included. */
export interface WeightSpan {
  readonly min: number;
  readonly max: number;
}

/**
 * The weights between which a scale is expected some days after a weigh-in. The filter would put any other aside until a
 * second one confirms it, so whoever enters it is asked first.
 * @param weighed the client with the figures of that weigh-in @param days since it, rounded down; 0 on the same day
 */
export function expectedWeights(weighed: Entered, days: number): WeightSpan {
  const subject = subjectOf(weighed);
  const start = priorOf(subject);
  const span = (estimate: Estimate) => scaleRange(estimate, GATE).map(kgToLbs);
  // A weight that did not change is no typing error, whatever was planned.
  const all = [...span(start), ...span(predict(subject, start, Math.max(0, Math.floor(days))))];
  return { min: Math.min(...all), max: Math.max(...all) };
}
