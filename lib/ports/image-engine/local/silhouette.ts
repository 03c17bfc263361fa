import { read } from "./raster";

const { i32, u8 } = read;

/** No row of the figure falls into more runs than it has shapes. */
const MOST_BOUNDS = 32;

/**
 * The figure's inside as runs of pixels. Each row holds its `counts[row]` bounds from `row * stride` on, ascending:
 * where a run starts, where it ends (exclusive), where the next one starts.
 */
export type Silhouette = {
  stride: number;
  counts: Uint8Array;
  bounds: Int32Array;
  clear: () => void;
  /** Adds a run, joined with those that it touches; tells how many pixels are new. */
  add: (row: number, start: number, end: number) => number;
};

export function newSilhouette(height: number): Silhouette {
  const counts = new Uint8Array(height);
  const bounds = new Int32Array(height * MOST_BOUNDS);
  return {
    stride: MOST_BOUNDS,
    counts,
    bounds,
    clear: () => {
      counts.fill(0);
    },
    add: (row, start, end) => {
      const base = row * MOST_BOUNDS;
      const last = base + u8(counts, row);
      let from = base;
      while (from < last && i32(bounds, from + 1) < start) from += 2;
      let joinedStart = start;
      let joinedEnd = end;
      let known = 0;
      let to = from;
      for (; to < last && i32(bounds, to) <= end; to += 2) {
        joinedStart = Math.min(joinedStart, i32(bounds, to));
        joinedEnd = Math.max(joinedEnd, i32(bounds, to + 1));
        known += i32(bounds, to + 1) - i32(bounds, to);
      }
      if (to === from) for (let k = last - 1; k >= from; k--) bounds[k + 2] = i32(bounds, k);
      else for (let k = to; k < last; k++) bounds[from + 2 + k - to] = i32(bounds, k);
      bounds[from] = joinedStart;
      bounds[from + 1] = joinedEnd;
      counts[row] = last - base + 2 - (to - from);
      return joinedEnd - joinedStart - known;
    },
  };
}
