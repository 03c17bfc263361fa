import { blueDifference, clamp, lumaAt, type Plane, type RgbImage, read, redDifference } from "./raster";

const { f32, u16 } = read;

const LUMA_BINS = 12;
const CHROMA_BINS = 10;
const CLASSES = LUMA_BINS * CHROMA_BINS * CHROMA_BINS;

/** Height of a colour band as a fraction of the stature: about a hand's length. */
const BAND_HEIGHT = 0.09;

/** Pixels farther from the figure than this (fraction of the stature) say nothing about its surroundings. */
const SURROUNDINGS = 0.16;

/** A band borrows from its neighbours, so that a short one is not left without examples. */
const BORROWED = [1, 0.5, 0.15] as const;

/** Every class starts with this much evidence, so that an unseen colour is not taken for proof. */
const PRIOR_COUNT = 0.02;

/** No single colour may settle the question: the log ratio is bounded. */
const STRONGEST_EVIDENCE = 4;

/** Finer colour classes than those of the fit: here there are more pixels to count. */
export function fineColourClasses({ data, width, height }: RgbImage): Uint16Array {
  const classes = new Uint16Array(width * height);
  const chromaBin = (difference: number) => clamp(Math.floor(difference / 9 + 5), 0, CHROMA_BINS - 1);
  for (let i = 0; i < classes.length; i++) {
    const luma = lumaAt(data, i * 3);
    const lumaBin = Math.min(LUMA_BINS - 1, Math.floor(luma / 21.4));
    const blue = chromaBin(blueDifference(data, i * 3, luma));
    const red = chromaBin(redDifference(data, i * 3, luma));
    classes[i] = (lumaBin * CHROMA_BINS + blue) * CHROMA_BINS + red;
  }
  return classes;
}

/**
 * How much more likely each pixel's colour is on the person than beside the person, as a bounded log ratio. Colours
 * are counted in horizontal bands, weighted by how probably each pixel belongs to the person.
 */
export function colourEvidence(
  classes: Uint16Array,
  probability: Plane,
  distance: Plane,
  stature: number,
): Float32Array {
  const { width, height } = probability;
  const bands = Math.max(4, Math.round(height / (stature * BAND_HEIGHT)));
  const bandHeight = height / bands;
  const person = countColours(classes, probability, distance, { bands, bandHeight, stature, inside: true });
  const around = countColours(classes, probability, distance, { bands, bandHeight, stature, inside: false });
  const ratios = person.map((counts, band) => logRatio(counts, around[band] ?? counts));
  const evidence = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const ratio = ratios[Math.min(bands - 1, Math.floor(y / bandHeight))];
    if (!ratio) continue;
    for (let i = y * width; i < (y + 1) * width; i++) evidence[i] = f32(ratio, u16(classes, i));
  }
  return evidence;
}

type Count = { bands: number; bandHeight: number; stature: number; inside: boolean };

function countColours(
  classes: Uint16Array,
  probability: Plane,
  distance: Plane,
  count: Count,
): Float32Array[] {
  const { width, height } = probability;
  const { bands, bandHeight, stature, inside } = count;
  const counts = Array.from({ length: bands }, () => new Float32Array(CLASSES));
  for (let y = 0; y < height; y++) {
    const position = clamp(y / bandHeight - 0.5, 0, bands - 1);
    const upper = counts[Math.floor(position)];
    const lower = counts[Math.min(bands - 1, Math.floor(position) + 1)];
    if (!upper || !lower) continue;
    const share = position - Math.floor(position);
    for (let i = y * width; i < (y + 1) * width; i++) {
      if (f32(distance.data, i) < -SURROUNDINGS * stature) continue;
      const weight = inside ? f32(probability.data, i) : 1 - f32(probability.data, i);
      const colour = u16(classes, i);
      upper[colour] = f32(upper, colour) + weight * (1 - share);
      lower[colour] = f32(lower, colour) + weight * share;
    }
  }
  return counts.map((_, band) => smoothColours(borrow(counts, band)));
}

function borrow(counts: Float32Array[], band: number): Float32Array {
  const sum = new Float32Array(CLASSES);
  for (let offset = -2; offset <= 2; offset++) {
    const from = counts[band + offset] ?? counts[band];
    const weight = BORROWED[Math.abs(offset)] ?? 0;
    if (from) for (let k = 0; k < CLASSES; k++) sum[k] = f32(sum, k) + weight * f32(from, k);
  }
  return sum;
}

const LUMA_STRIDE = CHROMA_BINS * CHROMA_BINS;
const OWN_WEIGHT = 4;

/** Spreads counts to the six neighbouring classes: shading moves a colour a little. */
function smoothColours(counts: Float32Array): Float32Array {
  const smooth = new Float32Array(CLASSES);
  for (let colour = 0; colour < CLASSES; colour++) {
    const red = colour % CHROMA_BINS;
    const blue = Math.floor(colour / CHROMA_BINS) % CHROMA_BINS;
    let sum = OWN_WEIGHT * f32(counts, colour);
    let weight = OWN_WEIGHT;
    const add = (inRange: boolean, neighbour: number) => {
      if (!inRange) return;
      sum += f32(counts, neighbour);
      weight++;
    };
    add(colour >= LUMA_STRIDE, colour - LUMA_STRIDE);
    add(colour < CLASSES - LUMA_STRIDE, colour + LUMA_STRIDE);
    add(blue > 0, colour - CHROMA_BINS);
    add(blue < CHROMA_BINS - 1, colour + CHROMA_BINS);
    add(red > 0, colour - 1);
    add(red < CHROMA_BINS - 1, colour + 1);
    smooth[colour] = sum / weight;
  }
  return smooth;
}

function logRatio(person: Float32Array, around: Float32Array): Float32Array {
  const total = (counts: Float32Array) => counts.reduce((sum, count) => sum + count, PRIOR_COUNT * CLASSES);
  const personTotal = total(person);
  const aroundTotal = total(around);
  return person.map((count, colour) => {
    const p = (count + PRIOR_COUNT) / personTotal;
    const q = (f32(around, colour) + PRIOR_COUNT) / aroundTotal;
    return clamp(Math.log(p / q), -STRONGEST_EVIDENCE, STRONGEST_EVIDENCE);
  });
}
