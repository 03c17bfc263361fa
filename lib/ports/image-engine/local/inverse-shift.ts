import { newPlane, type Plane, read } from "./raster";

const { f32 } = read;

/** Neighbours stay at least this far apart. */
const CLOSEST = 0.1;

/**
 * From where each pixel of the photo goes to where each pixel of the picture comes from: both as horizontal offsets
 * in pixels. What would fold over is pushed on; beyond the ends of a row its last pixels go on.
 */
export function inverseShift({ width, height, data }: Plane): Plane {
  const inverse = newPlane(width, height);
  for (let row = 0; row < height; row++) {
    const start = row * width;
    let to = f32(data, start);
    for (let out = 0; out < to; out++) inverse.data[start + out] = -to;
    for (let x = 0; x + 1 < width; x++) {
      const i = start + x;
      if (f32(data, i) === 0 && f32(data, i + 1) === 0) {
        to = x + 1;
        continue;
      }
      const from = to;
      to = Math.max(x + 1 + f32(data, i + 1), from + CLOSEST);
      const first = Math.max(0, Math.ceil(from));
      const slope = 1 / (to - from);
      for (let out = first; out < to && out < width; out++)
        inverse.data[start + out] = x + (out - from) * slope - out;
    }
    for (let out = Math.ceil(to); out < width; out++) inverse.data[start + out] = width - 1 - to;
  }
  return inverse;
}
