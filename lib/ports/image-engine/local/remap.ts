import { gridRows, type RowReader } from "./grid-rows";
import { clamp, type Plane, type RgbImage, read } from "./raster";

const { f32, i32, u8 } = read;

/** Reads the shift of a row of the photo, in the photo's pixels, from the analysis grid. */
export function shiftRows(shift: Plane, width: number, height: number): RowReader {
  const scale = width / shift.width;
  const photoPixels = { ...shift, data: shift.data.map((value) => value * scale) };
  return gridRows(photoPixels, width, height, 0);
}

/** Fixed-point arithmetic: places in 256ths of a pixel, weights in 4096ths, brightness in 1024ths. */
const PLACE_BITS = 8;
const WEIGHT_BITS = 12;
const GAIN_BITS = 10;
const PLACES = 1 << PLACE_BITS;

/** Catmull-Rom weights of the four pixels about each place between two of them. */
const WEIGHTS = catmullRom();

function catmullRom(): Int32Array {
  const weights = new Int32Array(PLACES * 4);
  const one = 1 << WEIGHT_BITS;
  for (let place = 0; place < PLACES; place++) {
    const t = place / PLACES;
    const outer = Math.round(one * (-0.5 * t + t * t - 0.5 * t ** 3));
    const next = Math.round(one * (0.5 * t + 2 * t * t - 1.5 * t ** 3));
    const last = Math.round(one * (-0.5 * t * t + 0.5 * t ** 3));
    weights.set([outer, one - outer - next - last, next, last], place * 4);
  }
  return weights;
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
  const line = new Uint8Array((width + 3) * 3);
  const readShift = shiftRows(shift, width, height);
  const readGain = factor ? gridRows(factor, width, height, 1) : null;
  for (let y = 0; y < height; y++) {
    const moved = readShift(y, offsets);
    const lit = readGain ? readGain(y, gains) : null;
    if (!moved && !lit) continue;
    const first = Math.min(moved?.first ?? width, lit?.first ?? width);
    const last = Math.max(moved?.last ?? 0, lit?.last ?? 0);
    const row = data.subarray(y * width * 3, (y + 1) * width * 3);
    padEnds(row, line);
    remapRow(line, offsets, gains, first, last, out, y * width);
  }
  return { width, height, data: new Uint8Array(out.buffer) };
}

/** Copies a row with its first pixel once more before it and its last one twice behind it. */
function padEnds(row: Uint8Array, line: Uint8Array): void {
  line.set(row, 3);
  line.copyWithin(0, 3, 6);
  line.set(row.subarray(row.length - 3), row.length + 3);
  line.set(row.subarray(row.length - 3), row.length + 6);
}

/** One row of the picture from column `first` to `last`; `start` is the index of its first pixel in the picture. */
function remapRow(
  line: Uint8Array,
  offsets: Float32Array,
  gains: Float32Array,
  first: number,
  last: number,
  out: Uint8ClampedArray,
  start: number,
): void {
  const end = (offsets.length - 1) * PLACES;
  const half = 1 << (WEIGHT_BITS + GAIN_BITS - 7);
  for (let x = first; x <= last; x++) {
    const still = x * PLACES;
    const place = Math.min(Math.max(still + f32(offsets, x) * PLACES + 0.5, 0), end) | 0;
    const gain = (f32(gains, (place + PLACES / 2) >> PLACE_BITS) * (1 << GAIN_BITS) + 0.5) | 0;
    if (place === still && gain === 1 << GAIN_BITS) continue;
    const weight = (place & (PLACES - 1)) * 4;
    const w0 = i32(WEIGHTS, weight);
    const w1 = i32(WEIGHTS, weight + 1);
    const w2 = i32(WEIGHTS, weight + 2);
    const w3 = i32(WEIGHTS, weight + 3);
    const at = (place >> PLACE_BITS) * 3;
    const target = (start + x) * 3;
    for (let c = 0; c < 3; c++) {
      const from = at + c;
      const sum =
        w0 * u8(line, from) + w1 * u8(line, from + 3) + w2 * u8(line, from + 6) + w3 * u8(line, from + 9);
      out[target + c] = ((sum >> 6) * gain + half) >> (WEIGHT_BITS + GAIN_BITS - 6);
    }
  }
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
