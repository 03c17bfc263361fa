import { clamp, type Mask, read } from "@/lib/engine/raster/raster";
import { labelledSpan, middle, overlap, type Span, spansOf, widthOf } from "@/lib/engine/raster/row-spans";
import { medianValues, smoothValues } from "@/lib/engine/raster/smoothing";
import {
  armJoints,
  heightOf,
  JOINT_NUMBERS,
  PART,
  type Pose,
  rowOf,
} from "@/lib/engine/template/body-template";
import { emptyLimb, type LimbOutline, steadySpans } from "./limb-outline";
import { type TorsoOutline, torsoAt } from "./torso-outline";

const { f32, f64 } = read;

/** All values are fractions of the stature. */
const TOP = 0.17;
const BOTTOM = 0.66;
const OUTER_TOLERANCE = 0.02;
const CLEAR_GAP = 0.018;
const BELOW_ARMPIT = 0.27;
const TOUCH_MEDIAN = 0.02;
const TOUCH_SMOOTHING = 0.03;

type Sighting = {
  row: number;
  /** The arm in the template, the arm in the mask, and the torso's edge on this side. */
  expected: Span;
  found: Span;
  torsoEdge: number;
  /** The mask has a gap between arm and torso; `clear`: the template has one. */
  separated: boolean;
  clear: boolean;
};

/** Outline of one arm: from the mask where a gap separates it from the torso, from the template where it touches. */
export function armOutline(
  mask: Mask,
  labels: Mask,
  pose: Pose,
  torso: TorsoOutline,
  side: -1 | 1,
): LimbOutline {
  const limb = emptyLimb(mask.height);
  const sightings = sightArm(mask, labels, pose, torso, side);
  const touch = new Float32Array(mask.height).fill(Number.NaN);
  for (const { row, separated, clear } of sightings) touch[row] = separated || clear ? 0 : 1;
  const touching = medianValues(touch, Math.max(1, Math.round(pose.stature * TOUCH_MEDIAN)));
  const joints = new Float64Array(JOINT_NUMBERS);
  armJoints(pose, side, joints);
  for (const sighting of sightings) {
    const { row } = sighting;
    const span = armSpan(sighting, f32(touching, row) > 0.5, side, pose.stature);
    if (widthOf(span) <= 0) continue;
    limb.spans[row] = span;
    limb.attached[row] = f32(touching, row) > 0.5 ? 1 : 0;
    limb.along[row] = alongArm(joints, (middle(span) - pose.centre) / pose.stature, heightOf(pose, row));
  }
  limb.spans = steadySpans(limb.spans, pose);
  limb.attached = smoothValues(limb.attached, pose.stature * TOUCH_SMOOTHING);
  return limb;
}

function sightArm(mask: Mask, labels: Mask, pose: Pose, torso: TorsoOutline, side: -1 | 1): Sighting[] {
  const sightings: Sighting[] = [];
  const part = side < 0 ? PART.leftArm : PART.rightArm;
  for (let row = clamp(rowOf(pose, TOP), 0, mask.height); row < mask.height; row++) {
    const y = heightOf(pose, row);
    if (y > BOTTOM) break;
    const expected = labelledSpan(labels, part, row);
    if (!expected) continue;
    const spans = spansOf(mask, row).filter((span) => overlap(span, expected) > 0);
    const found = spans.sort((a, b) => overlap(b, expected) - overlap(a, expected))[0];
    if (!found) continue;
    const body = torsoAt(torso, row);
    const torsoEdge = side < 0 ? body.start : body.end;
    const inner = side < 0 ? expected.end : expected.start;
    const separated = side < 0 ? found.end <= torsoEdge - 1 : found.start >= torsoEdge + 1;
    const clear = side * (inner - torsoEdge) > CLEAR_GAP * pose.stature && y > BELOW_ARMPIT;
    sightings.push({ row, expected, found, torsoEdge, separated, clear });
  }
  return sightings;
}

function armSpan(
  { expected, found, torsoEdge, separated }: Sighting,
  touching: boolean,
  side: -1 | 1,
  stature: number,
): Span {
  if (separated && !touching) return found;
  const tolerance = OUTER_TOLERANCE * stature;
  const inner = touching
    ? torsoEdge
    : side < 0
      ? Math.min(expected.end, torsoEdge)
      : Math.max(expected.start, torsoEdge);
  if (side < 0) return { start: Math.max(found.start, expected.start - tolerance), end: inner };
  return { start: inner, end: Math.min(found.end, expected.end + tolerance) };
}

/** Position along the arm of the bone point nearest to (x, y): joint index plus the fraction to the next joint. */
function alongArm(joints: Float64Array, x: number, y: number): number {
  let nearest = { distance: Number.POSITIVE_INFINITY, along: 0 };
  for (let at = 0; at + 3 < joints.length; at += 2) {
    const [fromX, fromY] = [f64(joints, at), f64(joints, at + 1)];
    const dx = f64(joints, at + 2) - fromX;
    const dy = f64(joints, at + 3) - fromY;
    const t = clamp(((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy), 0, 1);
    const distance = Math.hypot(x - fromX - t * dx, y - fromY - t * dy);
    if (distance < nearest.distance) nearest = { distance, along: at / 2 + t };
  }
  return nearest.along;
}
