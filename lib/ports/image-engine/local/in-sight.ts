import { type Mask, read } from "./raster";

const { f32, f64, u8, i32 } = read;

/**
 * The mean of the values up to `reach` rows above and below each pixel, over what is not hidden; 0 where fewer than
 * `leastSeen` of them are in sight.
 */
export function meanInSight(
  values: Float32Array,
  { width, height, data: hidden }: Mask,
  reach: number,
  leastSeen: number,
): Float32Array {
  const means = new Float32Array(width * height);
  const sums = new Float64Array(width);
  const seen = new Int32Array(width);
  const count = (row: number, sign: 1 | -1) => {
    if (row < 0 || row >= height) return;
    for (let x = 0; x < width; x++) {
      const i = row * width + x;
      if (u8(hidden, i) > 0) continue;
      sums[x] = f64(sums, x) + sign * f32(values, i);
      seen[x] = i32(seen, x) + sign;
    }
  };
  for (let row = 0; row < reach; row++) count(row, 1);
  for (let y = 0; y < height; y++) {
    count(y + reach, 1);
    count(y - reach - 1, -1);
    for (let x = 0; x < width; x++) {
      if (i32(seen, x) >= leastSeen) means[y * width + x] = f64(sums, x) / i32(seen, x);
    }
  }
  return means;
}
