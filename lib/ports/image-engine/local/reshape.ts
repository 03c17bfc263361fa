import type { Analysis } from "./analyse";
import { relaxBackground } from "./background";
import { bellyRise, risen } from "./belly-rise";
import { rowOf } from "./body-template";
import { bodyDisplacement } from "./displacement";
import { inverseShift } from "./inverse-shift";
import { lightChange } from "./light/light-change";
import { withStayingLight } from "./light/staying-light";
import { limitToRoom } from "./line-limit";
import { soften } from "./plane-smoothing";
import { clamp, type Plane, type RgbImage, read } from "./raster";
import { remap } from "./remap";
import { shoulderLine } from "./shoulder-line";
import type { BodyChange } from "./surface/relief";
import { type WidthRatios, widthProfile } from "./width-profile";

const { f32 } = read;

/** What reshaping needs to know of an analysis. */
type Known = Pick<Analysis, "outline" | "surroundings" | "cover">;

export type Reshaped = { picture: RgbImage; shift: Plane };

/** All shifts are made smaller by this many grid pixels, so that far from the body nothing is touched. */
const INVISIBLE = 0.015;

/**
 * Gives the person in the photo the asked widths, and the light that then falls on them. The same input gives the same bytes; they are written
 * into `canvas`, if there is one of the photo's size.
 */
export function reshape(
  photo: RgbImage,
  analysis: Known,
  ratios: WidthRatios,
  change: BodyChange,
  canvas?: Uint8Array,
): Reshaped {
  const shift = shiftField(analysis, ratios);
  const rise = bellyRise(analysis.outline, change);
  const lit = lightChange(analysis.outline, analysis.cover, change, widthProfile(ratios));
  const factor =
    lit && rise
      ? withStayingLight(risen(lit, rise), rise, analysis.cover, analysis.outline.pose.stature)
      : lit;
  return { picture: remap(photo, { shift, rise, factor }, canvas), shift };
}

/**
 * For every pixel of the picture the horizontal offset, in pixels of the analysis grid, at which the photo is read:
 * the body as asked, the background around it as little as can be.
 */
export function shiftField({ outline, surroundings }: Omit<Known, "cover">, ratios: WidthRatios): Plane {
  const body = bodyDisplacement(outline, ratios);
  limitToRoom(body, surroundings.room);
  const relaxed = relaxBackground(body, surroundings);
  const shift = soften(relaxed);
  const still = clamp(rowOf(outline.pose, shoulderLine(outline)), 0, shift.height) * shift.width;
  shift.data.fill(0, 0, still);
  for (let i = still; i < shift.data.length; i++) {
    const size = Math.abs(f32(shift.data, i)) - INVISIBLE;
    shift.data[i] = size > 0 ? Math.sign(f32(shift.data, i)) * size : 0;
  }
  return inverseShift(shift);
}
