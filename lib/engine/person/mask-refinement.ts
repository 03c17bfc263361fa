import { largestPiece } from "@/lib/engine/raster/largest-piece";
import { clamp, type Mask, newMask, type Plane, type RgbImage, read } from "@/lib/engine/raster/raster";
import { signedDistance } from "@/lib/engine/raster/signed-distance";
import { fineColourClasses } from "./colour-classes";
import { colourEvidence } from "./colour-model";
import { fillHoles } from "./hole-filling";
import { contrastWeights, expectedLabel, meanContrast, relaxLabels } from "./mean-field";

const { f32, i32 } = read;

/** Distance of a probability from 0 and 1 above which a pixel is doubtful. */
const DOUBTFUL = 0.1;

/** Pixels this near to the contour are refined too; fraction of the stature. */
const BAND = 0.008;

/** Farther pixels, such as a shadow on the wall, are never refined; fraction of the stature. */
const FARTHEST = 0.025;

/** Weight of the networks' log odds against those of the colours, and the highest probability that they may give. */
const NETWORK_WEIGHT = 1.5;
const SUREST = 0.997;

/** The second round counts colours with the contour of the first. */
const ROUNDS = 2;

/** The networks give the rough contour, colours and edges its exact place. @param stature in pixels */
export function refineMask(image: RgbImage, probability: Plane, stature: number): Mask {
  const { width, height } = image;
  const labels = probability.data.map((p) => 2 * p - 1);
  const classes = fineColourClasses(image);
  let distance = signedDistance(inside(labels, width, height));
  const open = openPixels(probability, distance, stature);
  const weights = contrastWeights(image, open, meanContrast(image));
  const odds = new Float32Array(labels.length);
  for (let round = 1; round <= ROUNDS; round++) {
    if (round > 1) distance = signedDistance(inside(labels, width, height));
    colourEvidence(classes, hardened(labels), distance, stature, open, odds);
    weigh(odds, labels, probability.data, open);
    relaxLabels(labels, width, odds, open, weights);
  }
  return fillHoles(largestPiece(inside(labels, width, height)), probability);
}

const hardened = (labels: Float32Array): Float32Array => labels.map((label) => (label > 0 ? 1 : -1));

function inside(labels: Float32Array, width: number, height: number): Mask {
  const mask = newMask(width, height);
  for (let i = 0; i < labels.length; i++) mask.data[i] = f32(labels, i) > 0 ? 1 : 0;
  return mask;
}

/** Indexes of the pixels to refine, ascending. Pixels of the frame are never open. */
function openPixels({ width, height, data }: Plane, distance: Plane, stature: number): Int32Array {
  const open = new Int32Array(data.length);
  let count = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let i = y * width + 1; i < (y + 1) * width - 1; i++) {
      const p = f32(data, i);
      const isDoubtful = p > DOUBTFUL && p < 1 - DOUBTFUL;
      const reach = (isDoubtful ? FARTHEST : BAND) * stature;
      if (Math.abs(f32(distance.data, i)) < reach) open[count++] = i;
    }
  }
  return open.subarray(0, count);
}

function weigh(odds: Float32Array, labels: Float32Array, probability: Float32Array, open: Int32Array): void {
  for (let k = 0; k < open.length; k++) {
    const i = i32(open, k);
    const p = clamp(f32(probability, i), 1 - SUREST, SUREST);
    odds[i] = f32(odds, i) + NETWORK_WEIGHT * Math.log(p / (1 - p));
    labels[i] = expectedLabel(f32(odds, i));
  }
}
