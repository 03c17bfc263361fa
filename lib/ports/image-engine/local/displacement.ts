import type { BodyOutline } from "./body-outline";
import { axisAt, heightOf, LANDMARK, type Pose, rowOf } from "./body-template";
import { smoothStep } from "./curve";
import type { LimbOutline } from "./limb-outline";
import { clamp, newPlane, type Plane, read } from "./raster";
import { middle, widthOf } from "./row-spans";
import { smoothPlane } from "./smoothing";
import { torsoAt } from "./torso-outline";
import { type WidthProfile, type WidthRatios, widthProfile } from "./width-profile";

const { f32 } = read;

/** A point of a row that is to move: where it stands in the photo and where it shall stand in the picture. */
type Handle = { from: number; to: number };

/** Above this height nothing moves at all, so that the head stays as it is, byte for byte. */
const STILL_ABOVE = 0.142;
const FULL_BELOW = 0.175;

/** Arms hang from joints that stay in place; one that touches the torso follows this share of the torso's edge. */
const ARM_FOLLOWS = 0.2;

/** Deltoids: the arm's own change sets in over this range of heights. */
const SHOULDER_CAP = { from: 0.165, to: 0.205 } as const;

/** Between these heights the outline passes from the hips to the thighs. */
const HIP_TO_THIGH = { from: 0.48, to: 0.535 } as const;

/** When the torso grows towards a free arm, this share of the gap stays open and the arm gives way. */
const GAP_KEPT = 0.4;

/** First guess for the background: the shift fades out over this multiple of itself, and at least this far. */
const FADE = 2.4;
const SHORTEST_FADE = 0.02;

/** Rows are tied to each other over this distance (fraction of the stature). */
const VERTICAL_SMOOTHING = 0.009;

/** Source distance per output distance stays above this: nothing folds over. */
const SMALLEST_SLOPE = 0.08;

/**
 * The shift that gives the body the asked widths: for every pixel of the picture the horizontal offset, in pixels
 * of the analysis grid, at which the photo is read. Vertical lines of the body stay where the bones are: the torso
 * narrows about its axis, arms and legs about their own.
 */
export function bodyDisplacement(outline: BodyOutline, ratios: WidthRatios): Plane {
  const { mask, pose } = outline;
  const profile = widthProfile(ratios);
  const plane = newPlane(mask.width, mask.height);
  const first = clamp(rowOf(pose, STILL_ABOVE), 0, mask.height);
  const last = Math.min(mask.height - 1, rowOf(pose, LANDMARK.ankle));
  for (let row = first; row <= last; row++) {
    const inTorso = row <= outline.torso.lastRow;
    const handles = inTorso ? torsoHandles(outline, profile, row) : legHandles(outline, profile, row);
    writeRow(plane, row, withoutFolds(anchored(handles, pose.stature)));
  }
  const smooth = smoothPlane(plane, 0.5, Math.max(1, pose.stature * VERTICAL_SMOOTHING));
  return stillHead(smooth, pose);
}

/** Fades the shift in below the chin; exactly zero above. */
export function stillHead(plane: Plane, pose: Pose): Plane {
  for (let row = 0; row < plane.height; row++) {
    const share = smoothStep(STILL_ABOVE, FULL_BELOW, heightOf(pose, row));
    if (share === 1) break;
    const line = plane.data.subarray(row * plane.width, (row + 1) * plane.width);
    for (let x = 0; x < line.length; x++) line[x] = share === 0 ? 0 : f32(line, x) * share;
  }
  return plane;
}

function torsoHandles(outline: BodyOutline, profile: WidthProfile, row: number): Handle[] {
  const y = heightOf(outline.pose, row);
  const body = torsoAt(outline.torso, row);
  const centre = middle(body);
  const half = widthOf(body) / 2;
  if (!(half > 0)) return [];
  const inward = half * (1 - profile.torso(y));
  const thighShare = smoothStep(HIP_TO_THIGH.from, HIP_TO_THIGH.to, y);
  const side = (direction: -1 | 1): Handle[] => {
    const shift = inward + (thighShift(outline, profile, direction) - inward) * thighShare;
    const edge = centre + direction * half;
    const torsoEdge = { from: edge, to: edge - direction * shift };
    const arm = direction < 0 ? outline.arms[0] : outline.arms[1];
    const outwards = [torsoEdge, ...armHandles(arm, profile, row, y, torsoEdge, direction)];
    return direction < 0 ? outwards.reverse() : outwards;
  };
  return [...side(-1), { from: centre, to: centre }, ...side(1)];
}

/** How far the outer contour of a thigh moves inwards at the crotch, where the legs take over from the hips. */
function thighShift(outline: BodyOutline, profile: WidthProfile, direction: -1 | 1): number {
  const thigh = outline.thighs[direction < 0 ? 0 : 1];
  return thigh ? (widthOf(thigh) / 2) * (1 - profile.leg(LANDMARK.crotch)) : 0;
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
  const edges = (leg: LimbOutline, direction: -1 | 1): Handle[] => {
    const span = leg.spans[row];
    if (!span) return [];
    const scaled = (x: number): Handle => ({ from: x, to: middle(span) + (x - middle(span)) * ratio });
    const outer = scaled(direction < 0 ? span.start : span.end);
    if (f32(leg.attached, row) > 0) return direction < 0 ? [outer] : [{ from: axis, to: axis }, outer];
    return [scaled(span.start), scaled(span.end)];
  };
  return [...edges(outline.legs[0], -1), ...edges(outline.legs[1], 1)];
}

/** Adds the points beside the outermost handles at which the background is at rest. */
function anchored(handles: Handle[], stature: number): Handle[] {
  const first = handles[0];
  const last = handles[handles.length - 1];
  if (!first || !last) return [];
  const fade = (handle: Handle) =>
    Math.max(3, SHORTEST_FADE * stature, FADE * Math.abs(handle.to - handle.from));
  const left = first.from - fade(first);
  const right = last.from + fade(last);
  return [{ from: left, to: left }, ...handles, { from: right, to: right }];
}

/** Keeps the order of the handles: one that another has overtaken is left out. */
function withoutFolds(handles: Handle[]): Handle[] {
  const kept: Handle[] = [];
  for (const handle of handles) {
    const before = kept[kept.length - 1];
    if (!before) kept.push(handle);
    else if (handle.from - before.from >= 0.02 && handle.to - before.to >= 0.02) {
      const widest = (handle.from - before.from) / SMALLEST_SLOPE;
      kept.push({ from: handle.from, to: Math.min(handle.to, before.to + widest) });
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
    const slope = (right.from - left.from) / (right.to - left.to);
    const start = Math.max(0, Math.ceil(left.to));
    const end = Math.min(plane.width - 1, Math.floor(right.to));
    for (let x = start; x <= end; x++)
      plane.data[row * plane.width + x] = left.from + (x - left.to) * slope - x;
  }
}
