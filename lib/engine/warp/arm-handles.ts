import type { BodyOutline } from "@/lib/engine/outline/body-outline";
import type { LimbOutline } from "@/lib/engine/outline/limb-outline";
import { medianOf } from "@/lib/engine/outline/skin";
import { torsoAt } from "@/lib/engine/outline/torso-outline";
import type { WidthProfile } from "@/lib/engine/outline/width-profile";
import { smoothStep } from "@/lib/engine/raster/curve";
import { read } from "@/lib/engine/raster/raster";
import { middle, widthOf } from "@/lib/engine/raster/row-spans";
import { smoothValues } from "@/lib/engine/raster/smoothing";
import { heightOf } from "@/lib/engine/template/body-template";
import type { Handle } from "./handles";

const { f32 } = read;

/** Distance of the wrist from the body in statures: the arm hangs below `from`, is held away above `to`. */
const HELD_AWAY = { from: 0.02, to: 0.05 } as const;

/** The forearm near the wrist, as positions along the arm: 1 is the elbow, 2 the wrist. */
const WRIST = { from: 1.6, to: 2.2 } as const;

/** Share of the torso's shift that the upper arm of a held-away arm takes over. The shoulder does not move. */
const HELD_FOLLOWS = 0.25;

/** Share by which an upper arm that touches the torso's edge reduces its shift: the armpit does not move. */
const ARMPIT_HOLDS = 0.15;

/** Along the arm (0 shoulder, 1 elbow) the reduction fades out over this range. */
const ARMPIT = { from: 0.6, to: 1 } as const;

/** Radius for smoothing an arm's shift down the rows, as a fraction of the stature. */
const SMOOTHING = 0.015;

/** The width ratio of the arm fades in over the deltoid: heights as fractions of the stature. */
const SHOULDER_CAP = { from: 0.165, to: 0.205 } as const;

/** Share of the gap beside a free arm that stays open when the torso grows. The arm moves aside for it. */
const GAP_KEPT = 0.4;

/** How far the torso's edge moves inwards at a row, in pixels, if no arm reduces it. */
export function flankShift({ torso, pose }: BodyOutline, profile: WidthProfile, row: number): number {
  return (widthOf(torsoAt(torso, row)) / 2) * (1 - profile.torso(heightOf(pose, row)));
}

/** Background moves with the soft edges of the body: this many pixels, at most this share of the gap. */
const RIM = 1;
const RIM_OF_GAP = 0.3;

/** 0 for an arm that hangs beside the body, 1 for one that is held away, smooth between. */
export function heldAway({ arms, torso, pose }: BodyOutline, side: 0 | 1): number {
  const { spans, along } = arms[side];
  const gaps: number[] = [];
  for (const [row, span] of spans.entries()) {
    if (!span || f32(along, row) < WRIST.from || f32(along, row) > WRIST.to) continue;
    const body = torsoAt(torso, row);
    gaps.push((side === 0 ? body.start - span.end : span.start - body.end) / pose.stature);
  }
  return gaps.length > 0 ? smoothStep(HELD_AWAY.from, HELD_AWAY.to, medianOf(gaps)) : 0;
}

/** Share of the torso's shift that a held-away arm takes away at a row, 0 to 1. */
export function heldByArm(arm: LimbOutline, away: number, row: number): number {
  if (!arm.spans[row]) return 0;
  const past = smoothStep(ARMPIT.from, ARMPIT.to, f32(arm.along, row));
  return ARMPIT_HOLDS * away * f32(arm.attached, row) * (1 - past);
}

/** In pixels towards the body. A hanging arm follows the torso; one that is held away keeps its place. */
export function armLean(
  outline: BodyOutline,
  profile: WidthProfile,
  away: number,
  side: 0 | 1,
): Float32Array {
  const arm = outline.arms[side];
  const lean = new Float32Array(arm.spans.length);
  let hanging = 0;
  for (let row = 0; row < lean.length; row++) {
    const span = arm.spans[row];
    let held = 0;
    if (span && row <= outline.torso.lastRow) {
      const attached = f32(arm.attached, row);
      const flank = flankShift(outline, profile, row);
      const thinner = (widthOf(span) / 2) * (1 - ratioOf(arm, profile, row, heightOf(outline.pose, row)));
      hanging += (flank + thinner - hanging) * attached;
      held = HELD_FOLLOWS * flank * attached;
    }
    lean[row] = hanging + (held - hanging) * away;
  }
  return smoothValues(lean, Math.max(0.5, outline.pose.stature * SMOOTHING));
}

const ratioOf = (arm: LimbOutline, profile: WidthProfile, row: number, y: number): number =>
  1 + (profile.arm(f32(arm.along, row)) - 1) * smoothStep(SHOULDER_CAP.from, SHOULDER_CAP.to, y);

export function armHandles(
  arm: LimbOutline,
  lean: Float32Array,
  profile: WidthProfile,
  row: number,
  y: number,
  torsoEdge: Handle,
  direction: -1 | 1,
): Handle[] {
  const span = arm.spans[row];
  if (!span) return [];
  const ratio = ratioOf(arm, profile, row, y);
  const inner = direction < 0 ? span.end : span.start;
  const outer = direction < 0 ? span.start : span.end;
  const axis = middle(span);
  const follow = -direction * f32(lean, row);
  const outerTo = axis + (outer - axis) * ratio + follow;
  const gap = direction * (inner - torsoEdge.from);
  if (gap < 1) return [{ from: outer, to: outerTo }];
  const innerTo = axis + (inner - axis) * ratio + follow;
  const pushed = Math.max(0, GAP_KEPT * gap - direction * (innerTo - torsoEdge.to)) * direction;
  const rim = direction * Math.min(RIM, RIM_OF_GAP * gap);
  return [
    { from: torsoEdge.from + rim, to: torsoEdge.to + rim },
    { from: inner - rim, to: innerTo + pushed - rim },
    { from: inner, to: innerTo + pushed },
    { from: outer, to: outerTo + pushed },
  ];
}
