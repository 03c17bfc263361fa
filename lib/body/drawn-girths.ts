import type { Subject } from "./body";
import { averageGirthCm, girthOfWidth, girthRatios } from "./girths";
import { type SiteWidth, widthError } from "./widths";

/**
 * Girths of a picture in centimetres, for an average body of this sex, weight and height. `askedCm` is the girth of the
 * ordered body, as `tapeChanges` has it; `madeCm` is off from it as far as the width on the picture is.
 */
export function drawnGirths(subject: Subject, widths: readonly SiteWidth[]) {
  const { sex, now, heightInches } = subject;
  const { girth } = girthRatios(subject);
  return widths.map((width) => {
    const { site, asked, made } = width;
    const beforeCm = averageGirthCm(sex, site, now.weightLbs, heightInches);
    const askedCm = beforeCm * girth[site];
    const madeCm = made === null ? null : askedCm * girthOfWidth(sex, site, made / asked);
    return { site, beforeCm, askedCm, madeCm, error: widthError(width) };
  });
}
