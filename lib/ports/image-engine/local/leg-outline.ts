import { axisAt, heightOf, PART, type Pose } from "./body-template";
import { emptyLimb, type LimbOutline, steadySpans } from "./limb-outline";
import type { Mask } from "./raster";
import { labelledSpan, middle, type Span, spansOf, widthOf } from "./row-spans";

/** Lengths and heights are fractions of the stature. */
const BOTTOM = 0.975;
const REACH = 0.22;
const THINNEST = 0.015;
const JOINED_MARGIN = 0.02;
const JOINED_WIDTH = 0.085;
const HAND_TOLERANCE = 0.02;

/** Both legs below the crotch. Where they touch, the body axis parts them. */
export function legOutlines(
  mask: Mask,
  labels: Mask,
  pose: Pose,
  crotchRow: number,
): [LimbOutline, LimbOutline] {
  const legs: [LimbOutline, LimbOutline] = [emptyLimb(mask.height), emptyLimb(mask.height)];
  for (let row = crotchRow + 1; row < mask.height && heightOf(pose, row) <= BOTTOM; row++) {
    const axis = axisAt(pose, heightOf(pose, row));
    const candidates = spansOf(mask, row).flatMap((span) => legSpans(span, axis, pose.stature));
    for (const [index, leg] of legs.entries()) {
      const side = index === 0 ? -1 : 1;
      const mine = candidates.filter(({ span }) => side * (middle(span) - axis) >= 0);
      const widest = mine.sort((a, b) => widthOf(b.span) - widthOf(a.span))[0];
      if (!widest) continue;
      const expected = labelledSpan(labels, side < 0 ? PART.leftLeg : PART.rightLeg, row);
      leg.spans[row] = withoutHand(widest.span, expected, side, pose.stature);
      leg.attached[row] = widest.joined ? 1 : 0;
    }
  }
  for (const leg of legs) leg.spans = steadySpans(leg.spans, pose);
  return legs;
}

function legSpans(span: Span, axis: number, stature: number): { span: Span; joined: boolean }[] {
  const margin = JOINED_MARGIN * stature;
  const across =
    span.start < axis - margin && span.end > axis + margin && widthOf(span) > JOINED_WIDTH * stature;
  if (across) {
    return [
      { span: { start: span.start, end: axis }, joined: true },
      { span: { start: axis, end: span.end }, joined: true },
    ];
  }
  const near = Math.abs(middle(span) - axis) < REACH * stature && widthOf(span) > THINNEST * stature;
  return near ? [{ span, joined: false }] : [];
}

/** A hand that touches the thigh makes the span too wide: then the template says where the leg ends. */
function withoutHand(span: Span, expected: Span | null, side: -1 | 1, stature: number): Span {
  if (!expected) return span;
  const tolerance = HAND_TOLERANCE * stature;
  if (side < 0 && span.start < expected.start - tolerance) return { start: expected.start, end: span.end };
  if (side > 0 && span.end > expected.end + tolerance) return { start: span.start, end: expected.end };
  return span;
}
