import type { Subject } from "./body";
import { averageGirthCm, girthOfWidth } from "./girths";
import { type SiteWidth, widthError } from "./widths";

/** Converts widths on a picture to girths in centimetres, for an average body of this sex, weight and height. */
export function drawnGirths(body: Omit<Subject, "target">, widths: readonly SiteWidth[]) {
  return widths.map((width) => {
    const { site, asked, made } = width;
    const beforeCm = averageGirthCm(body.sex, site, body.now.weightLbs, body.heightInches);
    const girthAt = (ratio: number) => beforeCm * girthOfWidth(body.sex, site, ratio);
    return {
      site,
      beforeCm,
      askedCm: girthAt(asked),
      madeCm: made === null ? null : girthAt(made),
      error: widthError(width),
    };
  });
}
