import { type SiteWidth, widthError, worstWidth, wrongWidth } from "@/lib/body/widths";
import { type Analysis, lookAt } from "./analyse";
import { bodyOutline } from "./outline/body-outline";
import { measuredWidths } from "./outline/body-widths";
import { type Correction, corrected, NO_CORRECTION, withCorrection } from "./outline/width-correction";
import type { WidthRatios } from "./outline/width-profile";
import { decodePhoto, encodePicture } from "./raster/codec";
import type { RgbImage } from "./raster/raster";
import { reshape } from "./reshape";
import type { BodyChange } from "./surface/relief";

/** The widths that a body is to have, and what else changes with it. */
export type Aim = { ratios: WidthRatios; change: BodyChange };

export type Drawn = { jpeg: Uint8Array; widths: SiteWidth[] };

/** The last step of a photo, and what had to be asked of the warp for it. */
export type DrawnGoal = Drawn & { correction: Correction };

/** Times that the warp is asked again where the eye finds a width too far off. */
const MOST_CORRECTIONS = 2;

/**
 * Draws the goal and measures it; where a width is off, asks the warp for what is missing too, and keeps what came
 * nearest. The correction is found for the goal alone, so that the steps on the way there follow one another.
 */
export async function drawGoal(draw: Draw, goal: Aim): Promise<DrawnGoal> {
  let correction = NO_CORRECTION;
  let best = { ...(await draw(goal)), correction };
  for (let again = 0; again < MOST_CORRECTIONS && wrongWidth(best.widths); again++) {
    correction = corrected(correction, best.widths);
    const drawn = await draw({ ...goal, ratios: withCorrection(goal.ratios, correction, 1) }, goal.ratios);
    if (!isNearer(drawn, best)) break;
    best = { ...drawn, correction };
  }
  return best;
}

/** Draws what is asked of the warp, and measures it against what is wanted. */
export type Draw = (asked: Aim, wanted?: WidthRatios) => Promise<Drawn>;

/** Draws on one canvas, if there is one: large arrays are slow to get. */
export const drawing =
  (photo: RgbImage, analysis: Analysis, canvas: { spare?: Uint8Array }): Draw =>
  async ({ ratios, change }, wanted = ratios) => {
    const { spare } = canvas;
    canvas.spare = undefined;
    const { picture } = reshape(photo, analysis, ratios, change, spare);
    const jpeg = await encodePicture(picture);
    canvas.spare = picture.data;
    const widths = (await widthsOn(jpeg, analysis, wanted)) ?? [];
    return { jpeg, widths: widths.map(believed) };
  };

/** The warp misses a width by less than this, even where it lacks room. */
const MOST_OFF = 0.15;

/** The width, or null for one that the warp cannot have made: then an arm was measured as part of the torso. */
export const believed = (width: SiteWidth): SiteWidth =>
  Math.abs(widthError(width)) > MOST_OFF ? { ...width, made: null } : width;

/** What the eye measures on a picture of the photo's size; null where it sees nobody. */
export async function widthsOn(
  jpeg: Uint8Array,
  { outline, labels }: Analysis,
  wanted: WidthRatios,
): Promise<SiteWidth[] | null> {
  const { person } = await lookAt(await decodePhoto(jpeg));
  if (!person || person.mask.width !== labels.width || person.mask.height !== labels.height) return null;
  return measuredWidths(outline, bodyOutline(person.mask, labels, outline.pose), wanted);
}

/** Whether a picture is nearer to what was asked, in the widths that show on both. */
function isNearer(drawn: Drawn, best: Drawn): boolean {
  const isSeen = ({ site }: SiteWidth) =>
    [drawn, best].every(({ widths }) => widths.some((width) => width.site === site && width.made !== null));
  const errorOf = ({ widths }: Drawn) => {
    const worst = worstWidth(widths.filter(isSeen));
    return worst ? Math.abs(widthError(worst)) : 0;
  };
  return errorOf(drawn) < errorOf(best);
}
