import { clamp, type Plane, read } from "./raster";

const { f32, i32 } = read;

export type Stretch = { first: number; last: number };

/** Fills `out`. Returns the columns that differ from rest, or null if none does. */
export type RowReader = (row: number, out: Int32Array) => Stretch | null;

const SHARE_BITS = 8;

/** Bilinear, clamped. Integers, `units` for each 1 in the plane; `rest` is the plane's value for no change. */
export function gridRows(
  plane: Plane,
  width: number,
  height: number,
  { rest, units }: { rest: number; units: number },
): RowReader {
  const { starts, shares } = columnsOf(plane.width, width);
  const { first, last } = stretches(plane, rest);
  const line = new Int32Array(plane.width);
  const atRest = rest * units;
  return (row, out) => {
    const position = clamp(((row + 0.5) * plane.height) / height - 0.5, 0, plane.height - 1);
    const upper = Math.floor(position);
    const lower = Math.min(plane.height - 1, upper + 1);
    const from = Math.max(0, Math.min(i32(first, upper), i32(first, lower)) - 1);
    const to = Math.min(plane.width - 2, Math.max(i32(last, upper), i32(last, lower)));
    if (to < 0) {
      out.fill(atRest);
      return null;
    }
    blendRows(plane, upper * plane.width, lower * plane.width, position - upper, units, line, from, to + 1);
    const stretch = { first: i32(starts, from), last: i32(starts, to + 1) - 1 };
    out.fill(atRest, 0, stretch.first);
    blendColumns(line, starts, shares, from, to, out);
    out.fill(atRest, stretch.last + 1);
    return stretch;
  };
}

/** The first photo column of each pair of grid columns, and the weight of the right one per photo column. */
function columnsOf(gridWidth: number, width: number): { starts: Int32Array; shares: Int32Array } {
  const starts = new Int32Array(gridWidth).fill(width);
  const shares = new Int32Array(width);
  for (let x = 0, between = 0; x < width; x++) {
    const column = clamp(((x + 0.5) * gridWidth) / width - 0.5, 0, gridWidth - 1);
    const left = Math.min(gridWidth - 2, Math.floor(column));
    while (between <= left) starts[between++] = x;
    shares[x] = Math.round((column - left) * (1 << SHARE_BITS));
  }
  return { starts, shares };
}

/** First and last column of each row that differ from rest; the width and -1 if none does. */
function stretches({ width, height, data }: Plane, rest: number): { first: Int32Array; last: Int32Array } {
  const first = new Int32Array(height).fill(width);
  const last = new Int32Array(height).fill(-1);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let from = 0;
    while (from < width && f32(data, row + from) === rest) from++;
    if (from === width) continue;
    let to = width - 1;
    while (f32(data, row + to) === rest) to--;
    first[y] = from;
    last[y] = to;
  }
  return { first, last };
}

function blendRows(
  { data }: Plane,
  upper: number,
  lower: number,
  share: number,
  units: number,
  line: Int32Array,
  from: number,
  to: number,
): void {
  for (let x = from; x <= to; x++) {
    const value = f32(data, upper + x);
    line[x] = Math.round((value + (f32(data, lower + x) - value) * share) * units);
  }
}

function blendColumns(
  line: Int32Array,
  starts: Int32Array,
  shares: Int32Array,
  from: number,
  to: number,
  out: Int32Array,
): void {
  for (let k = from; k <= to; k++) {
    const value = i32(line, k);
    const slope = i32(line, k + 1) - value;
    const end = i32(starts, k + 1);
    for (let x = i32(starts, k); x < end; x++)
      out[x] = value + (Math.imul(slope, i32(shares, x)) >> SHARE_BITS);
  }
}
