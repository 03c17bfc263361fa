import { type SiteWidth, WIDTH_SITES, wrongWidth } from "@/lib/body/widths";
import { UNCHANGED, type WidthRatios } from "./width-profile";

/** Factors for the ratios that the warp is asked for, so that the measured widths become right. */
export type Correction = WidthRatios;

export const NO_CORRECTION: Correction = UNCHANGED;

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
