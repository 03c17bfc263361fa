import { clamp, newPlane, type Plane, read } from "./raster";

const { f32, f64 } = read;

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
  return gaussianAcross(gaussianDown(plane, sigmaY), sigmaX);
}

function gaussianDown({ width, height, data }: Plane, sigma: number): Plane {
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

function gaussianAcross({ width, height, data }: Plane, sigma: number): Plane {
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

const radiusFor = (sigma: number): number =>
  Math.max(1, Math.round((Math.sqrt((12 * sigma * sigma) / MEANS + 1) - 1) / 2));

/**
 * Gaussian-like smoothing with a wide sigma, in a time that does not depend on it: running means, three times in
 * each direction. Values beyond the edges count as the edge's.
 */
export function smoothWidely(plane: Plane, sigma: number): Plane {
  const out = smoothDown(plane, sigma);
  const line = new Float32Array(plane.width);
  for (let pass = 0; pass < MEANS; pass++) {
    for (let y = 0; y < plane.height; y++) meansAlong(out, y, radiusFor(sigma), line);
  }
  return out;
}

/** The same, but along the columns only. */
export function smoothDown(plane: Plane, sigma: number): Plane {
  let from = plane;
  for (let pass = 0; pass < MEANS; pass++) from = meansDown(from, radiusFor(sigma));
  return from;
}

/** Replaces a row's values by the means of their neighbourhoods in the row. */
function meansAlong({ width, data }: Plane, row: number, radius: number, line: Float32Array): void {
  const start = row * width;
  for (let x = 0; x < width; x++) line[x] = f32(data, start + x);
  let sum = 0;
  for (let k = -radius; k <= radius; k++) sum += f32(line, clamp(k, 0, width - 1));
  for (let x = 0; x < width; x++) {
    data[start + x] = sum / (2 * radius + 1);
    sum += f32(line, Math.min(width - 1, x + radius + 1)) - f32(line, Math.max(0, x - radius));
  }
}

/** The means of each value's neighbourhood in its column, all columns at once. */
function meansDown({ width, height, data }: Plane, radius: number): Plane {
  const out = newPlane(width, height);
  const sums = new Float64Array(width);
  const share = 1 / (2 * radius + 1);
  const startOf = (row: number): number => clamp(row, 0, height - 1) * width;
  for (let row = -radius; row <= radius; row++) {
    const start = startOf(row);
    for (let x = 0; x < width; x++) sums[x] = f64(sums, x) + f32(data, start + x);
  }
  for (let y = 0; y < height; y++) {
    const target = y * width;
    const entering = startOf(y + radius + 1);
    const leaving = startOf(y - radius);
    for (let x = 0; x < width; x++) {
      const sum = f64(sums, x);
      out.data[target + x] = sum * share;
      sums[x] = sum + f32(data, entering + x) - f32(data, leaving + x);
    }
  }
  return out;
}

/** Softens a plane as a Gaussian of 0.58 pixels does: each value takes a sixth of its neighbours' in both directions. */
export function soften({ width, height, data }: Plane): Plane {
  const out = newPlane(width, height);
  const line = new Float32Array(width + 2);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const above = Math.max(0, y - 1) * width;
    const below = Math.min(height - 1, y + 1) * width;
    for (let x = 0; x < width; x++)
      line[x + 1] = (4 * f32(data, row + x) + f32(data, above + x) + f32(data, below + x)) / 6;
    line[0] = f32(line, 1);
    line[width + 1] = f32(line, width);
    for (let x = 0; x < width; x++)
      out.data[row + x] = (4 * f32(line, x + 1) + f32(line, x) + f32(line, x + 2)) / 6;
  }
  return out;
}
