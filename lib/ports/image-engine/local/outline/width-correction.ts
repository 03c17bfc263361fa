import { type SiteWidth, WIDTH_SITES, wrongWidth } from "@/lib/body/widths";
import { UNCHANGED, type WidthRatios } from "./width-profile";

/** What the ratios asked of the warp are multiplied with, so that those come out that are wanted. */
export type Correction = WidthRatios;

export const NO_CORRECTION: Correction = UNCHANGED;

/** The warp gives about this much of what is asked of it in addition: the room beside a body takes the rest. */
const YIELD = 0.7;

/** No site is asked for more or less than this beyond what is wanted. */
const FARTHEST = { less: 0.8, more: 1.25 } as const;

/** A correction that also asks for what is still missing after it, at the sites that are too far off. */
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

/** Ratios with the correction of the whole way, for this share of it: steps stay in order. */
export function withCorrection(ratios: WidthRatios, correction: Correction, share: number): WidthRatios {
  const asked = { ...ratios };
  for (const site of WIDTH_SITES) asked[site] = ratios[site] * correction[site] ** share;
  return asked;
}
