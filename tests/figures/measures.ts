import type { Mask, Plane } from "@/lib/engine/raster/raster";
import { PLACES, shiftRows } from "@/lib/engine/warp/remap";
import { type Figure, PARTS } from "./figure";

/** Intersection over union of two label maps. Every label except 0 is inside. */
export function overlapOf(a: Uint8Array, b: Uint8Array): number {
  let common = 0;
  let either = 0;
  for (let i = 0; i < a.length; i++) {
    const inA = a[i]! > 0;
    const inB = b[i]! > 0;
    if (inA && inB) common++;
    if (inA || inB) either++;
  }
  return common / either;
}

/** Enlarges a mask by nearest neighbour. */
export function enlarge(mask: Mask, width: number, height: number): Uint8Array {
  const out = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(((y + 0.5) * mask.height) / height) * mask.width;
    for (let x = 0; x < width; x++) {
      out[y * width + x] = mask.data[row + Math.floor(((x + 0.5) * mask.width) / width)]!;
    }
  }
  return out;
}

/** Mean torso width in pixels over seven rows around a landmark. */
export function torsoWidth(figure: Figure, parts: Uint8Array, landmark: "chest" | "waist" | "hip"): number {
  const middle = Math.round(
    figure.headTopPx + figure.landmarksAsFractionOfStature[landmark] * figure.staturePx,
  );
  let count = 0;
  for (let y = middle - 3; y <= middle + 3; y++) {
    for (let x = 0; x < figure.width; x++) if (parts[y * figure.width + x] === PARTS.torso) count++;
  }
  return count / 7;
}

/** Number of pixels that belong to the part in only one of the two maps. */
export function partError(a: Uint8Array, b: Uint8Array, part: number): number {
  let count = 0;
  for (let i = 0; i < a.length; i++) if ((a[i] === part) !== (b[i] === part)) count++;
  return count;
}

/** Share of a part's pixels that the mask covers. The mask has the figure's size. */
export function shareFound(figure: Figure, mask: Uint8Array, part: number): number {
  let found = 0;
  let count = 0;
  for (let i = 0; i < mask.length; i++) {
    if (figure.parts[i] !== part) continue;
    count++;
    if (mask[i]! > 0) found++;
  }
  return count > 0 ? found / count : 1;
}

export type LineDeviation = { rms: number; worst: number };

/** Deviation of visible vertical background lines in pixels of the photo. */
export function lineDeviation(figure: Figure, shift: Plane): LineDeviation {
  const offsets = new Int32Array(figure.width);
  const readShift = shiftRows(shift, figure.width, figure.height);
  let squares = 0;
  let count = 0;
  let worst = 0;
  const lines = figure.backgroundLines.filter((line) => line.type === "v");
  for (let y = 0; y < figure.floorPx; y++) {
    readShift(y, offsets);
    for (const { x } of lines) {
      if (x === undefined || figure.parts[y * figure.width + Math.round(x)] !== PARTS.background) continue;
      const deviation = columnOf(offsets, x) - x;
      squares += deviation * deviation;
      count++;
      worst = Math.max(worst, Math.abs(deviation));
    }
  }
  return { rms: count > 0 ? Math.sqrt(squares / count) : 0, worst };
}

/** The column in the picture of column x of the photo. */
function columnOf(offsets: Int32Array, x: number): number {
  for (let out = 0; out + 1 < offsets.length; out++) {
    const here = out + offsets[out]! / PLACES;
    const next = out + 1 + offsets[out + 1]! / PLACES;
    if (here <= x && next > x) return out + (x - here) / (next - here);
  }
  return x;
}

/**
 * Smallest distance in the photo between neighbouring pixels of the picture: 1 without a shift, 0 or less for a fold.
 */
export function smallestSlope(shift: Plane): number {
  let smallest = Number.POSITIVE_INFINITY;
  for (let y = 0; y < shift.height; y++) {
    for (let x = 0; x + 1 < shift.width; x++) {
      const i = y * shift.width + x;
      smallest = Math.min(smallest, 1 + shift.data[i + 1]! - shift.data[i]!);
    }
  }
  return smallest;
}

/** Largest difference between two pictures within the given parts, above row `end`. */
export function largestDifference(
  figure: Figure,
  a: Uint8Array,
  b: Uint8Array,
  parts: readonly number[],
  end = figure.height,
): number {
  let largest = 0;
  for (let i = 0; i < end * figure.width; i++) {
    const c = i * 3;
    if (a[c] === b[c] && a[c + 1] === b[c + 1] && a[c + 2] === b[c + 2]) continue;
    if (!parts.includes(figure.parts[i]!)) continue;
    for (let k = c; k < c + 3; k++) largest = Math.max(largest, Math.abs(a[k]! - b[k]!));
  }
  return largest;
}

/** Mean absolute shift of a part in pixels of the photo. */
export function meanShift(figure: Figure, shift: Plane, part: number): number {
  const offsets = new Int32Array(figure.width);
  const readShift = shiftRows(shift, figure.width, figure.height);
  let sum = 0;
  let count = 0;
  for (let y = 0; y < figure.height; y++) {
    readShift(y, offsets);
    for (let x = 0; x < figure.width; x++) {
      if (figure.parts[y * figure.width + x] !== part) continue;
      sum += Math.abs(offsets[x]!) / PLACES;
      count++;
    }
  }
  return count > 0 ? sum / count : 0;
}
