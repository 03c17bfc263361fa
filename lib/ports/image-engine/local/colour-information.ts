import { COLOUR_CLASSES, type FitEvidence } from "./fit-evidence";
import { read } from "./raster";
import type { Silhouette } from "./silhouette";

const { f64, u8, u16, i32 } = read;

/**
 * Colours are compared within horizontal bands, because a photo is lit, and people are dressed, differently from
 * top to bottom. The bands are fixed: ones that followed the candidate made tall figures score too well.
 */
const BANDS = 10;

/** Sums of n log n are exact in steps of this size, in whatever order they are added up. */
const EXACT = 2 ** 20;

/** Each band's colours are classes of their own, told apart by numbers from 0 on. */
type BandColours = {
  /** The class of each pixel, and how many pixels each class has. */
  classes: Uint16Array;
  sizes: Int32Array;
  /** The band of each row, and how many pixels each band has. */
  bandOfRow: Uint8Array;
  pixels: Int32Array;
};

function bandColours({ width, height, colours }: FitEvidence): BandColours {
  const bandOfRow = new Uint8Array(height);
  const classes = new Uint16Array(colours.length);
  const sizes = new Int32Array(BANDS * COLOUR_CLASSES);
  const pixels = new Int32Array(BANDS);
  for (let row = 0; row < height; row++) {
    const band = Math.min(BANDS - 1, Math.floor(((row + 0.5) * BANDS) / height));
    bandOfRow[row] = band;
    pixels[band] = i32(pixels, band) + width;
    for (let i = row * width; i < (row + 1) * width; i++) {
      const colour = band * COLOUR_CLASSES + u16(colours, i);
      classes[i] = colour;
      sizes[colour] = i32(sizes, colour) + 1;
    }
  }
  return { classes, sizes, bandOfRow, pixels };
}

/** How many of the pixels of each class and of each band lie inside the figure, and what n log n comes to for those. */
export type ColourSplit = BandColours & {
  width: number;
  height: number;
  inside: Int32Array;
  insideBand: Int32Array;
  /** n log n, and by how much it grows from n to n + 1. */
  nLogN: Float64Array;
  growth: Float64Array;
  /** What n log n comes to for the classes' inside and outside, less that for the whole. */
  gained: number;
};

/** The colours' split by an empty figure. */
export function splitColours(evidence: FitEvidence): ColourSplit {
  const { width, height } = evidence;
  const colours = bandColours(evidence);
  const nLogN = tableOf(Math.max(...colours.pixels));
  return {
    ...colours,
    width,
    height,
    inside: new Int32Array(colours.sizes.length),
    insideBand: new Int32Array(BANDS),
    nLogN,
    growth: growthOf(nLogN),
    gained: 0,
  };
}

/**
 * The mutual information between a pixel's colour and whether it lies inside the figure, as a mean over all pixels.
 * Takes the split from the figure before, which must be the one of the call before, to the one now; `changed` marks (1)
 * the rows that differ: only the pixels between the two are counted.
 */
export function colourInformation(
  split: ColourSplit,
  before: Silhouette,
  now: Silhouette,
  changed: Uint8Array,
): number {
  const { width, height } = split;
  for (let row = 0; row < height; row++)
    if (u8(changed, row) > 0) split.gained += turnRow(split, before, now, row, width);
  return informationOf(split) / (width * height);
}

/** n log n for every n up to the largest. */
function tableOf(largest: number): Float64Array {
  const table = new Float64Array(largest + 1);
  for (let n = 1; n <= largest; n++) table[n] = Math.round(n * Math.log(n) * EXACT) / EXACT;
  return table;
}

function growthOf(nLogN: Float64Array): Float64Array {
  const growth = new Float64Array(nLogN.length);
  for (let n = 0; n + 1 < growth.length; n++) growth[n] = f64(nLogN, n + 1) - f64(nLogN, n);
  return growth;
}

function informationOf({ gained, nLogN, insideBand, pixels }: ColourSplit): number {
  let sum = gained;
  for (let band = 0; band < BANDS; band++) {
    const within = i32(insideBand, band);
    const all = i32(pixels, band);
    sum += f64(nLogN, all) - f64(nLogN, within) - f64(nLogN, all - within);
  }
  return sum;
}

/** Takes the pixels of a row into the figure and out of it that have changed; tells by how much n log n grows. */
function turnRow(
  split: ColourSplit,
  before: Silhouette,
  now: Silhouette,
  row: number,
  width: number,
): number {
  const band = u8(split.bandOfRow, row);
  let a = row * before.stride;
  const lastA = a + u8(before.counts, row);
  let b = row * now.stride;
  const lastB = b + u8(now.counts, row);
  // Between two neighbouring bounds of both rows, in ascending order, all pixels have changed or none.
  let wasInside = false;
  let isInside = false;
  let from = 0;
  let gained = 0;
  let added = 0;
  while (a < lastA || b < lastB) {
    const takeA = a < lastA && (b === lastB || i32(before.bounds, a) <= i32(now.bounds, b));
    const to = takeA ? i32(before.bounds, a++) : i32(now.bounds, b++);
    if (wasInside !== isInside && from < to) {
      gained += isInside
        ? takeIn(split, row * width + from, row * width + to)
        : takeOut(split, row * width + from, row * width + to);
      added += isInside ? to - from : from - to;
    }
    if (takeA) wasInside = !wasInside;
    else isInside = !isInside;
    from = to;
  }
  split.insideBand[band] = i32(split.insideBand, band) + added;
  return gained;
}

function takeIn({ classes, sizes, inside, growth }: ColourSplit, start: number, end: number): number {
  let gained = 0;
  for (let i = start; i < end; i++) {
    const colour = u16(classes, i);
    const within = i32(inside, colour);
    inside[colour] = within + 1;
    gained += f64(growth, within) - f64(growth, i32(sizes, colour) - within - 1);
  }
  return gained;
}

function takeOut({ classes, sizes, inside, growth }: ColourSplit, start: number, end: number): number {
  let gained = 0;
  for (let i = start; i < end; i++) {
    const colour = u16(classes, i);
    const within = i32(inside, colour) - 1;
    inside[colour] = within;
    gained += f64(growth, i32(sizes, colour) - within - 1) - f64(growth, within);
  }
  return gained;
}
