import { type RgbImage, read } from "./raster";

const { f32, u8, i32 } = read;

/**
 * How strongly the labels of some pixels are tied to their neighbours': eight ties for each pixel, one after the other,
 * to the neighbour on its left and right, above and below, and to the upper left, lower right, upper right, lower left.
 */
export type Ties = Float32Array;
const NEIGHBOURS = 8;

const SWEEPS = 12;

/** After this many sweeps only the pixels are visited again whose label still moves by more than `SETTLED`. */
const FULL_SWEEPS = 4;
const SETTLED = 0.002;

/** Strength of the ties against the evidence of the pixel itself. */
const COUPLING = 2.2;
const DIAGONAL_WEIGHT = 0.7;

function squaredDifference(data: Uint8Array, pixel: number, neighbour: number): number {
  const red = u8(data, pixel * 3) - u8(data, neighbour * 3);
  const green = u8(data, pixel * 3 + 1) - u8(data, neighbour * 3 + 1);
  const blue = u8(data, pixel * 3 + 2) - u8(data, neighbour * 3 + 2);
  return red * red + green * green + blue * blue;
}

/**
 * Returns a function that ties some pixels, all of which have eight neighbours: neighbours are tied unless an edge,
 * measured by the picture's own mean contrast, runs between them.
 */
export function contrastTies({ data, width, height }: RgbImage): (open: Int32Array) => Ties {
  let contrast = 0;
  for (let y = 1; y < height; y++) {
    for (let i = y * width + 1; i < (y + 1) * width; i++)
      contrast += squaredDifference(data, i, i - 1) + squaredDifference(data, i, i - width);
  }
  const meanContrast = contrast / (2 * (width - 1) * (height - 1));
  const falloff = fallingOff(2 * meanContrast + 1e-6);
  return (open) => {
    const ties = new Float32Array(NEIGHBOURS * open.length);
    const tie = (at: number, a: number, b: number, weight: number): void => {
      const difference = squaredDifference(data, a, b) >> FALLOFF_SHIFT;
      if (difference < falloff.length) ties[at] = weight * f32(falloff, difference);
    };
    for (let k = 0, at = 0; k < open.length; k++, at += NEIGHBOURS) {
      const i = i32(open, k);
      tie(at, i, i - 1, COUPLING);
      tie(at + 1, i, i + 1, COUPLING);
      tie(at + 2, i, i - width, COUPLING);
      tie(at + 3, i, i + width, COUPLING);
      tie(at + 4, i, i - width - 1, COUPLING * DIAGONAL_WEIGHT);
      tie(at + 5, i, i + width + 1, COUPLING * DIAGONAL_WEIGHT);
      tie(at + 6, i, i - width + 1, COUPLING * DIAGONAL_WEIGHT);
      tie(at + 7, i, i + width - 1, COUPLING * DIAGONAL_WEIGHT);
    }
    return ties;
  };
}

/** exp(-d / scale) for squared colour differences d, in steps of 8, as far as it matters. */
const FALLOFF_SHIFT = 3;
const FALLOFF_REACH = 8;
const fallingOff = (scale: number): Float32Array =>
  Float32Array.from({ length: Math.ceil((FALLOFF_REACH * scale) / (1 << FALLOFF_SHIFT)) + 1 }, (_, step) =>
    Math.exp(-((step + 0.5) * (1 << FALLOFF_SHIFT) - 0.5) / scale),
  );

/**
 * Settles the labels of the `open` pixels among their eight neighbours (mean-field sweeps of a conditional random
 * field, in place). Labels are expected values between -1, outside, and 1, inside; `unary` holds each pixel's own log
 * odds. Open pixels must have all eight neighbours; they are visited in their order, which is that of their ties.
 */
export function relaxLabels(
  labels: Float32Array,
  width: number,
  unary: Float32Array,
  open: Int32Array,
  ties: Ties,
): void {
  const moving = Int32Array.from(open.keys());
  let count = moving.length;
  for (let sweep = 1; sweep <= SWEEPS; sweep++) {
    let stillMoving = 0;
    for (let m = 0; m < count; m++) {
      const k = i32(moving, m);
      const i = i32(open, k);
      const at = k * NEIGHBOURS;
      const above = i - width;
      const below = i + width;
      const support =
        f32(ties, at) * f32(labels, i - 1) +
        f32(ties, at + 1) * f32(labels, i + 1) +
        f32(ties, at + 2) * f32(labels, above) +
        f32(ties, at + 3) * f32(labels, below) +
        f32(ties, at + 4) * f32(labels, above - 1) +
        f32(ties, at + 5) * f32(labels, below + 1) +
        f32(ties, at + 6) * f32(labels, above + 1) +
        f32(ties, at + 7) * f32(labels, below - 1);
      const label = expectedLabel(f32(unary, i) + support);
      const change = label - f32(labels, i);
      labels[i] = label;
      if (sweep < FULL_SWEEPS || change > SETTLED || change < -SETTLED) moving[stillMoving++] = k;
    }
    count = stillMoving;
  }
}

/** tanh(odds / 2) in steps of 1/64, beyond 12 as at 12. */
const STEPS_PER_ODDS = 64;
const GREATEST_ODDS = 12;
const EXPECTED = Float32Array.from({ length: 2 * GREATEST_ODDS * STEPS_PER_ODDS + 1 }, (_, step) =>
  Math.tanh((step / STEPS_PER_ODDS - GREATEST_ODDS) / 2),
);

/** Expected label, -1 to 1, of a pixel whose log odds of lying inside are these. */
export function expectedLabel(odds: number): number {
  if (odds >= GREATEST_ODDS) return f32(EXPECTED, EXPECTED.length - 1);
  if (odds <= -GREATEST_ODDS) return f32(EXPECTED, 0);
  return f32(EXPECTED, ((odds + GREATEST_ODDS) * STEPS_PER_ODDS + 0.5) | 0);
}
