import type { BodyOutline } from "./body-outline";
import { heightOf } from "./body-template";
import { smoothStep } from "./curve";
import type { Handle } from "./handles";
import type { LimbOutline } from "./limb-outline";
import { read } from "./raster";
import { middle, widthOf } from "./row-spans";
import { smoothValues } from "./smoothing";
import { torsoAt } from "./torso-outline";
import type { WidthProfile } from "./width-profile";

const { f32 } = read;

/** The armpit goes with the shoulder: an upper arm that touches the torso holds its edge back by this share. */
const ARMPIT_HOLDS = 0.3;

/** The upper arm: 0 is the shoulder, 1 the elbow. It lets go of the armpit between these places. */
const UPPER_ARM = { from: 0.6, to: 1 } as const;

/** A forearm goes with the flank by this share: more bends what stands upright behind it, less makes it swell. */
const FOREARM_FOLLOWS = 0.45;

/** Only what touches the torso from here on leans against it: most upper arms touch, and hang free below. */
const FOREARM = { from: 1, to: 1.3 } as const;

/** An upper arm that touches the torso follows its edge by this share only: it hangs from a joint that stays in place. */
const UPPER_ARM_FOLLOWS = 0.25;

/** How far down the stature an arm's lean is evened out. */
const EVENING = 0.015;

/** Deltoids: the arm's own change sets in over this range of heights. */
const SHOULDER_CAP = { from: 0.165, to: 0.205 } as const;

/** When the torso grows towards a free arm, this share of the gap stays open and the arm gives way. */
const GAP_KEPT = 0.4;

/** How far the torso's edge moves inwards at a row, arms left aside. */
export function flankShift({ torso, pose }: BodyOutline, profile: WidthProfile, row: number): number {
  return (widthOf(torsoAt(torso, row)) / 2) * (1 - profile.torso(heightOf(pose, row)));
}

/** Wall right beside torso and arm moves with them, this far (pixels) and this share of the gap: it holds their soft edges. */
const RIM = 1;
const RIM_OF_GAP = 0.3;

/** The share of its shift by which the torso's edge stays behind beside an arm. */
export function heldByArm(arm: LimbOutline, row: number): number {
  if (!arm.spans[row]) return 0;
  const past = smoothStep(UPPER_ARM.from, UPPER_ARM.to, f32(arm.along, row));
  return ARMPIT_HOLDS * f32(arm.attached, row) * (1 - past);
}

/**
 * How far each row of an arm moves towards the body. A forearm that touches the torso goes a part of the way with its
 * edge; below, the arm hangs on as it does there, because it turns about its shoulder.
 */
export function armLean(outline: BodyOutline, profile: WidthProfile, side: 0 | 1): Float32Array {
  const arm = outline.arms[side];
  const lean = new Float32Array(arm.spans.length);
  let hanging = 0;
  for (let row = 0; row < lean.length; row++) {
    const span = arm.spans[row];
    const attached = f32(arm.attached, row);
    if (!span || row > outline.torso.lastRow) lean[row] = hanging;
    else {
      const flank = flankShift(outline, profile, row);
      const thinner = (widthOf(span) / 2) * (1 - ratioOf(arm, profile, row, heightOf(outline.pose, row)));
      const past = smoothStep(FOREARM.from, FOREARM.to, f32(arm.along, row));
      hanging += (FOREARM_FOLLOWS * (flank + thinner) - hanging) * attached * past;
      lean[row] = hanging + UPPER_ARM_FOLLOWS * flank * attached * (1 - past);
    }
  }
  return smoothValues(lean, Math.max(0.5, outline.pose.stature * EVENING));
}

const ratioOf = (arm: LimbOutline, profile: WidthProfile, row: number, y: number): number =>
  1 + (profile.arm(f32(arm.along, row)) - 1) * smoothStep(SHOULDER_CAP.from, SHOULDER_CAP.to, y);

/** Inner and outer edge of an arm beside the torso, from the torso outwards. */
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
