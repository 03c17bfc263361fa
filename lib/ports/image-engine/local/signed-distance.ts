import { type Mask, newPlane, type Plane, read } from "./raster";

const { f32, u8 } = read;

const FAR = 1e6;
const DIAGONAL = Math.SQRT2;

/** Distance in pixels to the mask's contour, positive inside: a two-pass chamfer transform. */
export function signedDistance(mask: Mask): Plane {
  const inner = chamfer(mask, true);
  const outer = chamfer(mask, false);
  const distance = newPlane(mask.width, mask.height);
  for (let i = 0; i < distance.data.length; i++) {
    distance.data[i] = f32(inner, i) > 0 ? f32(inner, i) - 0.5 : 0.5 - f32(outer, i);
  }
  return distance;
}

/** Distance of each pixel on one side (inside or outside) to the other side; 0 on the other side itself. */
function chamfer({ width, height, data }: Mask, inside: boolean): Float32Array {
  const distance = new Float32Array(width * height);
  for (let i = 0; i < distance.length; i++) distance[i] = u8(data, i) > 0 === inside ? FAR : 0;
  sweep(distance, width, height, 1);
  sweep(distance, width, height, -1);
  return distance;
}

/** One pass over the rows, downwards (1) or upwards (-1), that takes over distances from pixels already visited. */
function sweep(distance: Float32Array, width: number, height: number, direction: 1 | -1): void {
  for (let n = 0; n < width * height; n++) {
    const i = direction > 0 ? n : width * height - 1 - n;
    let best = f32(distance, i);
    if (best === 0) continue;
    const x = i % width;
    const y = (i - x) / width;
    const back = x - direction >= 0 && x - direction < width;
    const ahead = x + direction >= 0 && x + direction < width;
    if (back) best = Math.min(best, f32(distance, i - direction) + 1);
    if (y - direction >= 0 && y - direction < height) {
      const above = i - direction * width;
      best = Math.min(best, f32(distance, above) + 1);
      if (back) best = Math.min(best, f32(distance, above - direction) + DIAGONAL);
      if (ahead) best = Math.min(best, f32(distance, above + direction) + DIAGONAL);
    }
    distance[i] = best;
  }
}
