/** Where the width of a body is measured on a picture, from above downwards. */
export const WIDTH_SITES = ["chest", "waist", "hip", "thigh"] as const;
export type WidthSite = (typeof WIDTH_SITES)[number];

/**
 * A width of the body on a made picture over the same width on the photo: what was asked for and what was measured,
 * null where an arm, cloth or the edge of the picture hides it.
 */
export type SiteWidth = { site: WidthSite; asked: number; made: number | null };

/** A picture whose widths are within this share of what was asked is kept. */
const TOLERANCE = 0.03;

/** By which share a width is too large; below 0 it is too small. */
export const widthError = ({ asked, made }: SiteWidth): number => (made === null ? 0 : made / asked - 1);

export const worstWidth = (widths: readonly SiteWidth[]): SiteWidth | null =>
  widths.reduce<SiteWidth | null>(
    (worst, width) => (worst && Math.abs(widthError(worst)) >= Math.abs(widthError(width)) ? worst : width),
    null,
  );

/** Whether the share by which a width is too large or too small is more than is kept. */
export const isTooFar = (error: number): boolean => Math.abs(error) > TOLERANCE;

/** The width that is farthest from what was asked, when it is too far; else null. */
export function wrongWidth(widths: readonly SiteWidth[]): SiteWidth | null {
  const worst = worstWidth(widths);
  return worst && isTooFar(widthError(worst)) ? worst : null;
}
