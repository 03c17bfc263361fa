import type { Mask } from "@/lib/engine/raster/raster";
import { labelledSpan, middle, type Span, spansOf, widthOf } from "@/lib/engine/raster/row-spans";
import { axisAt, heightOf, PART, type Pose } from "@/lib/engine/template/body-template";
import { armOutline } from "./arm-outline";
import type { Face } from "./face";
import { emptyLimb, type LimbOutline, meanSpan, steadySpans } from "./limb-outline";
import { type TorsoOutline, torsoOutline } from "./torso-outline";

/** The edges of the body parts in each row of the analysis grid. Left means left in the picture. */
export type BodyOutline = {
  mask: Mask;
  pose: Pose;
  torso: TorsoOutline;
  arms: [left: LimbOutline, right: LimbOutline];
  legs: [left: LimbOutline, right: LimbOutline];
  thighs: [left: Span | null, right: Span | null];
  /** Null where the photo shows none: it keeps its width. */
  face: Face | null;
};

/** Height of the thigh band below the crotch, as a fraction of the stature. */
const THIGH_BAND = 0.02;

export function bodyOutline(mask: Mask, labels: Mask, pose: Pose, face: Face | null = null): BodyOutline {
  const torso = torsoOutline(mask, labels, pose);
  const arm = (side: -1 | 1) => armOutline(mask, labels, pose, torso, side);
  const legs = legOutlines(mask, labels, pose, torso.lastRow);
  const band = Math.max(2, Math.round(pose.stature * THIGH_BAND));
  const thigh = (leg: LimbOutline) => meanSpan(leg, torso.lastRow + 1, torso.lastRow + band);
  const thighs: BodyOutline["thighs"] = [thigh(legs[0]), thigh(legs[1])];
  return { mask, pose, torso, arms: [arm(-1), arm(1)], legs, thighs, face };
}

/** All values are fractions of the stature. */
const BOTTOM = 0.975;
const REACH = 0.22;
const THINNEST = 0.015;
const JOINED_MARGIN = 0.02;
const JOINED_WIDTH = 0.085;
const HAND_TOLERANCE = 0.02;

/** Both legs below the crotch. The body axis separates legs that touch. */
function legOutlines(mask: Mask, labels: Mask, pose: Pose, crotchRow: number): [LimbOutline, LimbOutline] {
  const legs: [LimbOutline, LimbOutline] = [emptyLimb(mask.height), emptyLimb(mask.height)];
  for (let row = crotchRow + 1; row < mask.height && heightOf(pose, row) <= BOTTOM; row++) {
    const axis = axisAt(pose, heightOf(pose, row));
    const spans = spansOf(mask, row);
    for (const [index, leg] of legs.entries()) {
      const side = index === 0 ? -1 : 1;
      const widest = widestLeg(spans, axis, side, pose.stature);
      if (!widest) continue;
      const expected = labelledSpan(labels, side < 0 ? PART.leftLeg : PART.rightLeg, row);
      leg.spans[row] = withoutHand(widest.span, expected, side, pose.stature);
      leg.attached[row] = widest.joined ? 1 : 0;
    }
  }
  for (const leg of legs) leg.spans = steadySpans(leg.spans, pose);
  return legs;
}

type Leg = { span: Span; joined: boolean };

function widestLeg(spans: Span[], axis: number, side: -1 | 1, stature: number): Leg | null {
  let widest: Leg | null = null;
  for (const span of spans) {
    const leg = legOf(span, axis, side, stature);
    if (leg && side * (middle(leg.span) - axis) < 0) continue;
    if (leg && (!widest || widthOf(leg.span) > widthOf(widest.span))) widest = leg;
  }
  return widest;
}

function legOf(span: Span, axis: number, side: -1 | 1, stature: number): Leg | null {
  const margin = JOINED_MARGIN * stature;
  if (span.start < axis - margin && span.end > axis + margin && widthOf(span) > JOINED_WIDTH * stature) {
    const half = side < 0 ? { start: span.start, end: axis } : { start: axis, end: span.end };
    return { span: half, joined: true };
  }
  const near = Math.abs(middle(span) - axis) < REACH * stature && widthOf(span) > THINNEST * stature;
  return near ? { span, joined: false } : null;
}

/** Cuts a hand off a thigh that it touches: the template gives the edge. */
function withoutHand(span: Span, expected: Span | null, side: -1 | 1, stature: number): Span {
  if (!expected) return span;
  const tolerance = HAND_TOLERANCE * stature;
  if (side < 0 && span.start < expected.start - tolerance) return { start: expected.start, end: span.end };
  if (side > 0 && span.end > expected.end + tolerance) return { start: span.start, end: expected.end };
  return span;
}
