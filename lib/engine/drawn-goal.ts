import { type SiteWidth, widthError, worstWidth, wrongWidth } from "@/lib/body/widths";
import { type Analysis, lookAt } from "./analyse";
import { bodyOutline } from "./outline/body-outline";
import { measuredWidths } from "./outline/body-widths";
import {
  type Correction,
  corrected,
  UNCHANGED,
  type WidthRatios,
  withCorrection,
} from "./outline/width-profile";
import { decodePhoto, encodePicture } from "./raster/codec";
import type { RgbImage } from "./raster/raster";
import { reshape } from "./reshape";
import type { BodyChange } from "./surface/relief";

export type Aim = { ratios: WidthRatios; change: BodyChange };

export type Drawn = { jpeg: Uint8Array; widths: SiteWidth[] };

export type DrawnGoal = Drawn & { correction: Correction };

const MAX_CORRECTIONS = 2;

/** Draws again with corrected ratios if a width is wrong. All steps share them, so they stay in order. */
export async function drawGoal(draw: Draw, goal: Aim): Promise<DrawnGoal> {
  let correction: Correction = UNCHANGED;
  let best = { ...(await draw(goal)), correction };
  for (let again = 0; again < MAX_CORRECTIONS && wrongWidth(best.widths); again++) {
    correction = corrected(correction, best.widths);
    const drawn = await draw({ ...goal, ratios: withCorrection(goal.ratios, correction, 1) }, goal.ratios);
    if (!isNearer(drawn, best)) break;
    best = { ...drawn, correction };
  }
  return best;
}

/** Warps with `asked` and measures against `wanted`. */
export type Draw = (asked: Aim, wanted?: WidthRatios) => Promise<Drawn>;

/** Reuses one output buffer, because large arrays are slow to allocate. */
export const drawing =
  (photo: RgbImage, analysis: Analysis, canvas: { spare?: Uint8Array }): Draw =>
  async ({ ratios, change }, wanted = ratios) => {
    const { spare } = canvas;
    canvas.spare = undefined;
    const { picture } = reshape(photo, analysis, ratios, change, spare);
    const jpeg = await encodePicture(picture);
    canvas.spare = picture.data;
    const widths = (await widthsOn(jpeg, analysis, wanted)) ?? [];
    return { jpeg, widths: widths.map(withoutImplausible) };
  };

/** Largest error of a width that the warp can make, as a fraction. */
const MAX_WARP_ERROR = 0.15;

/** Drops a width that the warp cannot have made: there an arm was measured as part of the torso. */
export const withoutImplausible = (width: SiteWidth): SiteWidth =>
  Math.abs(widthError(width)) > MAX_WARP_ERROR ? { ...width, made: null } : width;

export async function widthsOn(
  jpeg: Uint8Array,
  { outline, labels }: Analysis,
  wanted: WidthRatios,
): Promise<SiteWidth[] | null> {
  const { person } = await lookAt(await decodePhoto(jpeg));
  if (!person || person.mask.width !== labels.width || person.mask.height !== labels.height) return null;
  return measuredWidths(outline, bodyOutline(person.mask, labels, outline.pose), wanted);
}

function isNearer(drawn: Drawn, best: Drawn): boolean {
  const isSeen = ({ site }: SiteWidth) =>
    [drawn, best].every(({ widths }) => widths.some((width) => width.site === site && width.made !== null));
  const errorOf = ({ widths }: Drawn) => {
    const worst = worstWidth(widths.filter(isSeen));
    return worst ? Math.abs(widthError(worst)) : 0;
  };
  return errorOf(drawn) < errorOf(best);
}
