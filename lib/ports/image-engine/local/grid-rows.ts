import { clamp, type Plane, read } from "./raster";

const { f32, i32 } = read;

/** Columns of the photo, first and last, between which a row differs from rest. */
export type Stretch = { first: number; last: number };

/** Writes row `row` of the photo into `out`; tells where it differs from rest, or null where it is all at rest. */
export type RowReader = (row: number, out: Float32Array) => Stretch | null;

/**
 * Reads a plane of the analysis grid, row by row, at the size of a photo: bilinear, edge values going on beyond the
 * edges. `rest` is the value of the plane where nothing happens.
 */
export function gridRows(plane: Plane, width: number, height: number, rest: number): RowReader {
  const scale = plane.width / width;
  const left = new Int32Array(width);
  const share = new Float32Array(width);
  for (let x = 0; x < width; x++) {
    const column = clamp((x + 0.5) * scale - 0.5, 0, plane.width - 1);
    left[x] = Math.min(plane.width - 2, Math.floor(column));
    share[x] = column - i32(left, x);
  }
  const line = new Float32Array(plane.width);
  return (row, out) => {
    const moved = blendRows(
      plane,
      clamp(((row + 0.5) * plane.height) / height - 0.5, 0, plane.height - 1),
      rest,
      line,
    );
    if (!moved) {
      out.fill(rest);
      return null;
    }
    const first = Math.max(0, Math.floor((moved.first - 1) / scale));
    const last = Math.min(width - 1, Math.ceil((moved.last + 2) / scale));
    out.fill(rest, 0, first);
    for (let x = first; x <= last; x++) {
      const k = i32(left, x);
      const value = f32(line, k);
      out[x] = value + (f32(line, k + 1) - value) * f32(share, x);
    }
    out.fill(rest, last + 1);
    return { first, last };
  };
}

function blendRows(plane: Plane, position: number, rest: number, line: Float32Array): Stretch | null {
  const upper = Math.floor(position);
  const share = position - upper;
  const a = upper * plane.width;
  const b = Math.min(plane.height - 1, upper + 1) * plane.width;
  let first = -1;
  let last = -1;
  for (let x = 0; x < plane.width; x++) {
    const value = f32(plane.data, a + x) * (1 - share) + f32(plane.data, b + x) * share;
    line[x] = value;
    if (value === rest) continue;
    if (first < 0) first = x;
    last = x;
  }
  return first < 0 ? null : { first, last };
}
