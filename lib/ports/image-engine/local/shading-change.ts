import type { BodyShading } from "./body-shading";
import { clamp, newPlane, type Plane, type RgbImage, read } from "./raster";

const { f32, u8 } = read;

/** What a step does to the shading: positive for a leaner body. */
export type ShadingChange = { relief: number; belly: number; flank: number };

/** Per percentage point of body fat lost. Beyond the limits skin looks blotchy rather than lean. */
const PER_POINT = { relief: 0.055, belly: -0.045, flank: -0.006 } as const;
const LIMIT = { relief: 0.65, belly: 0.6, flank: 0.07 } as const;

/**
 * How the shading changes with body fat (percent, before and after): a leaner body has more relief, less of a
 * rounded belly, and flanks that turn away from the light; a fuller one the opposite.
 */
export function shadingChange(bodyFatNow: number, bodyFatThen: number): ShadingChange {
  const lost = bodyFatNow - bodyFatThen;
  const change = (kind: keyof ShadingChange) => clamp(lost * PER_POINT[kind], -LIMIT[kind], LIMIT[kind]);
  return { relief: change("relief"), belly: change("belly"), flank: change("flank") };
}

/** No pixel gets darker or brighter than this. */
const DARKEST = 0.8;
const BRIGHTEST = 1.15;

/** What every pixel's brightness is to be multiplied with, on the analysis grid; null when nothing changes. */
export function shadingFactor({ relief, belly, flank }: BodyShading, change: ShadingChange): Plane | null {
  if (change.relief === 0 && change.belly === 0 && change.flank === 0) return null;
  const factor = newPlane(relief.width, relief.height);
  for (let i = 0; i < factor.data.length; i++) {
    const sum =
      change.relief * f32(relief.data, i) +
      change.belly * f32(belly.data, i) +
      change.flank * f32(flank.data, i);
    factor.data[i] = clamp(1 + sum, DARKEST, BRIGHTEST);
  }
  return factor;
}

/** Multiplies the photo with a factor given on the analysis grid, interpolated bilinearly. */
export function applyFactor(photo: RgbImage, factor: Plane): RgbImage {
  const { width, height } = photo;
  const out = photo.data.slice();
  const scale = factor.width / width;
  const line = new Float32Array(factor.width);
  for (let y = 0; y < height; y++) {
    const touched = blendRows(factor, ((y + 0.5) * factor.height) / height - 0.5, line);
    if (!touched) continue;
    const first = Math.max(0, Math.floor((touched.first - 1) / scale));
    const last = Math.min(width - 1, Math.ceil((touched.last + 2) / scale));
    for (let x = first; x <= last; x++) {
      const gridX = clamp((x + 0.5) * scale - 0.5, 0, factor.width - 1.001);
      const left = Math.floor(gridX);
      const value = f32(line, left) + (f32(line, left + 1) - f32(line, left)) * (gridX - left);
      if (value === 1) continue;
      const i = (y * width + x) * 3;
      out[i] = Math.min(255, u8(photo.data, i) * value + 0.5);
      out[i + 1] = Math.min(255, u8(photo.data, i + 1) * value + 0.5);
      out[i + 2] = Math.min(255, u8(photo.data, i + 2) * value + 0.5);
    }
  }
  return { width, height, data: out };
}

/** Blends two rows of the plane; tells from where to where the blend differs from 1, or null when nowhere. */
function blendRows(
  plane: Plane,
  position: number,
  line: Float32Array,
): { first: number; last: number } | null {
  const gridY = clamp(position, 0, plane.height - 1);
  const upper = Math.floor(gridY);
  const share = gridY - upper;
  const a = upper * plane.width;
  const b = Math.min(plane.height - 1, upper + 1) * plane.width;
  let first = -1;
  let last = -1;
  for (let x = 0; x < plane.width; x++) {
    const value = f32(plane.data, a + x) * (1 - share) + f32(plane.data, b + x) * share;
    line[x] = value;
    if (value === 1) continue;
    if (first < 0) first = x;
    last = x;
  }
  return first < 0 ? null : { first, last };
}
