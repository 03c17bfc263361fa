import { smoothPlane, smoothWidely } from "./plane-smoothing";
import {
  blueDifference,
  lumaAt,
  type Mask,
  newPlane,
  type Plane,
  type RgbImage,
  read,
  redDifference,
} from "./raster";

const { f32, u8 } = read;

/** The body as the light shows it, on the grid of its mask. */
export type BodyLight = {
  /** Brightness, 0 to 255. */
  luma: Plane;
  /** 1 where the body is bare skin, 0 elsewhere. */
  skin: Plane;
};

/** Reads brightness and skin of the body from the photo: the mean colour of each pixel of the mask. */
export function readBodyLight(photo: RgbImage, mask: Mask): BodyLight {
  const { width, height } = mask;
  const luma = newPlane(width, height);
  const skin = newPlane(width, height);
  const mean = new Uint8Array(3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (u8(mask.data, i) === 0) continue;
      meanColourAt(photo, mask, x, y, mean);
      luma.data[i] = lumaAt(mean, 0);
      if (isSkin(mean)) skin.data[i] = 1;
    }
  }
  return { luma, skin };
}

/** The mean colour of the photo's pixels that a pixel of a smaller grid stands for. */
function meanColourAt(
  photo: RgbImage,
  grid: { width: number; height: number },
  x: number,
  y: number,
  mean: Uint8Array,
): void {
  const top = Math.floor((y * photo.height) / grid.height);
  const bottom = Math.max(top + 1, Math.floor(((y + 1) * photo.height) / grid.height));
  const left = Math.floor((x * photo.width) / grid.width);
  const right = Math.max(left + 1, Math.floor(((x + 1) * photo.width) / grid.width));
  meanColour(photo, left, right, top, bottom, mean);
}

function meanColour(
  photo: RgbImage,
  left: number,
  right: number,
  top: number,
  bottom: number,
  mean: Uint8Array,
): void {
  let [red, green, blue] = [0, 0, 0];
  for (let y = top; y < bottom; y++) {
    const end = (y * photo.width + right) * 3;
    for (let i = (y * photo.width + left) * 3; i < end; i += 3) {
      red += u8(photo.data, i);
      green += u8(photo.data, i + 1);
      blue += u8(photo.data, i + 2);
    }
  }
  const count = (right - left) * (bottom - top);
  mean[0] = red / count;
  mean[1] = green / count;
  mean[2] = blue / count;
}

/** A wide net over the colours of human skin, dark to fair; relative to brightness, so that dim photos count. */
function isSkin(colour: Uint8Array): boolean {
  const luma = lumaAt(colour, 0);
  const scale = 128 / Math.max(16, luma);
  const red = redDifference(colour, 0, luma) * scale;
  const blue = blueDifference(colour, 0, luma) * scale;
  return red > 5 && red < 60 && blue > -60 && blue < 3;
}

/**
 * Blurs what has weight, and nothing else: each pixel becomes the weighted mean of its neighbourhood, so that skin is
 * not mixed with the clothes and the wall beside it. 0 where nothing of weight is near.
 */
export function blurWithin({ width, height, data }: Plane, weight: Plane, sigma: number): Plane {
  const weighted = newPlane(width, height);
  for (let i = 0; i < data.length; i++) weighted.data[i] = f32(data, i) * f32(weight.data, i);
  const mean = smoothWidely(weighted, sigma);
  const near = smoothWidely(weight, sigma);
  for (let i = 0; i < data.length; i++) mean.data[i] = quotient(f32(mean.data, i), f32(near.data, i));
  return mean;
}

const quotient = (sum: number, weight: number): number => (weight > 1e-3 ? sum / weight : 0);

/** From 0 at the edge of a region (`region` is 1 inside and 0 outside) up to 1 about two sigmas within it. */
export function fadedRegion(region: Plane, sigma: number): Plane {
  const soft = smoothPlane(region, sigma, sigma);
  for (let i = 0; i < soft.data.length; i++)
    soft.data[i] = f32(region.data, i) > 0 ? Math.max(0, 2 * f32(soft.data, i) - 1) : 0;
  return soft;
}
