import { type Mask, newPlane, type Plane, read } from "./raster";

const { f32, u8 } = read;

const FAR = 1e6;
const DIAGONAL = Math.SQRT2;

/** Distance to the mask's contour in pixels, positive inside, negative outside: a two-pass chamfer transform. */
export function signedDistance(mask: Mask): Plane {
  const { width, height } = mask;
  const stride = width + 2;
  // A frame of NaN: a distance through the frame is NaN and never the smaller one.
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

/** Converts distances to the nearest pixel of the other side into distances to the edge between the pixels. */
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

/** Propagates distances from the visited neighbours: left and above going down (1), right and below going up (-1). */
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

/** The smaller one of `best` and the distance through a neighbour, which is 0 or less on the other side, or NaN. */
function nearer(best: number, neighbour: number, step: number): number {
  const by = neighbour <= 0 ? step : neighbour + step;
  if (by < best) return by;
  return best;
}
