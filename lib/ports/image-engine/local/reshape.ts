import type { Analysis } from "./analyse";
import { relaxBackground } from "./background";
import { LANDMARK, rowOf } from "./body-template";
import { bodyDisplacement, stillHead } from "./displacement";
import { limitAtCrossings } from "./line-limit";
import { type Plane, type RgbImage, read } from "./raster";
import { remap } from "./remap";
import { type ShadingChange, shadingFactor } from "./shading-change";
import { smoothPlane } from "./smoothing";
import type { WidthRatios } from "./width-profile";

const { f32 } = read;

export type Reshaped = { picture: RgbImage; shift: Plane };

/** Evens out the seam between body and background, in pixels of the analysis grid. */
const SEAM_SIGMA = 0.6;

/** Shifts below this many grid pixels are dropped, so that untouched parts stay byte for byte. */
const INVISIBLE = 0.002;

/** Gives the person in the photo the asked widths and shading. Pure: the same input gives the same bytes. */
export function reshape(
  photo: RgbImage,
  analysis: Analysis,
  ratios: WidthRatios,
  change: ShadingChange,
): Reshaped {
  const shift = shiftField(analysis, ratios);
  const factor = shadingFactor(analysis.shading, change);
  return { picture: remap(photo, shift, factor), shift };
}

/** The shift of every pixel of the analysis grid, body and background. */
export function shiftField({ outline, surroundings }: Analysis, ratios: WidthRatios): Plane {
  const body = bodyDisplacement(outline, ratios);
  const stillRows = rowOf(outline.pose, LANDMARK.chin);
  const relaxed = relaxBackground(body, surroundings, stillRows);
  const limited = limitAtCrossings(
    smoothPlane(relaxed, SEAM_SIGMA, SEAM_SIGMA),
    surroundings.lines,
    outline.pose,
  );
  const shift = stillHead(limited, outline.pose);
  for (let i = 0; i < shift.data.length; i++) {
    if (Math.abs(f32(shift.data, i)) < INVISIBLE) shift.data[i] = 0;
  }
  return shift;
}
