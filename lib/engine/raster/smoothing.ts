import { clamp, read } from "./raster";

const { f32 } = read;

/** The kernel ends where the Gaussian has fallen to 4 % of its peak. */
const REACH_IN_SIGMAS = 2.5;

export function gaussianKernel(sigma: number): Float32Array {
  const radius = Math.max(1, Math.ceil(sigma * REACH_IN_SIGMAS));
  const kernel = new Float32Array(2 * radius + 1);
  let sum = 0;
  for (let i = 0; i < kernel.length; i++) {
    const weight = Math.exp(-((i - radius) ** 2) / (2 * sigma * sigma));
    kernel[i] = weight;
    sum += weight;
  }
  for (let i = 0; i < kernel.length; i++) kernel[i] = f32(kernel, i) / sum;
  return kernel;
}

export function smoothValues(values: Float32Array, sigma: number): Float32Array {
  const kernel = gaussianKernel(sigma);
  const smooth = new Float32Array(values.length);
  for (let at = 0; at < values.length; at++) smooth[at] = weightedMean(values, kernel, at);
  return smooth;
}

function weightedMean(values: Float32Array, kernel: Float32Array, at: number): number {
  const first = at - (kernel.length >> 1);
  let sum = 0;
  for (let k = 0; k < kernel.length; k++)
    sum += f32(kernel, k) * f32(values, clamp(first + k, 0, values.length - 1));
  return sum;
}

/** Sliding median with `radius` neighbours on both sides. Ignores gaps (NaN). */
export function medianValues(values: Float32Array, radius: number): Float32Array {
  const medians = new Float32Array(values.length);
  const sorted = new Float32Array(2 * radius + 1);
  for (let at = 0; at < values.length; at++) {
    let count = 0;
    const last = Math.min(values.length - 1, at + radius);
    for (let i = Math.max(0, at - radius); i <= last; i++) {
      const value = f32(values, i);
      if (Number.isNaN(value)) continue;
      let place = count++;
      for (; place > 0 && f32(sorted, place - 1) > value; place--) sorted[place] = f32(sorted, place - 1);
      sorted[place] = value;
    }
    medians[at] = count > 0 ? f32(sorted, count >> 1) : Number.NaN;
  }
  return medians;
}

/** Fills gaps (NaN) with linear interpolation, constant beyond the ends. */
export function fillGaps(values: Float32Array): Float32Array {
  const filled = values.slice();
  let last = -1;
  for (let i = 0; i < values.length; i++) {
    const value = f32(values, i);
    if (Number.isNaN(value)) continue;
    const from = last < 0 ? value : f32(values, last);
    for (let j = last + 1; j < i; j++) {
      filled[j] = last < 0 ? value : from + ((value - from) * (j - last)) / (i - last);
    }
    last = i;
  }
  if (last >= 0) filled.fill(f32(values, last), last + 1);
  return filled;
}
