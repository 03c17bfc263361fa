import { smoothPlane, smoothWidely } from "@/lib/engine/raster/plane-smoothing";
import {
  blueDifference,
  clamp,
  lumaAt,
  type Mask,
  newPlane,
  type Plane,
  type RgbImage,
  read,
  redDifference,
} from "@/lib/engine/raster/raster";
import { axisAt, heightOf, type Pose } from "@/lib/engine/template/body-template";
import type { BodyOutline } from "./body-outline";

const { f32, u8 } = read;

/** Red and blue difference, scaled to a luma of 128. */
type Tone = { red: number; blue: number };

/** Range of human skin, dark to fair, in daylight and under warm bulbs. */
const SKIN = { leastRed: 4, mostBlue: -1 } as const;

/** Deviation of one person's skin: hue in radians, saturation as a factor. */
const HUE = 0.32;
const SATURATION = { least: 0.62, most: 2.2 } as const;

/** Cameras make bright skin paler: the least saturation of skin that is this much brighter than the face. */
const BRIGHT = { brighter: 1.3, saturation: 0.45 } as const;

/** Shiny skin counts only if most of its surroundings (radius as a fraction of the stature) are skin. */
const SHINE = { least: 0.15, around: 0.02 } as const;

/** Where to read the skin colour: heights, and distance from the axis; fractions of the stature. */
const FACE = { top: 0.06, bottom: 0.12, aside: 0.03 } as const;
const BODY = { top: 0, bottom: 1, aside: 1 } as const;

/** A face with a smaller share of skin pixels is hidden or turned away. */
const MIN_SEEN = 0.4;

/** Sigma in pixels of the filter that removes single outliers. */
const SPECK = 1.5;

/** 1 on skin, else 0: on all of it, and without what is so bright that it hardly tells how much light falls on it. */
export type Skin = { all: Plane; dull: Plane };

/** The reference colour is the face's, or that of all skin-like pixels if it is hidden. */
export function readSkin(photo: RgbImage, { mask, pose }: Pick<BodyOutline, "mask" | "pose">): Skin {
  const skin = newPlane(mask.width, mask.height);
  const pale = newPlane(mask.width, mask.height);
  const usual = usualSkin(photo, mask, pose, FACE) ?? usualSkin(photo, mask, pose, BODY);
  if (!usual) return { all: skin, dull: skin };
  const body = newPlane(mask.width, mask.height);
  const shine = newPlane(mask.width, mask.height);
  for (let i = 0; i < skin.data.length; i++) {
    if (u8(mask.data, i) === 0) continue;
    body.data[i] = 1;
    const [tone, luma] = [toneAt(photo.data, i * 3), lumaAt(photo.data, i * 3)];
    const isBright = luma > BRIGHT.brighter * usual.luma;
    if (isLike(usual.tone, tone, SATURATION.least)) skin.data[i] = 1;
    else if (isBright && isLike(usual.tone, tone, BRIGHT.saturation)) pale.data[i] = 1;
    else if (isBright && isLike(usual.tone, tone, SHINE.least)) shine.data[i] = 1;
  }
  const withShine = (seen: Plane): Plane => {
    const around = blurWithin(seen, body, pose.stature * SHINE.around);
    for (let i = 0; i < seen.data.length; i++)
      if (f32(shine.data, i) > 0 && f32(around.data, i) > 0.5) seen.data[i] = 1;
    return withoutSpecks(seen, mask);
  };
  const all = { ...skin, data: skin.data.map((value, i) => Math.max(value, f32(pale.data, i))) };
  return { all: withShine(all), dull: withShine(skin) };
}

function withoutSpecks(skin: Plane, mask: Mask): Plane {
  const mostly = smoothPlane(skin, SPECK, SPECK);
  const data = mostly.data.map((value, i) => (u8(mask.data, i) > 0 && value > 0.5 ? 1 : 0));
  return { ...skin, data };
}

type UsualSkin = { tone: Tone; luma: number };

function usualSkin(
  photo: RgbImage,
  mask: Mask,
  pose: Pose,
  where: typeof FACE | typeof BODY,
): UsualSkin | null {
  const [reds, blues, lumas]: [number[], number[], number[]] = [[], [], []];
  let seen = 0;
  for (let i = 0; i < mask.data.length; i++) {
    const y = heightOf(pose, Math.floor(i / mask.width));
    const aside = Math.abs((i % mask.width) + 0.5 - axisAt(pose, y)) / pose.stature;
    if (u8(mask.data, i) === 0 || y < where.top || y > where.bottom || aside > where.aside) continue;
    seen++;
    const tone = toneAt(photo.data, i * 3);
    if (tone.red < SKIN.leastRed || tone.blue > SKIN.mostBlue) continue;
    reds.push(tone.red);
    blues.push(tone.blue);
    lumas.push(lumaAt(photo.data, i * 3));
  }
  const enough = where === BODY ? 1 : MIN_SEEN * seen;
  if (reds.length < Math.max(1, enough)) return null;
  return { tone: { red: medianOf(reds), blue: medianOf(blues) }, luma: medianOf(lumas) };
}

export function toneAt(data: Uint8Array, offset: number): Tone {
  const luma = lumaAt(data, offset);
  const scale = 128 / Math.max(16, luma);
  return { red: redDifference(data, offset, luma) * scale, blue: blueDifference(data, offset, luma) * scale };
}

/** Compares hue and saturation. Pale colours have a wider tolerance, because their hue is uncertain. */
function isLike(usual: Tone, { red, blue }: Tone, leastSaturation: number): boolean {
  const size = Math.hypot(usual.red, usual.blue);
  const saturation = Math.hypot(red, blue) / size;
  if (saturation < leastSaturation || saturation > SATURATION.most) return false;
  const sine = (red * usual.blue - blue * usual.red) / (saturation * size * size);
  const alike = red * usual.red + blue * usual.blue > 0;
  return alike && Math.abs(sine) < HUE / clamp(saturation, 0.3, 1);
}

export const medianOf = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** Weighted mean of the neighbourhood, so that skin does not mix with cloth. 0 without weight nearby. */
export function blurWithin({ width, height, data }: Plane, weight: Plane, sigma: number): Plane {
  const weighted = newPlane(width, height);
  for (let i = 0; i < data.length; i++) weighted.data[i] = f32(data, i) * f32(weight.data, i);
  const mean = smoothWidely(weighted, sigma);
  const near = smoothWidely(weight, sigma);
  for (let i = 0; i < data.length; i++) mean.data[i] = quotient(f32(mean.data, i), f32(near.data, i));
  return mean;
}

const quotient = (sum: number, weight: number): number => (weight > 1e-3 ? sum / weight : 0);

/** Turns a region of ones into a ramp: 0 at the edge, 1 about two sigmas inside. */
export function fadedRegion(region: Plane, sigma: number): Plane {
  const soft = smoothPlane(region, sigma, sigma);
  for (let i = 0; i < soft.data.length; i++)
    soft.data[i] = f32(region.data, i) > 0 ? Math.max(0, 2 * f32(soft.data, i) - 1) : 0;
  return soft;
}
