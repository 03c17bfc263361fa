import type { Channels } from "@/lib/engine/light/skin-colour";
import { gridRows, type RowReader } from "@/lib/engine/raster/grid-rows";
import { clamp, type Plane, type RgbImage, read } from "@/lib/engine/raster/raster";

const { i32, u8 } = read;

/** Fixed-point arithmetic: positions in 256ths of a pixel, weights in 4096ths, brightness in 1024ths. */
const PLACE_BITS = 8;
const WEIGHT_BITS = 12;
const GAIN_BITS = 10;
export const PLACES = 1 << PLACE_BITS;
const UNLIT = 1 << GAIN_BITS;

/** Scales the shift to the photo, in 256ths (`PLACES`) of a photo pixel. */
export const shiftRows = (shift: Plane, width: number, height: number): RowReader =>
  gridRows(shift, width, height, { rest: 0, units: (PLACES * width) / shift.width });

/** Catmull-Rom weights of four neighbouring pixels for each fraction of a pixel. */
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

/** Planes of the analysis grid, with offsets in its pixels. */
export type Remapping = {
  shift: Plane;
  /** Vertical offset downwards, or null. */
  rise: Plane | null;
  light: Channels<Plane> | null;
};

/** Inverse warp with Catmull-Rom. Writes into `canvas` if that has the right size. */
export function remap(photo: RgbImage, { shift, rise, light }: Remapping, canvas?: Uint8Array): RgbImage {
  const { width, height, data } = photo;
  const picture = canvas?.length === data.length ? canvas : new Uint8Array(data.length);
  const out = new Uint8ClampedArray(picture.buffer, picture.byteOffset, picture.length);
  out.set(data);
  const offsets = new Int32Array(width);
  const gainsOf = (factor: Plane | undefined) => {
    const gains = new Int32Array(width).fill(UNLIT);
    const readGain = factor && gridRows(factor, width, height, { rest: 1, units: UNLIT });
    return { gains, read: (row: number) => readGain?.(row, gains) ?? null };
  };
  const [reds, greens, blues] = [gainsOf(light?.red), gainsOf(light?.green), gainsOf(light?.blue)];
  const line = new Uint8Array((width + 3) * 3);
  const readShift = shiftRows(shift, width, height);
  const rises = new Int32Array(width);
  const readRise = rise
    ? gridRows(rise, width, height, { rest: 0, units: (PLACES * height) / rise.height })
    : null;
  for (let y = 0; y < height; y++) {
    const moved = readShift(y, offsets);
    const lit = greens.read(y);
    // The factors of red and blue differ from 1 in the same columns as those of green.
    reds.read(y);
    blues.read(y);
    const raised = readRise ? readRise(y, rises) : null;
    if (!moved && !lit && !raised) continue;
    const first = Math.min(moved?.first ?? width, lit?.first ?? width, raised?.first ?? width);
    const last = Math.max(moved?.last ?? 0, lit?.last ?? 0, raised?.last ?? 0);
    padEnds(data, y * width * 3, line);
    if (raised) {
      raiseRow(data, width, height, y, rises, raised.first, raised.last, line);
      out.set(line.subarray(3, 3 + width * 3), y * width * 3);
    }
    remapRow(line, offsets, reds.gains, greens.gains, blues.gains, first, last, out, y * width * 3);
  }
  return { width, height, data: picture };
}

/** Copies a row and repeats its first pixel once and its last pixel twice. */
function padEnds(data: Uint8Array, start: number, line: Uint8Array): void {
  const size = line.length - 9;
  line.set(data.subarray(start, start + size), 3);
  line.copyWithin(0, 3, 6);
  line.copyWithin(size + 3, size, size + 3);
  line.copyWithin(size + 6, size, size + 3);
}

/** Reads the columns `first` to `last` of row `y` from below by `rises` (256ths of a pixel) into a padded row. */
function raiseRow(
  data: Uint8Array,
  width: number,
  height: number,
  y: number,
  rises: Int32Array,
  first: number,
  last: number,
  line: Uint8Array,
): void {
  const size = width * 3;
  const end = (height - 1) * PLACES;
  for (let x = first; x <= last; x++) {
    const rise = i32(rises, x);
    if (rise === 0) continue;
    const place = Math.min(Math.max(y * PLACES + rise, 0), end);
    const weight = (place & (PLACES - 1)) * 4;
    const row = place >> PLACE_BITS;
    const at = row * size + x * 3;
    const above = row > 0 ? at - size : at;
    const below = row + 1 < height ? at + size : at;
    const last = row + 2 < height ? below + size : below;
    for (let k = 0; k < 3; k++) {
      const sum =
        i32(WEIGHTS, weight) * u8(data, above + k) +
        i32(WEIGHTS, weight + 1) * u8(data, at + k) +
        i32(WEIGHTS, weight + 2) * u8(data, below + k) +
        i32(WEIGHTS, weight + 3) * u8(data, last + k);
      line[(x + 1) * 3 + k] = clamp((sum + (1 << (WEIGHT_BITS - 1))) >> WEIGHT_BITS, 0, 255);
    }
  }
}

function remapRow(
  line: Uint8Array,
  offsets: Int32Array,
  reds: Int32Array,
  greens: Int32Array,
  blues: Int32Array,
  first: number,
  last: number,
  out: Uint8ClampedArray,
  start: number,
): void {
  const end = (offsets.length - 1) * PLACES;
  for (let x = first; x <= last; x++) {
    const place = Math.min(Math.max(x * PLACES + i32(offsets, x), 0), end);
    const nearest = (place + PLACES / 2) >> PLACE_BITS;
    const gain = i32(greens, nearest);
    if (
      place === x * PLACES &&
      gain === UNLIT &&
      i32(reds, nearest) === UNLIT &&
      i32(blues, nearest) === UNLIT
    )
      continue;
    const weight = (place & (PLACES - 1)) * 4;
    const w0 = i32(WEIGHTS, weight);
    const w1 = i32(WEIGHTS, weight + 1);
    const w2 = i32(WEIGHTS, weight + 2);
    const w3 = i32(WEIGHTS, weight + 3);
    const at = (place >> PLACE_BITS) * 3;
    const target = start + x * 3;
    const red = w0 * u8(line, at) + w1 * u8(line, at + 3) + w2 * u8(line, at + 6) + w3 * u8(line, at + 9);
    const green =
      w0 * u8(line, at + 1) + w1 * u8(line, at + 4) + w2 * u8(line, at + 7) + w3 * u8(line, at + 10);
    const blue =
      w0 * u8(line, at + 2) + w1 * u8(line, at + 5) + w2 * u8(line, at + 8) + w3 * u8(line, at + 11);
    out[target] = lit(red, i32(reds, nearest));
    out[target + 1] = lit(green, gain);
    out[target + 2] = lit(blue, i32(blues, nearest));
  }
}

/** Drops six bits first, so that the product fits into 32 bits. */
const SPARE_BITS = 6;
const LIT_BITS = WEIGHT_BITS + GAIN_BITS - SPARE_BITS;
const lit = (sum: number, gain: number): number =>
  ((sum >> SPARE_BITS) * gain + (1 << (LIT_BITS - 1))) >> LIT_BITS;

/** Warps a label mask of the photo's size with nearest neighbour. */
export function remapLabels(labels: Uint8Array, width: number, height: number, shift: Plane): Uint8Array {
  const out = labels.slice();
  const offsets = new Int32Array(width);
  const readShift = shiftRows(shift, width, height);
  for (let y = 0; y < height; y++) {
    const moved = readShift(y, offsets);
    if (!moved) continue;
    for (let x = moved.first; x <= moved.last; x++) {
      const source = clamp(Math.round(x + i32(offsets, x) / PLACES), 0, width - 1);
      out[y * width + x] = u8(labels, y * width + source);
    }
  }
  return out;
}
