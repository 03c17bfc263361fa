import { gridRows, type RowReader } from "./grid-rows";
import { clamp, type Plane, type RgbImage, read } from "./raster";

const { f32, u8 } = read;

/** Shifts below this many pixels of the photo are not visible: those pixels are copied as they are. */
const INVISIBLE = 0.004;

/** Reads the shift of a row of the photo, in the photo's pixels, from the analysis grid. */
export function shiftRows(shift: Plane, width: number, height: number): RowReader {
  const scale = width / shift.width;
  const photoPixels = { ...shift, data: shift.data.map((value) => value * scale) };
  return gridRows(photoPixels, width, height, 0);
}

/**
 * Reads every pixel of the picture from the photo at its shifted place (Catmull-Rom interpolation along the row), its
 * brightness multiplied with the factor that belongs to that place, if there is one.
 */
export function remap(photo: RgbImage, shift: Plane, factor: Plane | null): RgbImage {
  const { width, height, data } = photo;
  const out = new Uint8ClampedArray(data);
  const offsets = new Float32Array(width);
  const gains = new Float32Array(width).fill(1);
  const readShift = shiftRows(shift, width, height);
  const readGain = factor ? gridRows(factor, width, height, 1) : null;
  for (let y = 0; y < height; y++) {
    const moved = readShift(y, offsets);
    const lit = readGain ? readGain(y, gains) : null;
    if (!moved && !lit) continue;
    const first = Math.min(moved?.first ?? width, lit?.first ?? width);
    const last = Math.max(moved?.last ?? 0, lit?.last ?? 0);
    const row = y * width * 3;
    for (let x = first; x <= last; x++) {
      const offset = f32(offsets, x);
      const still = offset > -INVISIBLE && offset < INVISIBLE;
      const source = still ? x : Math.min(Math.max(x + offset, 0), width - 1);
      const x1 = Math.floor(source);
      const t = source - x1;
      const gain = f32(gains, t < 0.5 ? x1 : x1 + 1);
      if (still && gain === 1) continue;
      const t2 = t * t;
      const t3 = t2 * t;
      const w0 = gain * (-0.5 * t + t2 - 0.5 * t3);
      const w1 = gain * (1 - 2.5 * t2 + 1.5 * t3);
      const w2 = gain * (0.5 * t + 2 * t2 - 1.5 * t3);
      const w3 = gain * (-0.5 * t2 + 0.5 * t3);
      const i1 = row + x1 * 3;
      const i0 = x1 > 0 ? i1 - 3 : i1;
      const i2 = x1 < width - 1 ? i1 + 3 : i1;
      const i3 = x1 < width - 2 ? i1 + 6 : i2;
      const target = row + x * 3;
      for (let c = 0; c < 3; c++) {
        out[target + c] =
          w0 * u8(data, i0 + c) + w1 * u8(data, i1 + c) + w2 * u8(data, i2 + c) + w3 * u8(data, i3 + c);
      }
    }
  }
  return { width, height, data: new Uint8Array(out.buffer) };
}

/** Carries a label mask of the photo's size along the shift, taking the nearest pixel. */
export function remapLabels(labels: Uint8Array, width: number, height: number, shift: Plane): Uint8Array {
  const out = labels.slice();
  const offsets = new Float32Array(width);
  const readShift = shiftRows(shift, width, height);
  for (let y = 0; y < height; y++) {
    const moved = readShift(y, offsets);
    if (!moved) continue;
    for (let x = moved.first; x <= moved.last; x++) {
      const source = clamp(Math.round(x + f32(offsets, x)), 0, width - 1);
      out[y * width + x] = u8(labels, y * width + source);
    }
  }
  return out;
}
