import { averageGirthCm, type GirthSubject, girthOfWidth } from "./girths";

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

/** The width that is farthest from what was asked, when it is too far; else null. */
export function wrongWidth(widths: readonly SiteWidth[]): SiteWidth | null {
  const worst = worstWidth(widths);
  return worst && Math.abs(widthError(worst)) > TOLERANCE ? worst : null;
}

/** A girth of the drawn body in centimetres: what was asked for and what the picture shows, null where it is hidden. */
export type DrawnGirth = { site: WidthSite; askedCm: number; madeCm: number | null; error: number };

/** What a tape would read of the widths on a picture, estimated for such a body as a girth is. */
export function drawnGirths(body: Omit<GirthSubject, "target">, widths: readonly SiteWidth[]): DrawnGirth[] {
  return widths.map((width) => {
    const { site, asked, made } = width;
    const before = averageGirthCm(body.sex, site, body.now.weightLbs, body.heightInches);
    const girthAt = (ratio: number) => before * girthOfWidth(body.sex, site, ratio);
    return {
      site,
      askedCm: girthAt(asked),
      madeCm: made === null ? null : girthAt(made),
      error: widthError(width),
    };
  });
}
