import { blueDifference, clamp, lumaAt, type Plane, type RgbImage, read, redDifference } from "./raster";

const { f32, i32, u16 } = read;

const LUMA_BINS = 12;
const CHROMA_BINS = 10;
const USED_CLASSES = LUMA_BINS * CHROMA_BINS * CHROMA_BINS;

/** Colour classes lie in a cube with an empty margin around, so that each of them has all its neighbours. */
const BLUE_STRIDE = CHROMA_BINS + 2;
const LUMA_STRIDE = BLUE_STRIDE * BLUE_STRIDE;
const CLASSES = (LUMA_BINS + 2) * LUMA_STRIDE;

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
  const chromaBin = (difference: number) => clamp(Math.floor(difference / 9 + 6), 1, CHROMA_BINS);
  for (let i = 0; i < classes.length; i++) {
    const luma = lumaAt(data, i * 3);
    const lumaBin = Math.min(LUMA_BINS, Math.floor(luma / 21.4) + 1);
    const blue = chromaBin(blueDifference(data, i * 3, luma));
    const red = chromaBin(redDifference(data, i * 3, luma));
    classes[i] = lumaBin * LUMA_STRIDE + blue * BLUE_STRIDE + red;
  }
  return classes;
}

/**
 * How much more likely each pixel's colour is on the person than beside the person, as a bounded log ratio. Colours
 * are counted in horizontal bands, weighted by how probably each pixel belongs to the person: `labels` holds -1 for
 * pixels that surely do not, 1 for those that surely do. Written for the `open` pixels only.
 */
export function colourEvidence(
  classes: Uint16Array,
  labels: Float32Array,
  distance: Plane,
  stature: number,
  open: Int32Array,
): Float32Array {
  const { width, height } = distance;
  const bands = Math.max(4, Math.round(height / (stature * BAND_HEIGHT)));
  const counts = countColours(classes, labels, distance, bands, stature);
  const ratios = counts.person.map((_, band) =>
    logRatio(smoothColours(borrow(counts.person, band)), smoothColours(borrow(counts.around, band))),
  );
  const evidence = new Float32Array(width * height);
  const bandOfRow = Array.from({ length: height }, (_, y) => ratios[Math.floor((y * bands) / height)]);
  for (let k = 0; k < open.length; k++) {
    const i = i32(open, k);
    const ratio = bandOfRow[(i / width) | 0];
    if (ratio) evidence[i] = f32(ratio, u16(classes, i));
  }
  return evidence;
}

/** How often each colour occurs in each band. */
type Counts = { person: Float32Array[]; around: Float32Array[] };

function countColours(
  classes: Uint16Array,
  labels: Float32Array,
  { width, height, data: distance }: Plane,
  bands: number,
  stature: number,
): Counts {
  const none = () => Array.from({ length: bands }, () => new Float32Array(CLASSES));
  const counts: Counts = { person: none(), around: none() };
  const farthest = -SURROUNDINGS * stature;
  for (let y = 0; y < height; y++) {
    const position = clamp((y * bands) / height - 0.5, 0, bands - 1);
    const band = Math.floor(position);
    const share = position - band;
    const person = counts.person[band];
    const around = counts.around[band];
    const personBelow = counts.person[band + 1] ?? person;
    const aroundBelow = counts.around[band + 1] ?? around;
    if (!person || !around || !personBelow || !aroundBelow) continue;
    for (let i = y * width; i < (y + 1) * width; i++) {
      if (f32(distance, i) < farthest) continue;
      const colour = u16(classes, i);
      const inside = (1 + f32(labels, i)) / 2;
      if (inside > 0) {
        person[colour] = f32(person, colour) + inside * (1 - share);
        personBelow[colour] = f32(personBelow, colour) + inside * share;
      }
      if (inside < 1) {
        around[colour] = f32(around, colour) + (1 - inside) * (1 - share);
        aroundBelow[colour] = f32(aroundBelow, colour) + (1 - inside) * share;
      }
    }
  }
  return counts;
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

const OWN_WEIGHT = 0.4;
const NEIGHBOUR_WEIGHT = 0.1;

/** Spreads counts to the six neighbouring classes: shading moves a colour a little. */
function smoothColours(counts: Float32Array): Float32Array {
  const smooth = new Float32Array(CLASSES);
  for (let luma = 1; luma <= LUMA_BINS; luma++) {
    for (let blue = 1; blue <= CHROMA_BINS; blue++) {
      const first = luma * LUMA_STRIDE + blue * BLUE_STRIDE + 1;
      for (let k = first; k < first + CHROMA_BINS; k++) {
        const beside =
          f32(counts, k - LUMA_STRIDE) +
          f32(counts, k + LUMA_STRIDE) +
          f32(counts, k - BLUE_STRIDE) +
          f32(counts, k + BLUE_STRIDE) +
          f32(counts, k - 1) +
          f32(counts, k + 1);
        smooth[k] = OWN_WEIGHT * f32(counts, k) + NEIGHBOUR_WEIGHT * beside;
      }
    }
  }
  return smooth;
}

function logRatio(person: Float32Array, around: Float32Array): Float32Array {
  const personTotal = totalOf(person);
  const aroundTotal = totalOf(around);
  const ratios = new Float32Array(CLASSES);
  for (let k = 0; k < CLASSES; k++) {
    const p = (f32(person, k) + PRIOR_COUNT) / personTotal;
    const q = (f32(around, k) + PRIOR_COUNT) / aroundTotal;
    ratios[k] = p === q ? 0 : clamp(Math.log(p / q), -STRONGEST_EVIDENCE, STRONGEST_EVIDENCE);
  }
  return ratios;
}

function totalOf(counts: Float32Array): number {
  let total = PRIOR_COUNT * USED_CLASSES;
  for (let k = 0; k < CLASSES; k++) total += f32(counts, k);
  return total;
}
