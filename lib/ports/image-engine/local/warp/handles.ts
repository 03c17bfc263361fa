import type { Plane } from "../raster/raster";

/** A point of a row that is to move: where it stands in the photo and where it shall stand in the picture. */
export type Handle = { from: number; to: number };

/** Beside the outermost handle the shift goes on for this many pixels. */
const CONTOUR = 2;

/** Distance in the picture per distance in the photo stays above this: nothing folds over. */
const SMALLEST_SLOPE = 0.08;

/**
 * Adds handles beside the outermost ones that lead to rest: what is there and was not made out stays where it is. The
 * shift first continues over `beyond` pixels on either side: they belong to the body though the outline misses them, such
 * as an elbow.
 */
export function faded(
  handles: Handle[],
  fade: number,
  beyond: (outermost: Handle, direction: -1 | 1) => number,
): Handle[] {
  const first = handles[0];
  const last = handles[handles.length - 1];
  if (!first || !last) return [];
  const beside = ({ from, to }: Handle, by: number): Handle => ({ from: from + by, to: to + by });
  const before = CONTOUR + beyond(first, -1);
  const behind = CONTOUR + beyond(last, 1);
  const left = first.from - before - fade;
  const right = last.from + behind + fade;
  return [
    { from: left, to: left },
    beside(first, -before),
    ...handles,
    beside(last, behind),
    { from: right, to: right },
  ];
}

/** Keeps the order of the handles: one that another has overtaken is left out. */
export function withoutFolds(handles: Handle[]): Handle[] {
  const kept: Handle[] = [];
  for (const handle of handles) {
    const before = kept[kept.length - 1];
    if (!before) kept.push(handle);
    else if (handle.from - before.from >= 0.02 && handle.to - before.to >= 0.02) {
      const nearest = before.to + (handle.from - before.from) * SMALLEST_SLOPE;
      kept.push({ from: handle.from, to: Math.max(handle.to, nearest) });
    }
  }
  return kept;
}

/** Interpolates linearly between handles. */
export function writeRow(plane: Plane, row: number, handles: Handle[]): void {
  for (let index = 0; index + 1 < handles.length; index++) {
    const left = handles[index];
    const right = handles[index + 1];
    if (!left || !right) continue;
    const shift = left.to - left.from;
    const slope = (right.to - right.from - shift) / (right.from - left.from);
    const start = Math.max(0, Math.ceil(left.from - 0.5));
    const end = Math.min(plane.width - 1, Math.ceil(right.from - 0.5) - 1);
    for (let x = start; x <= end; x++)
      plane.data[row * plane.width + x] = shift + (x + 0.5 - left.from) * slope;
  }
}
