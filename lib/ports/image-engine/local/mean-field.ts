import { type Mask, type Plane, type RgbImage, read } from "./raster";

const { f32, u8, i32 } = read;

/** How strongly a pixel's label is tied to its left, upper, upper left and upper right neighbour. */
export type ContrastWeights = {
  left: Float32Array;
  up: Float32Array;
  upLeft: Float32Array;
  upRight: Float32Array;
};

const SWEEPS = 12;

/** Strength of the ties against the evidence of the pixel itself. */
const COUPLING = 2.2;
const DIAGONAL_WEIGHT = 0.7;

function squaredDifference(data: Uint8Array, pixel: number, neighbour: number): number {
  let sum = 0;
  for (let channel = 0; channel < 3; channel++) {
    const difference = u8(data, pixel * 3 + channel) - u8(data, neighbour * 3 + channel);
    sum += difference * difference;
  }
  return sum;
}

/** Neighbours are tied unless an edge, measured by the picture's own mean contrast, runs between them. */
export function contrastWeights({ data, width, height }: RgbImage): ContrastWeights {
  let contrast = 0;
  let pairs = 0;
  for (let y = 1; y < height; y++) {
    for (let x = 1; x < width; x++) {
      const i = y * width + x;
      contrast += squaredDifference(data, i, i - 1) + squaredDifference(data, i, i - width);
      pairs += 2;
    }
  }
  const falloff = 1 / ((2 * contrast) / pairs + 1e-6);
  const size = width * height;
  const weights: ContrastWeights = {
    left: new Float32Array(size),
    up: new Float32Array(size),
    upLeft: new Float32Array(size),
    upRight: new Float32Array(size),
  };
  const tie = (a: number, b: number) => Math.exp(-falloff * squaredDifference(data, a, b));
  for (let y = 1; y < height; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      weights.left[i] = tie(i, i - 1);
      weights.up[i] = tie(i, i - width);
      weights.upLeft[i] = DIAGONAL_WEIGHT * tie(i, i - width - 1);
      weights.upRight[i] = DIAGONAL_WEIGHT * tie(i, i - width + 1);
    }
  }
  return weights;
}

/**
 * Settles the open pixels of `probability` among their eight neighbours (mean-field sweeps of a conditional random
 * field, in place). `unary` holds each pixel's own log odds.
 */
export function relaxLabels(probability: Plane, unary: Plane, open: Mask, weights: ContrastWeights): void {
  const { width, data: p } = probability;
  const { left, up, upLeft, upRight } = weights;
  const pixels = innerPixels(open);
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (let k = 0; k < pixels.length; k++) {
      const i = i32(pixels, k);
      const above = i - width;
      const below = i + width;
      const support =
        f32(left, i) * (2 * f32(p, i - 1) - 1) +
        f32(left, i + 1) * (2 * f32(p, i + 1) - 1) +
        f32(up, i) * (2 * f32(p, above) - 1) +
        f32(up, below) * (2 * f32(p, below) - 1) +
        f32(upLeft, i) * (2 * f32(p, above - 1) - 1) +
        f32(upLeft, below + 1) * (2 * f32(p, below + 1) - 1) +
        f32(upRight, i) * (2 * f32(p, above + 1) - 1) +
        f32(upRight, below - 1) * (2 * f32(p, below - 1) - 1);
      p[i] = 1 / (1 + Math.exp(-(f32(unary.data, i) + COUPLING * support)));
    }
  }
}

/** The open pixels that have all eight neighbours, row by row. */
function innerPixels({ width, height, data }: Mask): Int32Array {
  const pixels = new Int32Array(width * height);
  let count = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let i = y * width + 1; i < (y + 1) * width - 1; i++) if (u8(data, i) > 0) pixels[count++] = i;
  }
  return pixels.subarray(0, count);
}
