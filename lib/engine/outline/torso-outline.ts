import { clamp, type Mask, read } from "@/lib/engine/raster/raster";
import { labelledSpan, middle, type Span, spansOf, widthOf } from "@/lib/engine/raster/row-spans";
import { fillGaps, medianValues, smoothValues } from "@/lib/engine/raster/smoothing";
import {
  axisAt,
  heightOf,
  PART,
  type Pose,
  rowOf,
  torsoHalfWidth,
} from "@/lib/engine/template/body-template";

const { f32 } = read;

/** Edges of the torso in pixels per row. Rows outside of `firstRow` to `lastRow` repeat the nearest value. */
export type TorsoOutline = {
  firstRow: number;
  lastRow: number;
  left: Float32Array;
  right: Float32Array;
  /** 1 in rows where both edges come from the mask, 0 where an arm hides one. */
  inSight: Uint8Array;
};

const TOP = 0.17;
const BOTTOM = 0.535;

/** Above this height shoulders and arms merge, so that the mask gives no torso edge. */
const BELOW_SHOULDERS = 0.25;

/** An edge beyond this multiple of the expected half-width belongs to an arm that touches the torso. */
const MERGED = { shoulders: 1.12, below: 1.22 } as const;

/** A mask that reaches beyond the arm's middle by this share of its width contains the arm. */
const COVERING_ARM = 0.25;

/** Measured over expected half-width; values outside of the range are outliers. */
const PLAUSIBLE = { low: 0.75, high: 1.15 } as const;

const MEDIAN_RADIUS = 0.008;
const SMOOTHING = 0.01;

/** Edges of the torso from the mask; where arms hide them, from the template scaled to the person's build. */
export function torsoOutline(mask: Mask, labels: Mask, pose: Pose): TorsoOutline {
  const firstRow = clamp(rowOf(pose, TOP), 0, mask.height - 1);
  const lastRow = clamp(rowOf(pose, BOTTOM), firstRow, mask.height - 1);
  const rows: TorsoRow[] = [];
  for (let row = firstRow; row <= lastRow; row++) rows.push(torsoRow(mask, pose, row));
  const inSight = new Uint8Array(mask.height).fill(1, firstRow, lastRow + 1);
  const side = (direction: -1 | 1) => sideEdge(rows, labels, pose, direction, inSight);
  return { firstRow, lastRow, left: side(-1), right: side(1), inSight };
}

/** The torso in a row: `axis` and `half` width in the template, `span` in the mask. */
type TorsoRow = { row: number; y: number; axis: number; half: number; span: Span | undefined };

function torsoRow(mask: Mask, pose: Pose, row: number): TorsoRow {
  const y = heightOf(pose, row);
  const axis = axisAt(pose, y);
  const half = torsoHalfWidth(pose, y) * pose.stature;
  return { row, y, axis, half, span: torsoSpanAt(spansOf(mask, row), axis, half) };
}

/** One edge from top to bottom. Clears `inSight` in rows where it is hidden. */
function sideEdge(
  rows: TorsoRow[],
  labels: Mask,
  pose: Pose,
  direction: -1 | 1,
  inSight: Uint8Array,
): Float32Array {
  const builds: number[] = [];
  for (const { row, y, axis, half, span } of rows)
    if (span && y > BELOW_SHOULDERS && !isBehindArm(labels, span, row, direction))
      builds.push(reach(span, axis, direction) / half);
  const build = medianOf(builds);
  const edge = new Float32Array(labels.height).fill(Number.NaN);
  for (const { row, y, axis, half, span } of rows) {
    if (!span) {
      inSight[row] = 0;
      continue;
    }
    const limit = y < BELOW_SHOULDERS ? MERGED.shoulders : MERGED.below;
    const found = reach(span, axis, direction);
    const seen =
      found < limit * half * build && (y < BELOW_SHOULDERS || !isBehindArm(labels, span, row, direction));
    edge[row] = axis + direction * (seen ? found : half * build);
    if (!seen || isBehindArm(labels, span, row, direction)) inSight[row] = 0;
  }
  const steady = fillGaps(medianValues(edge, Math.max(1, Math.round(pose.stature * MEDIAN_RADIUS))));
  return smoothValues(steady, pose.stature * SMOOTHING);
}

const reach = (span: Span, axis: number, direction: -1 | 1): number =>
  direction < 0 ? axis - span.start : span.end - axis;

function isBehindArm(labels: Mask, span: Span, row: number, direction: -1 | 1): boolean {
  const arm = labelledSpan(labels, direction < 0 ? PART.leftArm : PART.rightArm, row);
  if (!arm) return false;
  const edge = direction < 0 ? span.start : span.end;
  return direction * (edge - middle(arm)) > widthOf(arm) * COVERING_ARM;
}

function torsoSpanAt(spans: Span[], axis: number, half: number): Span | undefined {
  for (const span of spans) if (span.start <= axis && span.end >= axis) return span;
  const near = spans.filter((span) => span.end > axis - half && span.start < axis + half);
  return near.sort(
    (a, b) => widthOf(b) - widthOf(a) || Math.abs(middle(a) - axis) - Math.abs(middle(b) - axis),
  )[0];
}

function medianOf(values: number[]): number {
  const plausible = values.filter((value) => value > PLAUSIBLE.low && value < PLAUSIBLE.high);
  plausible.sort((a, b) => a - b);
  return plausible[plausible.length >> 1] ?? 1;
}

export function torsoAt(torso: TorsoOutline, row: number): Span {
  const within = clamp(row, torso.firstRow, torso.lastRow);
  return { start: f32(torso.left, within), end: f32(torso.right, within) };
}
