import { type RgbImage, read } from "@/lib/engine/raster/raster";

const { f32, u8, i32 } = read;

/** Weights between each open pixel and four of its eight neighbours. The other four hold the remaining weights. */
export type NeighbourWeights = Record<"right" | "below" | "belowRight" | "belowLeft", Float32Array>;

const SWEEPS = 12;

/** After this many sweeps only pixels are visited whose label changed by more than `SETTLED`. */
const FULL_SWEEPS = 4;
const SETTLED = 0.002;

/** Weight of the neighbours against the pixel's own odds. */
const COUPLING = 2.2;
const DIAGONAL_WEIGHT = 0.7;

function squaredDifference(data: Uint8Array, pixel: number, neighbour: number): number {
  const red = u8(data, pixel * 3) - u8(data, neighbour * 3);
  const green = u8(data, pixel * 3 + 1) - u8(data, neighbour * 3 + 1);
  const blue = u8(data, pixel * 3 + 2) - u8(data, neighbour * 3 + 2);
  return red * red + green * green + blue * blue;
}

/** High in flat areas, low across edges. Open pixels must have all eight neighbours. */
export function contrastWeights(image: RgbImage, open: Int32Array, contrast: number): NeighbourWeights {
  const falloff = fallingOff(2 * contrast + 1e-6);
  const { width } = image;
  const towards = (step: number, weight: number): Float32Array =>
    weightsTowards(image, open, step, weight, falloff);
  return {
    right: towards(1, COUPLING),
    below: towards(width, COUPLING),
    belowRight: towards(width + 1, COUPLING * DIAGONAL_WEIGHT),
    belowLeft: towards(width - 1, COUPLING * DIAGONAL_WEIGHT),
  };
}

export function meanContrast({ data, width, height }: RgbImage): number {
  let sum = 0;
  for (let y = 1; y < height; y += 2) sum += contrastOfRow(data, width, y);
  return sum / (2 * (width - 1) * (height >> 1));
}

function contrastOfRow(data: Uint8Array, width: number, y: number): number {
  let sum = 0;
  for (let i = y * width + 1; i < (y + 1) * width; i++)
    sum += squaredDifference(data, i, i - 1) + squaredDifference(data, i, i - width);
  return sum;
}

function weightsTowards(
  { data, width, height }: RgbImage,
  open: Int32Array,
  step: number,
  weight: number,
  falloff: Float32Array,
): Float32Array {
  const weights = new Float32Array(width * height);
  for (let k = 0; k < open.length; k++) {
    const i = i32(open, k);
    weights[i] = weight * similarity(data, i, i + step, falloff);
    // A previous open pixel has already computed this weight.
    if (f32(weights, i - step) === 0) weights[i - step] = weight * similarity(data, i - step, i, falloff);
  }
  return weights;
}

function similarity(data: Uint8Array, pixel: number, neighbour: number, falloff: Float32Array): number {
  const difference = squaredDifference(data, pixel, neighbour) >> FALLOFF_SHIFT;
  return difference < falloff.length ? f32(falloff, difference) : 0;
}

/** Table of exp(-d / scale) for squared colour differences d, in steps of 8. */
const FALLOFF_SHIFT = 3;
const FALLOFF_REACH = 8;
function fallingOff(scale: number): Float32Array {
  const falloff = new Float32Array(Math.ceil((FALLOFF_REACH * scale) / (1 << FALLOFF_SHIFT)) + 1);
  for (let step = 0; step < falloff.length; step++)
    falloff[step] = Math.exp(-((step + 0.5) * (1 << FALLOFF_SHIFT) - 0.5) / scale);
  return falloff;
}

/** In place. Labels run from -1 to 1; `unary` holds log odds. Open pixels must have all eight neighbours. */
export function relaxLabels(
  labels: Float32Array,
  width: number,
  unary: Float32Array,
  open: Int32Array,
  weights: NeighbourWeights,
): void {
  const moving = open.slice();
  let count = moving.length;
  for (let sweep = 1; sweep <= SWEEPS && count > 0; sweep++)
    count = visit(labels, width, unary, weights, moving, count, sweep < FULL_SWEEPS ? -1 : SETTLED);
}

/** Moves pixels with a change above `settled` to the front of `moving` and returns their number. */
function visit(
  labels: Float32Array,
  width: number,
  unary: Float32Array,
  { right, below, belowRight, belowLeft }: NeighbourWeights,
  moving: Int32Array,
  count: number,
  settled: number,
): number {
  let stillMoving = 0;
  for (let m = 0; m < count; m++) {
    const i = i32(moving, m);
    const above = i - width;
    const under = i + width;
    const support =
      f32(right, i - 1) * f32(labels, i - 1) +
      f32(right, i) * f32(labels, i + 1) +
      f32(below, above) * f32(labels, above) +
      f32(below, i) * f32(labels, under) +
      f32(belowRight, above - 1) * f32(labels, above - 1) +
      f32(belowRight, i) * f32(labels, under + 1) +
      f32(belowLeft, above + 1) * f32(labels, above + 1) +
      f32(belowLeft, i) * f32(labels, under - 1);
    const label = expectedLabel(f32(unary, i) + support);
    const change = Math.abs(label - f32(labels, i));
    labels[i] = label;
    if (change > settled) moving[stillMoving++] = i;
  }
  return stillMoving;
}

/** Table of tanh(odds / 2) in steps of 1/64, clamped at 12. */
const STEPS_PER_ODDS = 64;
const MAX_ODDS = 12;
const EXPECTED = Float32Array.from({ length: 2 * MAX_ODDS * STEPS_PER_ODDS + 1 }, (_, step) =>
  Math.tanh((step / STEPS_PER_ODDS - MAX_ODDS) / 2),
);

/** Expected label, -1 to 1, for these log odds of being inside. */
export function expectedLabel(odds: number): number {
  if (odds >= MAX_ODDS) return f32(EXPECTED, EXPECTED.length - 1);
  if (odds <= -MAX_ODDS) return f32(EXPECTED, 0);
  return f32(EXPECTED, ((odds + MAX_ODDS) * STEPS_PER_ODDS + 0.5) | 0);
}
