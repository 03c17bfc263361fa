import { clamp, newPlane, type Plane, read } from "./raster";

const { f32 } = read;

/** A Gaussian is cut where it has fallen to 4 % of its peak. */
const REACH_IN_SIGMAS = 2.5;

function gaussianKernel(sigma: number): Float32Array {
  const radius = Math.max(1, Math.ceil(sigma * REACH_IN_SIGMAS));
  const kernel = new Float32Array(2 * radius + 1);
  let sum = 0;
  for (let i = 0; i < kernel.length; i++) {
    const weight = Math.exp(-((i - radius) ** 2) / (2 * sigma * sigma));
    kernel[i] = weight;
    sum += weight;
  }
  return kernel.map((weight) => weight / sum);
}

/** Gaussian smoothing of a row of values; beyond its ends the first and the last value go on. */
export function smoothValues(values: Float32Array, sigma: number): Float32Array {
  const kernel = gaussianKernel(sigma);
  const radius = (kernel.length - 1) / 2;
  return values.map((_, at) => {
    let sum = 0;
    for (let k = 0; k < kernel.length; k++) {
      sum += f32(kernel, k) * f32(values, clamp(at + k - radius, 0, values.length - 1));
    }
    return sum;
  });
}

/** The median of each value and its `radius` neighbours to both sides; gaps (NaN) do not count. */
export function medianValues(values: Float32Array, radius: number): Float32Array {
  return values.map((_, at) => {
    const window = values
      .subarray(Math.max(0, at - radius), at + radius + 1)
      .filter((value) => !Number.isNaN(value));
    window.sort();
    return window.length > 0 ? f32(window, window.length >> 1) : Number.NaN;
  });
}

/** Fills gaps (NaN) on the straight line between their ends, and with the nearest value beyond the ends. */
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

/** Separable Gaussian smoothing of a plane with a sigma in pixels for each direction. */
export function smoothPlane(plane: Plane, sigmaX: number, sigmaY: number): Plane {
  return smoothAcross(smoothDown(plane, sigmaY), sigmaX);
}

function smoothDown({ width, height, data }: Plane, sigma: number): Plane {
  const kernel = gaussianKernel(sigma);
  const radius = (kernel.length - 1) / 2;
  const out = newPlane(width, height);
  for (let y = 0; y < height; y++) {
    const target = out.data.subarray(y * width, (y + 1) * width);
    for (let k = 0; k < kernel.length; k++) {
      const weight = f32(kernel, k);
      const from = clamp(y + k - radius, 0, height - 1) * width;
      for (let x = 0; x < width; x++) target[x] = f32(target, x) + weight * f32(data, from + x);
    }
  }
  return out;
}

function smoothAcross({ width, height, data }: Plane, sigma: number): Plane {
  const kernel = gaussianKernel(sigma);
  const radius = (kernel.length - 1) / 2;
  const out = newPlane(width, height);
  const padded = new Float32Array(width + 2 * radius);
  for (let y = 0; y < height; y++) {
    const row = data.subarray(y * width, (y + 1) * width);
    padded.fill(f32(row, 0), 0, radius);
    padded.set(row, radius);
    padded.fill(f32(row, width - 1), width + radius);
    const target = out.data.subarray(y * width, (y + 1) * width);
    for (let k = 0; k < kernel.length; k++) {
      const weight = f32(kernel, k);
      for (let x = 0; x < width; x++) target[x] = f32(target, x) + weight * f32(padded, x + k);
    }
  }
  return out;
}

/** Three running means in a row are close to a Gaussian. */
const MEANS = 3;

/**
 * Gaussian-like smoothing with a wide sigma, in a time that does not depend on it: running means, three times in
 * each direction. Values beyond the edges count as the edge's.
 */
export function smoothWidely(plane: Plane, sigma: number): Plane {
  const radius = Math.max(1, Math.round((Math.sqrt((12 * sigma * sigma) / MEANS + 1) - 1) / 2));
  const { width, height } = plane;
  const out: Plane = { width, height, data: plane.data.slice() };
  const line = new Float32Array(Math.max(width, height));
  for (let pass = 0; pass < MEANS; pass++) {
    for (let y = 0; y < height; y++) runningMean(out.data, y * width, 1, width, radius, line);
    for (let x = 0; x < width; x++) runningMean(out.data, x, width, height, radius, line);
  }
  return out;
}

/** Replaces `count` values, `stride` apart from `start` on, by the means of their neighbourhoods. */
function runningMean(
  data: Float32Array,
  start: number,
  stride: number,
  count: number,
  radius: number,
  line: Float32Array,
): void {
  for (let k = 0; k < count; k++) line[k] = f32(data, start + k * stride);
  let sum = 0;
  for (let k = -radius; k <= radius; k++) sum += f32(line, clamp(k, 0, count - 1));
  for (let k = 0; k < count; k++) {
    data[start + k * stride] = sum / (2 * radius + 1);
    sum += f32(line, Math.min(count - 1, k + radius + 1)) - f32(line, Math.max(0, k - radius));
  }
}
