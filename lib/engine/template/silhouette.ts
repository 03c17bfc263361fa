import { read } from "@/lib/engine/raster/raster";
import { SHAPE, SHAPES } from "./figure-shapes";
import type { Drawing } from "./template-raster";

const { i32, u8 } = read;

/** Two bounds for each of the figure's 15 shapes, and two more. */
const MAX_BOUNDS = 32;

/** Each row has `counts[row]` bounds from `row * stride` on, ascending: start and end (exclusive) of a run. */
export type Silhouette = { stride: number; counts: Uint8Array; bounds: Int32Array };

export const newSilhouette = (height: number): Silhouette => ({
  stride: MAX_BOUNDS,
  counts: new Uint8Array(height),
  bounds: new Int32Array(height * MAX_BOUNDS),
});

/** Adds a run and merges it with those that it touches. Returns the number of new pixels. */
export function addRun({ counts, bounds }: Silhouette, row: number, start: number, end: number): number {
  const base = row * MAX_BOUNDS;
  const last = base + u8(counts, row);
  let from = base;
  while (from < last && i32(bounds, from + 1) < start) from += 2;
  let joinedStart = start;
  let joinedEnd = end;
  let known = 0;
  let to = from;
  for (; to < last && i32(bounds, to) <= end; to += 2) {
    if (i32(bounds, to) < joinedStart) joinedStart = i32(bounds, to);
    if (i32(bounds, to + 1) > joinedEnd) joinedEnd = i32(bounds, to + 1);
    known += i32(bounds, to + 1) - i32(bounds, to);
  }
  if (to === from) for (let k = last - 1; k >= from; k--) bounds[k + 2] = i32(bounds, k);
  else for (let k = to; k < last; k++) bounds[from + 2 + k - to] = i32(bounds, k);
  bounds[from] = joinedStart;
  bounds[from + 1] = joinedEnd;
  counts[row] = last - base + 2 - (to - from);
  return joinedEnd - joinedStart - known;
}

/** Merges the shapes of a drawing in a row. Returns the number of pixels that only arms cover. */
export function joinRow(figure: Silhouette, { starts, ends }: Drawing, row: number): number {
  figure.counts[row] = 0;
  let arms = 0;
  const first = row * SHAPES;
  for (let run = first; run < first + SHAPES; run++) {
    const start = i32(starts, run);
    const end = i32(ends, run);
    if (end <= start) continue;
    const added = addRun(figure, row, start, end);
    if (run >= first + SHAPE.leftArm) arms += added;
  }
  return arms;
}
