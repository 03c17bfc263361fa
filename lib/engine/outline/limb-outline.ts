import { read } from "@/lib/engine/raster/raster";
import type { Span } from "@/lib/engine/raster/row-spans";
import { fillGaps, medianValues, smoothValues } from "@/lib/engine/raster/smoothing";
import type { Pose } from "@/lib/engine/template/body-template";

const { f32 } = read;

export type LimbOutline = {
  spans: (Span | null)[];
  /** 0 where the limb stands free, 1 where it touches the torso or the other leg, smooth between. */
  attached: Float32Array;
  /** Position along the arm: 0 shoulder, 1 elbow, 2 wrist, 3 finger tips. Not used for legs. */
  along: Float32Array;
};

/** Radii as fractions of the stature. The median removes single outlier rows. */
const MEDIAN_RADIUS = 0.008;
const SMOOTHING = 0.005;

export const emptyLimb = (height: number): LimbOutline => ({
  spans: Array.from({ length: height }, () => null),
  attached: new Float32Array(height),
  along: new Float32Array(height),
});

export function steadySpans(spans: (Span | null)[], pose: Pose): (Span | null)[] {
  const starts = new Float32Array(spans.length).fill(Number.NaN);
  const ends = starts.slice();
  for (let row = 0; row < spans.length; row++) {
    const span = spans[row];
    if (!span) continue;
    starts[row] = span.start;
    ends[row] = span.end;
  }
  return spansBetween(steadyEdge(starts, pose), steadyEdge(ends, pose), spans);
}

function steadyEdge(edge: Float32Array, pose: Pose): Float32Array {
  const median = medianValues(edge, Math.max(1, Math.round(pose.stature * MEDIAN_RADIUS)));
  return smoothValues(fillGaps(median), Math.max(0.5, pose.stature * SMOOTHING));
}

function spansBetween(starts: Float32Array, ends: Float32Array, before: (Span | null)[]): (Span | null)[] {
  const spans: (Span | null)[] = [];
  for (let row = 0; row < before.length; row++) {
    const [start, end] = [f32(starts, row), f32(ends, row)];
    spans.push(before[row] && end > start ? { start, end } : (before[row] ?? null));
  }
  return spans;
}

export function meanSpan(limb: LimbOutline, from: number, to: number): Span | null {
  const spans = limb.spans.slice(Math.max(0, from), to + 1).filter((span) => span !== null);
  if (spans.length === 0) return null;
  const mean = (pick: (span: Span) => number) =>
    spans.reduce((sum, span) => sum + pick(span), 0) / spans.length;
  return { start: mean((span) => span.start), end: mean((span) => span.end) };
}
