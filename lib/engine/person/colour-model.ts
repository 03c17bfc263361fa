import { clamp, type Plane, read } from "@/lib/engine/raster/raster";
import {
  BLUE_STRIDE,
  CLASSES,
  type ColourClasses,
  LUMA_STRIDE,
  USED_CLASSES,
  withNeighbours,
} from "./colour-classes";

const { f32, i32, u16 } = read;

/** Height of a colour band as a fraction of the stature. */
const BAND_HEIGHT = 0.09;

/** Pixels farther from the person than this (fraction of the stature) do not count as surroundings. */
const SURROUNDINGS = 0.16;

/** Weights of a band and its next two neighbours, so that a short band has enough samples. */
const BORROWED = [1, 0.5, 0.15] as const;

/** Initial count of every class, so that an unseen colour is no proof. */
const PRIOR_COUNT = 0.02;

/** Bound of the log ratio, so that a single colour never decides alone. */
const STRONGEST_EVIDENCE = 4;

/** `labels`: -1 for surely background, 1 for surely the person. Writes only the `open` pixels of `evidence`. */
export function colourEvidence(
  { ofPixel: classes, used }: ColourClasses,
  labels: Float32Array,
  distance: Plane,
  stature: number,
  open: Int32Array,
  evidence: Float32Array,
): void {
  const { width, height } = distance;
  const bands = Math.max(4, Math.round(height / (stature * BAND_HEIGHT)));
  const counts = countColours(classes, labels, distance, bands, stature);
  const near = withNeighbours(used);
  const spread = { person: newSpread(), around: newSpread() };
  const ratios: Float32Array[] = [];
  for (let band = 0; band < bands; band++) {
    spreadColours(counts.person, band, used, near, spread.person);
    spreadColours(counts.around, band, used, near, spread.around);
    ratios.push(logRatio(spread.person, spread.around, used));
  }
  for (let k = 0; k < open.length; ) {
    const row = Math.floor(i32(open, k) / width);
    const ratio = ratios[Math.floor((row * bands) / height)] as Float32Array;
    k = evidenceOfRow(classes, ratio, open, k, (row + 1) * width, evidence);
  }
}

/** Writes the evidence from the k-th open pixel to the end of its row. Returns the index of the next open pixel. */
function evidenceOfRow(
  classes: Uint16Array,
  ratio: Float32Array,
  open: Int32Array,
  first: number,
  end: number,
  evidence: Float32Array,
): number {
  let k = first;
  for (; k < open.length && i32(open, k) < end; k++) {
    const i = i32(open, k);
    evidence[i] = f32(ratio, u16(classes, i));
  }
  return k;
}

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
      if (inside > 0) addShares(person, personBelow, colour, inside, share);
      if (inside < 1) addShares(around, aroundBelow, colour, 1 - inside, share);
    }
  }
  return counts;
}

function addShares(
  counts: Float32Array,
  below: Float32Array,
  colour: number,
  weight: number,
  share: number,
): void {
  counts[colour] = f32(counts, colour) + weight * (1 - share);
  below[colour] = f32(below, colour) + weight * share;
}

/** The histogram of one band: with its neighbours' share, and smoothed. The buffers are reused for each band. */
type Spread = { borrowed: Float32Array; smooth: Float32Array; total: number };

const newSpread = (): Spread => ({
  borrowed: new Float32Array(CLASSES),
  smooth: new Float32Array(CLASSES),
  total: 0,
});

function spreadColours(
  counts: Float32Array[],
  band: number,
  used: Int32Array,
  near: Int32Array,
  spread: Spread,
): void {
  for (let n = 0; n < used.length; n++) spread.borrowed[i32(used, n)] = 0;
  for (let offset = -2; offset <= 2; offset++) {
    const from = counts[band + offset] ?? counts[band];
    if (from) addColours(from, BORROWED[Math.abs(offset)] ?? 0, used, spread.borrowed);
  }
  smoothColours(spread, near);
}

function addColours(counts: Float32Array, weight: number, used: Int32Array, sum: Float32Array): void {
  for (let n = 0; n < used.length; n++) {
    const k = i32(used, n);
    sum[k] = f32(sum, k) + weight * f32(counts, k);
  }
}

const OWN_WEIGHT = 0.4;
const NEIGHBOUR_WEIGHT = 0.1;

/** Smooths the counts over the six neighbouring classes, because shading shifts a colour a little. */
function smoothColours(spread: Spread, near: Int32Array): void {
  const { borrowed: counts, smooth } = spread;
  let total = PRIOR_COUNT * USED_CLASSES;
  for (let n = 0; n < near.length; n++) {
    const k = i32(near, n);
    const beside =
      f32(counts, k - LUMA_STRIDE) +
      f32(counts, k + LUMA_STRIDE) +
      f32(counts, k - BLUE_STRIDE) +
      f32(counts, k + BLUE_STRIDE) +
      f32(counts, k - 1) +
      f32(counts, k + 1);
    const value = OWN_WEIGHT * f32(counts, k) + NEIGHBOUR_WEIGHT * beside;
    smooth[k] = value;
    total += value;
  }
  spread.total = total;
}

function logRatio(person: Spread, around: Spread, used: Int32Array): Float32Array {
  const ratios = new Float32Array(CLASSES);
  for (let n = 0; n < used.length; n++) {
    const k = i32(used, n);
    const p = (f32(person.smooth, k) + PRIOR_COUNT) / person.total;
    const q = (f32(around.smooth, k) + PRIOR_COUNT) / around.total;
    ratios[k] = p === q ? 0 : clamp(Math.log(p / q), -STRONGEST_EVIDENCE, STRONGEST_EVIDENCE);
  }
  return ratios;
}
