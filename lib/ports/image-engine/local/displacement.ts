import type { BodyOutline } from "./body-outline";
import { axisAt, heightOf, LANDMARK, rowOf } from "./body-template";
import { smoothStep } from "./curve";
import type { LimbOutline } from "./limb-outline";
import { smoothDown } from "./plane-smoothing";
import { clamp, newPlane, type Plane, read } from "./raster";
import { middle, type Span, widthOf } from "./row-spans";
import { shoulderLine } from "./shoulder-line";
import { torsoAt } from "./torso-outline";
import { type WidthProfile, type WidthRatios, widthProfile } from "./width-profile";

const { f32 } = read;

/** A point of a row that is to move: where it stands in the photo and where it shall stand in the picture. */
type Handle = { from: number; to: number };

/** From the shoulder line on the shift sets in over this height. */
const ONSET = 0.033;

/** Arms hang from joints that stay in place; one that touches the torso follows this share of the torso's edge. */
const ARM_FOLLOWS = 0.25;

/** The armpit goes with the shoulder: an upper arm that touches the torso holds its edge back by this share. */
const ARMPIT_HOLDS = 0.3;

/** Along the arm (1 is the elbow) that ends between these places. */
const UPPER_ARM = { from: 0.6, to: 1 } as const;

/** Deltoids: the arm's own change sets in over this range of heights. */
const SHOULDER_CAP = { from: 0.165, to: 0.205 } as const;

/** The legs go with the hips at the crotch, less and less down to this height. */
const HIPS_LET_GO = 0.58;

/** When the torso grows towards a free arm, this share of the gap stays open and the arm gives way. */
const GAP_KEPT = 0.4;

/** Beside the outermost handle the shift goes on for this many pixels, and then fades out over this share of the stature. */
const CONTOUR = 2;
const FADE = 0.03;

/** Rows are tied to each other over this distance (fraction of the stature). */
const VERTICAL_SMOOTHING = 0.009;

/** Distance in the picture per distance in the photo stays above this: nothing folds over. */
const SMALLEST_SLOPE = 0.08;

/**
 * The shift that gives the body the asked widths: for every pixel of the photo how far it moves to the right, in
 * pixels of the analysis grid. Vertical lines of the body stay where the bones are: the torso narrows about its axis,
 * arms and legs about their own.
 */
export function bodyDisplacement(outline: BodyOutline, ratios: WidthRatios): Plane {
  const { mask, pose } = outline;
  const profile = widthProfile(ratios);
  const plane = newPlane(mask.width, mask.height);
  const still = shoulderLine(outline);
  const first = clamp(rowOf(pose, still), 0, mask.height);
  const last = Math.min(mask.height - 1, rowOf(pose, LANDMARK.ankle));
  for (let row = first; row <= last; row++) {
    const handles =
      row <= outline.torso.lastRow ? torsoHandles(outline, profile, row) : legHandles(outline, profile, row);
    writeRow(plane, row, withoutFolds(faded(handles, pose.stature * FADE)));
  }
  const smooth = smoothDown(plane, pose.stature * VERTICAL_SMOOTHING);
  for (let row = 0; row < mask.height; row++) {
    const share = smoothStep(still, still + ONSET, heightOf(pose, row));
    if (share === 1) break;
    for (let i = row * mask.width; i < (row + 1) * mask.width; i++)
      smooth.data[i] = f32(smooth.data, i) * share;
  }
  return smooth;
}

function torsoHandles(outline: BodyOutline, profile: WidthProfile, row: number): Handle[] {
  const y = heightOf(outline.pose, row);
  const body = torsoAt(outline.torso, row);
  const centre = middle(body);
  const half = widthOf(body) / 2;
  if (!(half > 0)) return [];
  const inward = half * (1 - profile.torso(y));
  const side = (direction: -1 | 1): Handle[] => {
    const arm = direction < 0 ? outline.arms[0] : outline.arms[1];
    const shift = inward * (1 - heldByArm(arm, row));
    const edge = centre + direction * half;
    const torsoEdge = { from: edge, to: edge - direction * shift };
    const outwards = [torsoEdge, ...armHandles(arm, profile, row, y, torsoEdge, direction)];
    return direction < 0 ? outwards.reverse() : outwards;
  };
  return [...side(-1), { from: centre, to: centre }, ...side(1)];
}

/** The share of its shift by which the torso's edge stays behind beside an arm. */
function heldByArm(arm: LimbOutline, row: number): number {
  if (!arm.spans[row]) return 0;
  return (
    ARMPIT_HOLDS *
    f32(arm.attached, row) *
    (1 - smoothStep(UPPER_ARM.from, UPPER_ARM.to, f32(arm.along, row)))
  );
}

/** How far a leg moves inwards at the crotch, so that its outer contour goes on where that of the hips ends. */
function legShift(outline: BodyOutline, profile: WidthProfile, side: 0 | 1): number {
  const thigh = outline.thighs[side];
  if (!thigh) return 0;
  const hips = torsoAt(outline.torso, outline.torso.lastRow);
  const hipShift = (widthOf(hips) / 2) * (1 - profile.torso(LANDMARK.crotch));
  return hipShift - (widthOf(thigh) / 2) * (1 - profile.leg(LANDMARK.crotch));
}

/** Inner and outer edge of an arm beside the torso, from the torso outwards. */
function armHandles(
  arm: LimbOutline,
  profile: WidthProfile,
  row: number,
  y: number,
  torsoEdge: Handle,
  direction: -1 | 1,
): Handle[] {
  const span = arm.spans[row];
  if (!span) return [];
  const ratio =
    1 + (profile.arm(f32(arm.along, row)) - 1) * smoothStep(SHOULDER_CAP.from, SHOULDER_CAP.to, y);
  const inner = direction < 0 ? span.end : span.start;
  const outer = direction < 0 ? span.start : span.end;
  const axis = middle(span);
  const follow = ARM_FOLLOWS * f32(arm.attached, row) * (torsoEdge.to - torsoEdge.from);
  const outerTo = axis + (outer - axis) * ratio + follow;
  const gap = direction * (inner - torsoEdge.from);
  if (gap < 1) return [{ from: outer, to: outerTo }];
  const innerTo = axis + (inner - axis) * ratio + follow;
  const pushed = Math.max(0, GAP_KEPT * gap - direction * (innerTo - torsoEdge.to)) * direction;
  return [
    { from: inner, to: innerTo + pushed },
    { from: outer, to: outerTo + pushed },
  ];
}

function legHandles(outline: BodyOutline, profile: WidthProfile, row: number): Handle[] {
  const y = heightOf(outline.pose, row);
  const ratio = profile.leg(y);
  const axis = axisAt(outline.pose, y);
  const withHips = 1 - smoothStep(LANDMARK.crotch, HIPS_LET_GO, y);
  const placeOf = (side: 0 | 1, span: Span, x: number): number => {
    const inward = legShift(outline, profile, side) * withHips;
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
    return armHandles(outline.arms[side], profile, row, y, outer, direction);
  };
  return [
    ...hand(0, -1).reverse(),
    ...edges(outline.legs[0], -1),
    ...edges(outline.legs[1], 1),
    ...hand(1, 1),
  ];
}

/** Adds handles beside the outermost ones that lead to rest: what is there and was not made out stays where it is. */
function faded(handles: Handle[], fade: number): Handle[] {
  const first = handles[0];
  const last = handles[handles.length - 1];
  if (!first || !last) return [];
  const beside = ({ from, to }: Handle, by: number): Handle => ({ from: from + by, to: to + by });
  const left = first.from - CONTOUR - fade;
  const right = last.from + CONTOUR + fade;
  return [
    { from: left, to: left },
    beside(first, -CONTOUR),
    ...handles,
    beside(last, CONTOUR),
    { from: right, to: right },
  ];
}

/** Keeps the order of the handles: one that another has overtaken is left out. */
function withoutFolds(handles: Handle[]): Handle[] {
  const kept: Handle[] = [];
  for (const handle of handles) {
    const before = kept[kept.length - 1];
    if (!before) kept.push(handle);
    else if (handle.from - before.from >= 0.02 && handle.to - before.to >= 0.02) {
      const nearest = before.to + (handle.from - before.from) * SMALLEST_SLOPE;
      kept.push({ from: handle.from, to: Math.max(handle.to, nearest) });
    }
  }
  return kept;
}

/** Interpolates linearly between handles. */
function writeRow(plane: Plane, row: number, handles: Handle[]): void {
  for (let index = 0; index + 1 < handles.length; index++) {
    const left = handles[index];
    const right = handles[index + 1];
    if (!left || !right) continue;
    const shift = left.to - left.from;
    const slope = (right.to - right.from - shift) / (right.from - left.from);
    const start = Math.max(0, Math.ceil(left.from - 0.5));
    const end = Math.min(plane.width - 1, Math.ceil(right.from - 0.5) - 1);
    for (let x = start; x <= end; x++)
      plane.data[row * plane.width + x] = shift + (x + 0.5 - left.from) * slope;
  }
}
