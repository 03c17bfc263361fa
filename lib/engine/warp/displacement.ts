import type { BodyOutline } from "@/lib/engine/outline/body-outline";
import type { LimbOutline } from "@/lib/engine/outline/limb-outline";
import { shoulderLine } from "@/lib/engine/outline/shoulder-line";
import { torsoAt } from "@/lib/engine/outline/torso-outline";
import { type WidthProfile, type WidthRatios, widthProfile } from "@/lib/engine/outline/width-profile";
import { smoothStep } from "@/lib/engine/raster/curve";
import { smoothDown } from "@/lib/engine/raster/plane-smoothing";
import { clamp, type Mask, newPlane, type Plane, read } from "@/lib/engine/raster/raster";
import { middle, type Span, widthOf } from "@/lib/engine/raster/row-spans";
import { smoothValues } from "@/lib/engine/raster/smoothing";
import { axisAt, heightOf, LANDMARK, rowOf } from "@/lib/engine/template/body-template";
import { armHandles, armLean, flankShift, heldAway, heldByArm } from "./arm-handles";
import { addFace } from "./face-displacement";
import { faded, type Handle, withoutFolds, writeRow } from "./handles";

const { f32, u8 } = read;

/** The shift fades in over this height below the shoulder line; fraction of the stature. */
const ONSET = 0.033;

/** Below the crotch the legs follow the hips less and less, down to this height. */
const HIPS_LET_GO = 0.58;

/** Where touching legs part, the shift of the one form becomes that of the other over this height; fraction of the stature. */
const LEGS_PART = 0.03;

/** The shift fades out over this distance beside the body; fraction of the stature. */
const FADE = 0.03;

/** Mask pixels that continue beyond a limb's edge for less than this belong to the limb; fraction of the stature. */
const SAME_LIMB = 0.035;

/** Smoothing radius between the rows; fraction of the stature. */
const VERTICAL_SMOOTHING = 0.005;

/** How far each pixel moves right, in pixels of the grid. Face, torso, arms and legs narrow about their own axes. */
export function bodyDisplacement(outline: BodyOutline, ratios: WidthRatios): Plane {
  const { mask, pose } = outline;
  const profile = widthProfile(ratios);
  const plane = newPlane(mask.width, mask.height);
  const still = shoulderLine(outline);
  const away: Away = [heldAway(outline, 0), heldAway(outline, 1)];
  const leans: Leans = [armLean(outline, profile, away[0], 0), armLean(outline, profile, away[1], 1)];
  const touching: Touching = [legTouching(outline, 0), legTouching(outline, 1)];
  const first = clamp(rowOf(pose, still), 0, mask.height);
  const last = Math.min(mask.height - 1, rowOf(pose, LANDMARK.ankle));
  for (let row = first; row <= last; row++) {
    const handles =
      row <= outline.torso.lastRow
        ? torsoHandles(outline, leans, away, profile, row)
        : legHandles(outline, leans, touching, profile, row);
    const beyond = ({ from }: Handle, direction: -1 | 1) =>
      bodyBeyond(mask, row, from, direction, pose.stature);
    writeRow(plane, row, withoutFolds(faded(handles, pose.stature * FADE, beyond)));
  }
  const smooth = smoothDown(plane, pose.stature * VERTICAL_SMOOTHING);
  const torsoShare = (row: number): number => smoothStep(still, still + ONSET, heightOf(pose, row));
  for (let row = 0; row < mask.height; row++) {
    const share = torsoShare(row);
    if (share === 1) break;
    for (let i = row * mask.width; i < (row + 1) * mask.width; i++)
      smooth.data[i] = f32(smooth.data, i) * share;
  }
  const { face } = outline;
  if (face) addFace(smooth, { face, mask }, ratios.neck, torsoShare);
  return smooth;
}

/** Length of the mask beyond a limb's edge without a gap, in pixels; 0 if it is too long for the same limb. */
function bodyBeyond(
  { width, data }: Mask,
  row: number,
  edge: number,
  direction: -1 | 1,
  stature: number,
): number {
  const start = Math.floor(direction < 0 ? edge - 1 : edge);
  const farthest = stature * SAME_LIMB;
  for (let k = 0; k <= farthest; k++) {
    const x = start + direction * k;
    if (x < 0 || x >= width || u8(data, row * width + x) === 0) return k;
  }
  return 0;
}

type Leans = [left: Float32Array, right: Float32Array];

/** How far each arm is held away from the body, 0 to 1. */
type Away = [left: number, right: number];

function torsoHandles(
  outline: BodyOutline,
  leans: Leans,
  away: Away,
  profile: WidthProfile,
  row: number,
): Handle[] {
  const y = heightOf(outline.pose, row);
  const body = torsoAt(outline.torso, row);
  const centre = middle(body);
  const half = widthOf(body) / 2;
  if (!(half > 0)) return [];
  const inward = flankShift(outline, profile, row);
  const side = (direction: -1 | 1): Handle[] => {
    const index = direction < 0 ? 0 : 1;
    const arm = outline.arms[index];
    const edge = centre + direction * half;
    const shift = inward * (1 - heldByArm(arm, away[index], row));
    const torsoEdge = { from: edge, to: edge - direction * shift };
    const outwards = [torsoEdge, ...armHandles(arm, leans[index], profile, row, y, torsoEdge, direction)];
    return direction < 0 ? outwards.reverse() : outwards;
  };
  return [...side(-1), { from: centre, to: centre }, ...side(1)];
}

/** How far a leg moves inwards at the crotch, so that its outer contour continues that of the hips. */
function legShift(outline: BodyOutline, profile: WidthProfile, side: 0 | 1): number {
  const thigh = outline.thighs[side];
  if (!thigh) return 0;
  const hips = torsoAt(outline.torso, outline.torso.lastRow);
  const hipShift = (widthOf(hips) / 2) * (1 - profile.torso(LANDMARK.crotch));
  return hipShift - (widthOf(thigh) / 2) * (1 - profile.leg(LANDMARK.crotch));
}

/** How much each leg touches the other one, 0 to 1 for each row. */
type Touching = [left: Float32Array, right: Float32Array];

const legTouching = ({ legs, pose }: BodyOutline, side: 0 | 1): Float32Array =>
  smoothValues(legs[side].attached, pose.stature * LEGS_PART);

function legHandles(
  outline: BodyOutline,
  leans: Leans,
  touching: Touching,
  profile: WidthProfile,
  row: number,
): Handle[] {
  const y = heightOf(outline.pose, row);
  const ratio = profile.leg(y);
  const axis = axisAt(outline.pose, y);
  const withHips = 1 - smoothStep(LANDMARK.crotch, HIPS_LET_GO, y);
  const placeOf = (side: 0 | 1, span: Span, x: number): number => {
    // A touching leg keeps its inner edge, so its outer edge takes the whole change.
    const whole = f32(touching[side], row) * Math.abs(middle(span) - axis) * (1 - ratio);
    const inward = legShift(outline, profile, side) * withHips + whole * (1 - withHips);
    return middle(span) + (x - middle(span)) * ratio + (side === 0 ? inward : -inward);
  };
  const edges = (leg: LimbOutline, direction: -1 | 1): Handle[] => {
    const span = leg.spans[row];
    if (!span) return [];
    const scaled = (x: number): Handle => ({ from: x, to: placeOf(direction < 0 ? 0 : 1, span, x) });
    const outer = scaled(direction < 0 ? span.start : span.end);
    if (f32(leg.attached, row) > 0) return direction < 0 ? [outer] : [{ from: axis, to: axis }, outer];
    return [scaled(span.start), scaled(span.end)];
  };
  const hand = (side: 0 | 1, direction: -1 | 1): Handle[] => {
    const span = outline.legs[side].spans[row];
    if (!span) return [];
    const edge = direction < 0 ? span.start : span.end;
    const outer = { from: edge, to: placeOf(side, span, edge) };
    return armHandles(outline.arms[side], leans[side], profile, row, y, outer, direction);
  };
  return [
    ...hand(0, -1).reverse(),
    ...edges(outline.legs[0], -1),
    ...edges(outline.legs[1], 1),
    ...hand(1, 1),
  ];
}
