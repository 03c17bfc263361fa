/** sRGB, three interleaved bytes per pixel, row by row from the top left. */
export type RgbImage = { width: number; height: number; data: Uint8Array };

/** One byte per pixel: 0 outside, any other value inside (or a label). */
export type Mask = { width: number; height: number; data: Uint8Array };

export type Plane = { width: number; height: number; data: Float32Array };

export const newMask = (width: number, height: number): Mask => ({
  width,
  height,
  data: new Uint8Array(width * height),
});

export const newPlane = (width: number, height: number): Plane => ({
  width,
  height,
  data: new Float32Array(width * height),
});

/**
 * The index must be in range. There is one per array type, so that each stays monomorphic and is inlined.
 * Bind them once per module (`const { f32 } = read`): bundlers turn a bare import into a lookup per pixel.
 */
export const read = {
  f64: (values: Float64Array, index: number): number => values[index] as number,
  f32: (values: Float32Array, index: number): number => values[index] as number,
  u8: (values: Uint8Array, index: number): number => values[index] as number,
  u16: (values: Uint16Array, index: number): number => values[index] as number,
  i32: (values: Int32Array, index: number): number => values[index] as number,
};

export const clamp = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), high);

const { u8 } = read;

/** Luma and colour differences (ITU-R BT.601) of the pixel at the byte `offset`. */
export const lumaAt = (data: Uint8Array, offset: number): number =>
  0.299 * u8(data, offset) + 0.587 * u8(data, offset + 1) + 0.114 * u8(data, offset + 2);
export const blueDifference = (data: Uint8Array, offset: number, luma: number): number =>
  (u8(data, offset + 2) - luma) * 0.564;
export const redDifference = (data: Uint8Array, offset: number, luma: number): number =>
  (u8(data, offset) - luma) * 0.713;

/** Averages squares of `factor` x `factor` pixels. Drops incomplete squares. */
export function shrinkBy({ width, height, data }: RgbImage, factor: number): RgbImage {
  const small = { width: Math.floor(width / factor), height: Math.floor(height / factor) };
  const out = new Uint8Array(small.width * small.height * 3);
  for (let y = 0; y < small.height; y++) {
    const row = y * factor * width * 3;
    for (let x = 0; x < small.width; x++)
      writeMean(data, row + x * factor * 3, width * 3, factor, out, (y * small.width + x) * 3);
  }
  return { ...small, data: out };
}

function writeMean(
  data: Uint8Array,
  from: number,
  stride: number,
  size: number,
  out: Uint8Array,
  to: number,
): void {
  let [red, green, blue] = [0, 0, 0];
  for (let line = from; line < from + size * stride; line += stride) {
    for (let i = line; i < line + size * 3; i += 3) {
      red += u8(data, i);
      green += u8(data, i + 1);
      blue += u8(data, i + 2);
    }
  }
  const count = size * size;
  out[to] = Math.round(red / count);
  out[to + 1] = Math.round(green / count);
  out[to + 2] = Math.round(blue / count);
}
