import type { Pose } from "./body-template";
import type { Span } from "./row-spans";
import { fillGaps, medianValues, smoothValues } from "./smoothing";

/** One arm or leg: its extent in each row (null where there is none). */
export type LimbOutline = {
  spans: (Span | null)[];
  /** 0 where the limb stands free, 1 where it touches the torso (or the other leg), smooth between. */
  attached: Float32Array;
  /** Position along the arm: 0 shoulder, 1 elbow, 2 wrist, 3 finger tips. Legs are told apart by height alone. */
  along: Float32Array;
};

/** Single rows that disagree with their neighbours are overruled; fractions of the stature. */
const MEDIAN_RADIUS = 0.008;
const SMOOTHING = 0.005;

export const emptyLimb = (height: number): LimbOutline => ({
  spans: Array.from({ length: height }, () => null),
  attached: new Float32Array(height),
  along: new Float32Array(height),
});

/** Evens out a limb's edges from row to row; rows without the limb stay without. */
export function steadySpans(spans: (Span | null)[], pose: Pose): (Span | null)[] {
  const steady = (pick: (span: Span) => number): Float32Array => {
    const edge = Float32Array.from(spans, (span) => (span ? pick(span) : Number.NaN));
    const median = medianValues(edge, Math.max(1, Math.round(pose.stature * MEDIAN_RADIUS)));
    return smoothValues(fillGaps(median), Math.max(0.5, pose.stature * SMOOTHING));
  };
  const starts = steady((span) => span.start);
  const ends = steady((span) => span.end);
  return spans.map((span, row) => {
    const start = starts[row];
    const end = ends[row];
    return span && start !== undefined && end !== undefined && end > start ? { start, end } : span;
  });
}

/** Mean extent of a limb over the rows `from..to`, or null where it does not appear. */
export function meanSpan(limb: LimbOutline, from: number, to: number): Span | null {
  const spans = limb.spans.slice(Math.max(0, from), to + 1).filter((span) => span !== null);
  if (spans.length === 0) return null;
  const mean = (pick: (span: Span) => number) =>
    spans.reduce((sum, span) => sum + pick(span), 0) / spans.length;
  return { start: mean((span) => span.start), end: mean((span) => span.end) };
}
