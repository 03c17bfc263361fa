import { read } from "@/lib/engine/raster/raster";

const { f32, u8 } = read;

/** 0 if fewer than `leastSeen` of the values are visible. Writes into `means` if given. */
export function meanInSight(
  values: Float32Array,
  hidden: Uint8Array,
  reach: number,
  leastSeen: number,
  means: Float32Array = new Float32Array(values.length),
): Float32Array {
  const { length } = values;
  means.fill(0);
  let sum = 0;
  let seen = 0;
  for (let entering = 0; entering < length + reach; entering++) {
    if (entering < length && u8(hidden, entering) === 0) {
      sum += f32(values, entering);
      seen++;
    }
    const leaving = entering - 2 * reach - 1;
    if (leaving >= 0 && u8(hidden, leaving) === 0) {
      sum -= f32(values, leaving);
      seen--;
    }
    if (entering >= reach && seen >= leastSeen) means[entering - reach] = sum / seen;
  }
  return means;
}
