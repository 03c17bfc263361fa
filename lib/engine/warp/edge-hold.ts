import { dilate } from "@/lib/engine/raster/dilate";
import { type Mask, type Plane, type RgbImage, read } from "@/lib/engine/raster/raster";
import { uprightLines } from "./upright-lines";

const { f32, i32, u8 } = read;

/**
 * Edges this near to the mask count as the person's contour, unless an upright line leads to them: pixels, and a fraction of
 * the stature, because the networks see every person at one size, so that a large one has a rougher outline.
 */
const CONTOUR_GUARD = { pixels: 2, ofStature: 0.0055 } as const;

/** Weight of the pull to zero shift: plain background, and an upright edge of full strength. */
const REST = 0.0015;
const EDGE_HOLD = 20;

/** Contrast below this is noise; this much more gives full strength. */
const FAINTEST_EDGE = 7;
const EDGE_RANGE = 35;

export type EdgeHold = {
  /** Weight of the pull to zero shift for each background pixel. */
  hold: Float32Array;
  lines: Mask;
};

/** Beside the body only upright lines count: a pole must stay straight, but the body's contour must move. */
export function edgeHold(image: RgbImage, person: Mask, stature: number): EdgeHold {
  const { width, height } = image;
  const guard = Math.max(CONTOUR_GUARD.pixels, Math.round(CONTOUR_GUARD.ofStature * stature));
  const guarded = dilate(person, guard);
  const edges: Plane = { width, height, data: uprightEdges(image, guarded) };
  const lines = uprightLines(image, person, guarded, edges);
  return { hold: holdsOf(edges.data, lines.data), lines };
}

function holdsOf(edges: Float32Array, lines: Uint8Array): Float32Array {
  const hold = new Float32Array(edges.length);
  for (let i = 0; i < hold.length; i++) hold[i] = holdOf(u8(lines, i) > 0 ? 1 : f32(edges, i));
  return hold;
}

const holdOf = (strength: number): number => REST + EDGE_HOLD * strength * strength;

/** Strength of upright edges, 0 to 1: horizontal contrast over three rows, of the strongest channel. */
function uprightEdges({ width, height, data }: RgbImage, guarded: Mask): Float32Array {
  const edges = new Float32Array(width * height);
  const size = width * 3;
  const sums = new Int32Array(size);
  for (let y = 1; y < height - 1; y++) {
    sumRows(data, y * size, sums);
    for (let x = 1; x < width - 1; x++)
      if (u8(guarded.data, y * width + x) === 0) edges[y * width + x] = strengthAt(sums, x * 3);
  }
  return edges;
}

function sumRows(data: Uint8Array, start: number, sums: Int32Array): void {
  const size = sums.length;
  for (let k = 0, at = start; k < size; k++, at++)
    sums[k] = u8(data, at - size) + 2 * u8(data, at) + u8(data, at + size);
}

function strengthAt(sums: Int32Array, at: number): number {
  const red = Math.abs(i32(sums, at + 3) - i32(sums, at - 3));
  const green = Math.abs(i32(sums, at + 4) - i32(sums, at - 2));
  const blue = Math.abs(i32(sums, at + 5) - i32(sums, at - 1));
  const step = Math.max(red, green, blue) / 8;
  return step < FAINTEST_EDGE ? 0 : Math.min(1, (step - FAINTEST_EDGE) / EDGE_RANGE);
}
