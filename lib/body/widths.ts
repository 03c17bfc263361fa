export const WIDTH_SITES = ["chest", "waist", "hip", "thigh"] as const;
export type WidthSite = (typeof WIDTH_SITES)[number];

/** Widths relative to the photo's. `made` is null when an arm, cloth or the edge of the picture hides it. */
export type SiteWidth = { site: WidthSite; asked: number; made: number | null };

const TOLERANCE = 0.03;

/** Relative error: above 0 too wide, below 0 too narrow. */
export const widthError = ({ asked, made }: SiteWidth): number => (made === null ? 0 : made / asked - 1);

export const worstWidth = (widths: readonly SiteWidth[]): SiteWidth | null =>
  widths.reduce<SiteWidth | null>(
    (worst, width) => (worst && Math.abs(widthError(worst)) >= Math.abs(widthError(width)) ? worst : width),
    null,
  );

export const isTooFar = (error: number): boolean => Math.abs(error) > TOLERANCE;

export function wrongWidth(widths: readonly SiteWidth[]): SiteWidth | null {
  const worst = worstWidth(widths);
  return worst && isTooFar(widthError(worst)) ? worst : null;
}
