import type { SiteRatios } from "@/lib/body/girths";
import { type SiteWidth, WIDTH_SITES, wrongWidth } from "@/lib/body/widths";
import { easedCurve, type Knots, linearCurve } from "@/lib/engine/raster/curve";
import { LANDMARK } from "@/lib/engine/template/body-template";

/** Front width after over front width before, per site; `girthRatios(...).frontWidth` computes it. */
export type WidthRatios = SiteRatios;

export const UNCHANGED: WidthRatios = {
  neck: 1,
  shoulder: 1,
  chest: 1,
  waist: 1,
  hip: 1,
  thigh: 1,
  knee: 1,
  calf: 1,
  biceps: 1,
  forearm: 1,
  wrist: 1,
};

export type WidthProfile = {
  /** Argument of `torso` and `leg`: height as a fraction of the stature. */
  torso: (y: number) => number;
  leg: (y: number) => number;
  /** Argument: position along the arm: 0 shoulder, 1 elbow, 2 wrist, 3 finger tips. */
  arm: (along: number) => number;
};

/** Ribs do not shrink, so the ratio changes from chest to waist mostly below them, as on rendered people. */
const NIPPLES = 0.275;
const TENTH_RIB = 0.36;

const mix = (a: number, b: number, share: number): number => a + (b - a) * share;

/** Hands and feet keep their size; `faceProfile` has the head. */
export function widthProfile(r: WidthRatios): WidthProfile {
  const waist = LANDMARK.waist.male;
  const torso: Knots = [
    [0.19, r.shoulder],
    [NIPPLES, r.chest],
    [0.33, mix(r.chest, r.waist, 0.5)],
    [TENTH_RIB, mix(r.chest, r.waist, 0.75)],
    [waist, r.waist],
    [0.445, mix(r.waist, r.hip, 0.5)],
    [LANDMARK.hip - 0.015, r.hip],
  ];
  const leg: Knots = [
    [0.56, r.thigh],
    [0.65, mix(r.thigh, r.knee, 0.5)],
    [LANDMARK.knee, r.knee],
    [LANDMARK.calf, r.calf],
    [0.87, mix(r.calf, 1, 0.5)],
    [LANDMARK.ankle, 1],
  ];
  const arm: Knots = [
    [0, r.biceps],
    [0.8, r.biceps],
    [1.2, r.forearm],
    [1.6, r.forearm],
    [2, r.wrist],
    [2.2, 1],
  ];
  return {
    torso: (y) => easedCurve(torso, y),
    leg: (y) => easedCurve(leg, y),
    arm: (along) => linearCurve(arm, along),
  };
}

/** Factors for the ratios that the warp is asked for, so that the measured widths become right. */
export type Correction = WidthRatios;

/** The warp reaches about this much of an additional request, because the room beside the body is limited. */
const YIELD = 0.7;

const FARTHEST = { less: 0.8, more: 1.25 } as const;

export function corrected(correction: Correction, widths: readonly SiteWidth[]): Correction {
  const next = { ...correction };
  for (const width of widths)
    if (width.made !== null && wrongWidth([width]))
      next[width.site] = Math.min(
        FARTHEST.more,
        Math.max(FARTHEST.less, correction[width.site] * (width.asked / width.made) ** (1 / YIELD)),
      );
  return next;
}

/** Applies a share of the correction, so that the steps stay in order. */
export function withCorrection(ratios: WidthRatios, correction: Correction, share: number): WidthRatios {
  const asked = { ...ratios };
  for (const site of WIDTH_SITES) asked[site] = ratios[site] * correction[site] ** share;
  return asked;
}
