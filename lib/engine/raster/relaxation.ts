import { type Mask, type Plane, read } from "./raster";

const { f32, u8, i32 } = read;

/** Kinds of pixels: fixed at zero, fixed at a given value, or solved for. */
export const CELL = { rest: 0, given: 1, open: 2 } as const;

type Level = {
  width: number;
  height: number;
  cells: Uint8Array;
  /** Open pixels in the two colours of a checkerboard; `parent` is the index of the pixel on the coarser level. */
  colours: [OpenPixels, OpenPixels];
};

type OpenPixels = {
  at: Int32Array;
  parent: Int32Array;
  /** Reciprocal of the sum of the neighbours' weights and the hold. */
  share: Float32Array;
};

export type Relaxation = Level[];

/** Weight of vertical neighbours relative to horizontal ones. Lower, because only rows can shift. */
const VERTICAL_TIE = 0.6;
const NEIGHBOURS = 2 + 2 * VERTICAL_TIE;

/** Over-relaxation per level, finest first. The coarsest level spreads values far, the finer ones add detail. */
const SWEEPS = [
  { count: 4, step: 1.4 },
  { count: 10, step: 1.6 },
  { count: 40, step: 1.75 },
] as const;

/** `hold` is the weight of the pull to zero per pixel. Pixels of the frame must not be open. */
export function prepareRelaxation(cells: Mask, hold: Float32Array): Relaxation {
  const levels: Level[] = [];
  let { width, height, data } = cells;
  let pull = hold;
  for (let n = 0; n < SWEEPS.length; n++) {
    levels.push({ width, height, cells: data, colours: openPixels(width, height, data, pull) });
    [data, pull] = coarser(width, height, data, pull);
    width = half(width);
    height = half(height);
  }
  return levels;
}

/** Solves for the open pixels of `plane`, whose given pixels are set. Sets all others to zero. */
export function relax(levels: Relaxation, plane: Plane): void {
  const values = [plane.data];
  for (let n = 1; n < levels.length; n++) {
    values.push(meanOfGiven(levels[n - 1] as Level, levels[n] as Level, values[n - 1] as Float32Array));
  }
  for (let n = levels.length - 1; n >= 0; n--) {
    const { width, colours } = levels[n] as Level;
    const data = values[n] as Float32Array;
    const start = values[n + 1];
    for (const { at, parent } of colours)
      for (let k = 0; k < at.length; k++) data[i32(at, k)] = start ? f32(start, i32(parent, k)) : 0;
    const { count, step } = SWEEPS[n] as (typeof SWEEPS)[number];
    for (let sweep = 0; sweep < count; sweep++)
      for (const colour of colours) relaxColour(data, width, colour, step);
  }
}

const half = (size: number): number => (size + 1) >> 1;

function openPixels(
  width: number,
  height: number,
  cells: Uint8Array,
  hold: Float32Array,
): [OpenPixels, OpenPixels] {
  const colour = (parity: 0 | 1): OpenPixels => {
    const at = new Int32Array(collect(cells, width, height, parity, null));
    collect(cells, width, height, parity, at);
    const parent = new Int32Array(at.length);
    const share = new Float32Array(at.length);
    fillParents(at, width, parent);
    fillShares(at, hold, share);
    return { at, parent, share };
  };
  return [colour(0), colour(1)];
}

/** Counts the open pixels of one checkerboard colour, and writes their indexes if `at` is not null. */
function collect(
  cells: Uint8Array,
  width: number,
  height: number,
  parity: 0 | 1,
  at: Int32Array | null,
): number {
  let count = 0;
  for (let y = 0; y < height; y++)
    count = collectRow(cells, y * width + ((y + parity) & 1), (y + 1) * width, at, count);
  return count;
}

function collectRow(
  cells: Uint8Array,
  start: number,
  end: number,
  at: Int32Array | null,
  before: number,
): number {
  let count = before;
  for (let i = start; i < end; i += 2) {
    if (u8(cells, i) !== CELL.open) continue;
    if (at) at[count] = i;
    count++;
  }
  return count;
}

function fillParents(at: Int32Array, width: number, parent: Int32Array): void {
  for (let k = 0; k < at.length; k++) {
    const i = i32(at, k);
    const row = (i / width) | 0;
    parent[k] = (row >> 1) * half(width) + ((i - row * width) >> 1);
  }
}

function fillShares(at: Int32Array, hold: Float32Array, share: Float32Array): void {
  for (let k = 0; k < at.length; k++) share[k] = 1 / (NEIGHBOURS + f32(hold, i32(at, k)));
}

/** A coarse pixel is given if one of its four is given, and open if all four are open. Their holds add up. */
function coarser(
  width: number,
  height: number,
  cells: Uint8Array,
  hold: Float32Array,
): [cells: Uint8Array, hold: Float32Array] {
  const size = half(width) * half(height);
  const open = new Uint8Array(size);
  const out = new Uint8Array(size);
  const sum = new Float32Array(size);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const parent = (y >> 1) * half(width) + (x >> 1);
      if (u8(cells, i) === CELL.given) out[parent] = CELL.given;
      if (u8(cells, i) === CELL.open) open[parent] = u8(open, parent) + 1;
      sum[parent] = f32(sum, parent) + f32(hold, i);
    }
  }
  for (let i = 0; i < size; i++) if (u8(open, i) === 4) out[i] = CELL.open;
  return [out, sum];
}

function meanOfGiven(fine: Level, coarse: Level, values: Float32Array): Float32Array {
  const means = new Float32Array(coarse.width * coarse.height);
  const counts = new Uint8Array(means.length);
  for (let y = 0; y < fine.height; y++) {
    for (let x = 0; x < fine.width; x++) {
      const i = y * fine.width + x;
      if (u8(fine.cells, i) !== CELL.given) continue;
      const parent = (y >> 1) * coarse.width + (x >> 1);
      means[parent] = f32(means, parent) + f32(values, i);
      counts[parent] = u8(counts, parent) + 1;
    }
  }
  for (let i = 0; i < means.length; i++) if (u8(counts, i) > 1) means[i] = f32(means, i) / u8(counts, i);
  return means;
}

function relaxColour(data: Float32Array, width: number, { at, share }: OpenPixels, step: number): void {
  for (let k = 0; k < at.length; k++) {
    const i = i32(at, k);
    const beside = f32(data, i - 1) + f32(data, i + 1);
    const above = f32(data, i - width) + f32(data, i + width);
    const rest = (beside + VERTICAL_TIE * above) * f32(share, k);
    data[i] = f32(data, i) + step * (rest - f32(data, i));
  }
}
