import type { FitEvidence } from "./fit-evidence";
import { read } from "./raster";
import type { Silhouette } from "./silhouette";

const { f32, f64, i32, u8 } = read;

/** Sums along each row of the figure that was measured last. */
export type Contour = FitEvidence & {
  /** Sums of `horizontalEdges` before each place of a row. */
  before: Float64Array;
  sums: Float64Array;
  lengths: Int32Array;
};

/** A contour that no figure has been measured along yet. */
export function newContour(evidence: FitEvidence): Contour {
  const { width, height, horizontalEdges } = evidence;
  return {
    ...evidence,
    before: sumsBefore(horizontalEdges, width, height),
    sums: new Float64Array(height),
    lengths: new Int32Array(height),
  };
}

/**
 * The mean edge support where the figure's inside and its outside meet. `changed` marks (1) the rows that differ from
 * the figure of the call before: those and the ones below them are measured anew.
 */
export function contourSupport(contour: Contour, figure: Silhouette, changed: Uint8Array): number {
  const { height, sums, lengths } = contour;
  let sum = 0;
  let length = 0;
  for (let row = 1; row < height; row++) {
    if (u8(changed, row) > 0 || u8(changed, row - 1) > 0) measure(contour, figure, row);
    sum += f64(sums, row);
    length += i32(lengths, row);
  }
  return length > 0 ? sum / length : 0;
}

function measure(contour: Contour, { stride, counts, bounds }: Silhouette, row: number): void {
  const { width, verticalEdges, before } = contour;
  let sum = 0;
  let length = 0;
  const first = row * stride;
  const last = first + u8(counts, row);
  for (let k = first; k < last; k++) {
    const x = i32(bounds, k);
    if (x === 0 || x === width) continue;
    sum += f32(verticalEdges, row * width + x);
    length++;
  }
  // What is inside in one of two neighbouring rows only lies between the first and the second, the third and
  // the fourth ... of both rows' bounds in ascending order.
  let above = first - stride;
  const lastAbove = above + u8(counts, row - 1);
  const line = row * (width + 1);
  let sign = -1;
  for (let here = first; here < last || above < lastAbove; sign = -sign) {
    const takeHere = here < last && (above === lastAbove || i32(bounds, here) <= i32(bounds, above));
    const x = i32(bounds, takeHere ? here++ : above++);
    sum += sign * f64(before, line + x);
    length += sign * x;
  }
  contour.sums[row] = sum;
  contour.lengths[row] = length;
}

/** For every place in a row, the sum of the values before it; one place more than there are values. */
function sumsBefore(values: Float32Array, width: number, height: number): Float64Array {
  const sums = new Float64Array((width + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * (width + 1) + x;
      sums[at + 1] = f64(sums, at) + f32(values, y * width + x);
    }
  }
  return sums;
}
