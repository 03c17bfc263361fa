import { type Mask, newPlane, type Plane, read } from "./raster";

const { f32, u8 } = read;

const FAR = 1e6;
const DIAGONAL = Math.SQRT2;

/** Distance in pixels to the mask's contour, positive inside, negative outside: a two-pass chamfer transform. */
export function signedDistance(mask: Mask): Plane {
  const { width, height } = mask;
  const stride = width + 2;
  // NaN all around: a distance by way of the frame is NaN as well, and never the shorter one.
  const framed = new Float32Array(stride * (height + 2)).fill(Number.NaN);
  for (let y = 0; y < height; y++) setSides(mask.data, y * width, width, framed, (y + 1) * stride + 1);
  sweep(framed, stride, stride + 1, framed.length - stride - 1, 1);
  sweep(framed, stride, framed.length - stride - 2, stride, -1);
  const distance = newPlane(width, height);
  for (let y = 0; y < height; y++) fromEdge(framed, (y + 1) * stride + 1, width, distance.data, y * width);
  return distance;
}

function setSides(mask: Uint8Array, from: number, width: number, framed: Float32Array, to: number): void {
  for (let x = 0; x < width; x++) framed[to + x] = u8(mask, from + x) > 0 ? FAR : -FAR;
}

/** Distances to the nearest pixel of the other side, as distances to the edge between. */
function fromEdge(
  framed: Float32Array,
  from: number,
  width: number,
  distance: Float32Array,
  to: number,
): void {
  for (let x = 0; x < width; x++) {
    const value = f32(framed, from + x);
    distance[to + x] = value > 0 ? value - 0.5 : value + 0.5;
  }
}

/** Takes over distances from the neighbours that were visited before: left and above going down (1), or the others. */
function sweep(values: Float32Array, stride: number, from: number, to: number, direction: 1 | -1): void {
  for (let i = from; i !== to; i += direction) {
    const above = i - direction * stride;
    const side = f32(values, i) > 0 ? 1 : -1;
    let best = side * f32(values, i);
    best = nearer(best, side * f32(values, i - direction), 1);
    best = nearer(best, side * f32(values, above), 1);
    best = nearer(best, side * f32(values, above - direction), DIAGONAL);
    best = nearer(best, side * f32(values, above + direction), DIAGONAL);
    values[i] = side * best;
  }
}

/** The distance so far, or the one by way of a neighbour, which may lie on the other side (0 or less) or be NaN. */
function nearer(best: number, neighbour: number, step: number): number {
  const by = neighbour <= 0 ? step : neighbour + step;
  if (by < best) return by;
  return best;
}
