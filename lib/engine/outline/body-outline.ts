import type { Mask } from "@/lib/engine/raster/raster";
import type { Span } from "@/lib/engine/raster/row-spans";
import type { Pose } from "@/lib/engine/template/body-template";
import { armOutline } from "./arm-outline";
import { legOutlines } from "./leg-outline";
import { type LimbOutline, meanSpan } from "./limb-outline";
import { type TorsoOutline, torsoOutline } from "./torso-outline";

/** The edges of the body parts in each row of the analysis grid. Left means left in the picture. */
export type BodyOutline = {
  mask: Mask;
  pose: Pose;
  torso: TorsoOutline;
  arms: [left: LimbOutline, right: LimbOutline];
  legs: [left: LimbOutline, right: LimbOutline];
  thighs: [left: Span | null, right: Span | null];
};

/** Height of the thigh band below the crotch, as a fraction of the stature. */
const THIGH_BAND = 0.02;

export function bodyOutline(mask: Mask, labels: Mask, pose: Pose): BodyOutline {
  const torso = torsoOutline(mask, labels, pose);
  const arm = (side: -1 | 1) => armOutline(mask, labels, pose, torso, side);
  const legs = legOutlines(mask, labels, pose, torso.lastRow);
  const band = Math.max(2, Math.round(pose.stature * THIGH_BAND));
  const thigh = (leg: LimbOutline) => meanSpan(leg, torso.lastRow + 1, torso.lastRow + band);
  return { mask, pose, torso, arms: [arm(-1), arm(1)], legs, thighs: [thigh(legs[0]), thigh(legs[1])] };
}
