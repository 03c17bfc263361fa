import { clamp, newPlane, type Plane, read } from "./raster";
import { gaussianKernel } from "./smoothing";

const { f32, f64 } = read;

/** A rectangle of a plane; `right` and `bottom` are exclusive. */
type Window = { left: number; right: number; top: number; bottom: number };

function extentOf({ width, height, data }: Plane): Window {
  const extent = { left: width, right: 0, top: height, bottom: 0 };
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let first = 0;
    while (first < width && f32(data, row + first) === 0) first++;
    if (first === width) continue;
    let last = width - 1;
    while (last >= extent.right && f32(data, row + last) === 0) last--;
    extent.left = Math.min(extent.left, first);
    extent.right = Math.max(extent.right, last + 1);
    extent.top = Math.min(extent.top, y);
    extent.bottom = y + 1;
  }
  return extent;
}

const grown = (extent: Window, across: number, down: number, { width, height }: Plane): Window => ({
  left: Math.max(0, extent.left - across),
  right: Math.min(width, extent.right + across),
  top: Math.max(0, extent.top - down),
  bottom: Math.min(height, extent.bottom + down),
});

/** In pixels. All filters of this file clamp at the edges. */
export function smoothPlane(plane: Plane, sigmaX: number, sigmaY: number): Plane {
  const [across, down] = [gaussianKernel(sigmaX), gaussianKernel(sigmaY)];
  const window = grown(extentOf(plane), across.length >> 1, down.length >> 1, plane);
  return gaussianAcross(gaussianDown(plane, down, window), across, window);
}

function gaussianDown({ width, height, data }: Plane, kernel: Float32Array, window: Window): Plane {
  const radius = kernel.length >> 1;
  const out = newPlane(width, height);
  for (let y = window.top; y < window.bottom; y++) {
    for (let k = 0; k < kernel.length; k++) {
      const from = clamp(y + k - radius, 0, height - 1);
      addWeighted(data, from * width, f32(kernel, k), out.data, y * width, window.left, window.right);
    }
  }
  return out;
}

function gaussianAcross({ width, height, data }: Plane, kernel: Float32Array, window: Window): Plane {
  const radius = kernel.length >> 1;
  const out = newPlane(width, height);
  const line = new Float32Array(width + 2 * radius);
  for (let y = window.top; y < window.bottom; y++) {
    padRow(data.subarray(y * width, (y + 1) * width), radius, line);
    for (let k = 0; k < kernel.length; k++)
      addWeighted(line, k, f32(kernel, k), out.data, y * width, window.left, window.right);
  }
  return out;
}

function addWeighted(
  values: Float32Array,
  from: number,
  weight: number,
  sums: Float32Array,
  to: number,
  first: number,
  end: number,
): void {
  for (let x = first; x < end; x++) sums[to + x] = f32(sums, to + x) + weight * f32(values, from + x);
}

function padRow(row: Float32Array, radius: number, line: Float32Array): void {
  line.fill(f32(row, 0), 0, radius);
  line.set(row, radius);
  line.fill(f32(row, row.length - 1), radius + row.length);
}

/** Three box filters in sequence approximate a Gaussian. */
const MEANS = 3;

const radiusFor = (sigma: number): number =>
  Math.max(1, Math.round((Math.sqrt((12 * sigma * sigma) / MEANS + 1) - 1) / 2));

/** Approximates a Gaussian with a wide sigma by box filters, in a time that does not depend on sigma. */
export function smoothWidely(plane: Plane, sigma: number): Plane {
  const radius = radiusFor(sigma);
  const window = grown(extentOf(plane), MEANS * radius, MEANS * radius, plane);
  const out = meansDown(plane, radius, window);
  const line = new Float32Array(plane.width + 2 * radius + 1);
  for (let y = window.top; y < window.bottom; y++) {
    const row = out.data.subarray(y * plane.width, (y + 1) * plane.width);
    for (let pass = 0; pass < MEANS; pass++) {
      padRow(row, radius, line);
      meansAlong(line, radius, row, window.left, window.right);
    }
  }
  return out;
}

export function smoothDown(plane: Plane, sigma: number): Plane {
  const radius = radiusFor(sigma);
  return meansDown(plane, radius, grown(extentOf(plane), 0, MEANS * radius, plane));
}

/** Box filter of a row; `line` is the row with `radius` values of padding on each side. */
function meansAlong(line: Float32Array, radius: number, row: Float32Array, first: number, end: number): void {
  const length = 2 * radius + 1;
  let sum = 0;
  for (let k = first; k < first + length; k++) sum += f32(line, k);
  for (let x = first; x < end; x++) {
    row[x] = sum / length;
    sum += f32(line, x + length) - f32(line, x);
  }
}

function meansDown(plane: Plane, radius: number, window: Window): Plane {
  const out = newPlane(plane.width, plane.height);
  const between = newPlane(plane.width, plane.height);
  meansDownInto(plane, radius, window, out);
  meansDownInto(out, radius, window, between);
  meansDownInto(between, radius, window, out);
  return out;
}

function meansDownInto({ width, height, data }: Plane, radius: number, window: Window, { data: out }: Plane) {
  const { left, right, top, bottom } = window;
  const sums = new Float64Array(width);
  const share = 1 / (2 * radius + 1);
  for (let row = top - radius; row <= top + radius; row++) {
    const start = clamp(row, 0, height - 1) * width;
    for (let x = left; x < right; x++) sums[x] = f64(sums, x) + f32(data, start + x);
  }
  for (let y = top; y < bottom; y++) {
    const target = y * width;
    const entering = clamp(y + radius + 1, 0, height - 1) * width;
    const leaving = clamp(y - radius, 0, height - 1) * width;
    for (let x = left; x < right; x++) {
      const sum = f64(sums, x);
      out[target + x] = sum * share;
      sums[x] = sum + f32(data, entering + x) - f32(data, leaving + x);
    }
  }
}

/** Approximates a Gaussian with a sigma of 0.58 pixels with the kernel 1, 4, 1 in both directions. */
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
