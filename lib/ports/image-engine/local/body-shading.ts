import type { BodyOutline } from "./body-outline";
import { heightOf, rowOf } from "./body-template";
import { easedCurve, type Knots, smoothStep } from "./curve";
import { blueDifference, lumaAt, newPlane, type Plane, type RgbImage, read, redDifference } from "./raster";
import { middle, widthOf } from "./row-spans";
import { shoulderLine } from "./shoulder-line";
import { smoothPlane, smoothWidely } from "./smoothing";
import { torsoAt } from "./torso-outline";

const { f32, u8 } = read;

/**
 * How light falls on the body, as shares of its brightness on the analysis grid. Made once per photo; each step
 * adds or takes away some of it, see shading-change.ts.
 */
export type BodyShading = {
  /** Relief of muscles and ribs: details between about 1 and 3 cm. */
  relief: Plane;
  /** Rounding of the belly: broad light and shade over the abdomen, 4 to 12 cm. */
  belly: Plane;
  /** Darkening towards the flanks that a rounder or flatter trunk brings. */
  flank: Plane;
};

/** Blurs that separate the scales, as fractions of the stature. */
const FINE_BLUR = 0.006;
const RELIEF_BLUR = 0.02;
const BELLY_BLUR = 0.06;

/** Clothes take part a little: they cling to what is below them. */
const CLOTHES_SHARE = 0.25;

/** Where relief shows: from the shoulder line, over this height, to the ankles. Never on the head. */
const ONSET = 0.025;
const RELIEF_HEIGHTS: Knots = [
  [0.9, 1],
  [0.95, 0],
];
const BELLY_HEIGHTS: Knots = [
  [0.31, 0],
  [0.36, 1],
  [0.45, 1],
  [0.5, 0],
];
const FLANK_HEIGHTS: Knots = [
  [0.26, 0],
  [0.34, 1],
  [0.45, 1],
  [0.51, 0],
];

/** Across the torso, 0 in the middle and 1 at its edge: the flank's shade grows late and ends with the contour. */
const FLANK_ACROSS: Knots = [
  [0.45, 0],
  [0.8, 1],
  [0.97, 1],
  [1.02, 0],
];
const BELLY_ACROSS: Knots = [
  [0, 1],
  [0.7, 1],
  [0.95, 0],
];

/** Brightness below this counts as this, so that dark clothes are not turned into patterns. */
const DARKEST_LUMA = 24;

export function bodyShading(photo: RgbImage, outline: BodyOutline): BodyShading {
  const { width, height } = outline.mask;
  const { stature } = outline.pose;
  const { luma, skin } = readBody(photo, outline);
  const blurred = (share: number) => smoothInside(luma, outline, stature * share);
  const [fine, medium, broad] = [blurred(FINE_BLUR), blurred(RELIEF_BLUR), blurred(BELLY_BLUR)];
  const shading = {
    relief: newPlane(width, height),
    belly: newPlane(width, height),
    flank: newPlane(width, height),
  };
  const still = shoulderLine(outline);
  for (let row = Math.max(0, rowOf(outline.pose, still)); row < height; row++) {
    const y = heightOf(outline.pose, row);
    const torso = torsoAt(outline.torso, row);
    const [reliefHere, bellyHere, flankHere] = [RELIEF_HEIGHTS, BELLY_HEIGHTS, FLANK_HEIGHTS].map((knots) =>
      easedCurve(knots, y),
    ) as [number, number, number];
    const onset = smoothStep(still, still + ONSET, y);
    if (reliefHere === 0 || onset === 0) continue;
    for (let x = 0; x < width; x++) {
      const i = row * width + x;
      if (u8(outline.mask.data, i) === 0) continue;
      const brightness = Math.max(DARKEST_LUMA, f32(broad.data, i));
      const across = Math.abs(x + 0.5 - middle(torso)) / (widthOf(torso) / 2);
      shading.relief.data[i] =
        (onset * reliefHere * f32(skin.data, i) * (f32(fine.data, i) - f32(medium.data, i))) / brightness;
      if (bellyHere === 0 && flankHere === 0) continue;
      const bulge = (f32(medium.data, i) - f32(broad.data, i)) / brightness;
      shading.belly.data[i] = bellyHere * easedCurve(BELLY_ACROSS, across) * bulge;
      shading.flank.data[i] = flankHere * easedCurve(FLANK_ACROSS, across) * f32(skin.data, i);
    }
  }
  return shading;
}

/** Brightness of the body on the analysis grid, and how much of each pixel is skin. */
function readBody(photo: RgbImage, { mask }: BodyOutline): { luma: Plane; skin: Plane } {
  const luma = newPlane(mask.width, mask.height);
  const skin = newPlane(mask.width, mask.height);
  for (let y = 0; y < mask.height; y++) {
    const row = Math.floor(((y + 0.5) * photo.height) / mask.height) * photo.width;
    for (let x = 0; x < mask.width; x++) {
      const i = y * mask.width + x;
      if (u8(mask.data, i) === 0) continue;
      const offset = (row + Math.floor(((x + 0.5) * photo.width) / mask.width)) * 3;
      luma.data[i] = lumaAt(photo.data, offset);
      skin.data[i] = isSkin(photo.data, offset) ? 1 : CLOTHES_SHARE;
    }
  }
  return { luma, skin: smoothPlane(skin, 1.5, 1.5) };
}

/** A wide net over the colours of human skin, dark to fair; relative to brightness, so that dim photos count. */
function isSkin(data: Uint8Array, offset: number): boolean {
  const luma = lumaAt(data, offset);
  const scale = 128 / Math.max(16, luma);
  const red = redDifference(data, offset, luma) * scale;
  const blue = blueDifference(data, offset, luma) * scale;
  return red > 5 && red < 60 && blue > -60 && blue < 3;
}

/** Blurs the body without letting the background bleed into it. */
function smoothInside(luma: Plane, { mask }: BodyOutline, sigma: number): Plane {
  const weight = newPlane(mask.width, mask.height);
  for (let i = 0; i < weight.data.length; i++) weight.data[i] = u8(mask.data, i);
  const sum = smoothWidely(luma, sigma);
  const share = smoothWidely(weight, sigma);
  for (let i = 0; i < sum.data.length; i++) {
    sum.data[i] = f32(share.data, i) > 1e-3 ? f32(sum.data, i) / f32(share.data, i) : 0;
  }
  return sum;
}
