import type { Plane } from "@/lib/engine/raster/raster";

/** A control point of a row: its column in the photo and its column in the image. */
export type Handle = { from: number; to: number };

/** The shift stays constant for this many pixels beside the outermost handle. */
const CONTOUR = 2;

/** Smallest distance in the image per distance in the photo. Above 0, so that the warp does not fold over. */
const MIN_SLOPE = 0.08;

/** Before it fades, the shift continues over `beyond` pixels that the outline misses, such as an elbow. */
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

/** Drops handles that would change their order with another one. */
export function withoutFolds(handles: Handle[]): Handle[] {
  const kept: Handle[] = [];
  for (const handle of handles) {
    const before = kept[kept.length - 1];
    if (!before) kept.push(handle);
    else if (handle.from - before.from >= 0.02 && handle.to - before.to >= 0.02) {
      const nearest = before.to + (handle.from - before.from) * MIN_SLOPE;
      kept.push({ from: handle.from, to: Math.max(handle.to, nearest) });
    }
  }
  return kept;
}

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
