import { colourEvidence, fineColourClasses } from "./colour-model";
import { contrastWeights, relaxLabels } from "./mean-field";
import { clamp, type Mask, newMask, newPlane, type Plane, type RgbImage, read } from "./raster";
import { signedDistance } from "./signed-distance";

const { f32, u8 } = read;

/** All lengths are fractions of the stature. Deeper inside or farther outside than these, the template decides. */
const SURELY_INSIDE = 0.035;
const SURELY_OUTSIDE = 0.05;
const CERTAIN = 8;

/** Width of the soft step of the template's contour. */
const CONTOUR_SOFTNESS = 0.012;

/** Pull of the template per softness of distance, and where it stops growing. */
const TEMPLATE_PULL = 0.72;
const STRONGEST_PULL = 3.6;

/** Colours are counted with the template's contour first, then once more with the contour found. */
const ROUNDS = 2;

const logistic = (value: number): number => 1 / (1 + Math.exp(-value));

/**
 * Turns the template's rough figure into the person's mask: colour evidence and nearness to the template, settled
 * among neighbouring pixels so that the contour follows the edges of the photo. Keeps the largest piece.
 */
export function refineMask(image: RgbImage, template: Mask, stature: number): Mask {
  const { width, height } = image;
  const distance = signedDistance(template);
  const probability = newPlane(width, height);
  for (let i = 0; i < distance.data.length; i++) {
    probability.data[i] = logistic(f32(distance.data, i) / (stature * CONTOUR_SOFTNESS));
  }
  const classes = fineColourClasses(image);
  const weights = contrastWeights(image);
  for (let round = 0; round < ROUNDS; round++) {
    const evidence = colourEvidence(classes, probability, distance, stature);
    const { unary, open } = combine(evidence, distance, stature);
    for (let i = 0; i < unary.data.length; i++) probability.data[i] = logistic(f32(unary.data, i));
    relaxLabels(probability, unary, open, weights);
  }
  const mask = newMask(width, height);
  for (let i = 0; i < mask.data.length; i++) mask.data[i] = f32(probability.data, i) > 0.5 ? 1 : 0;
  return largestPiece(mask);
}

/** Log odds of each pixel by itself, and which pixels are still open to discussion. */
function combine(evidence: Float32Array, distance: Plane, stature: number): { unary: Plane; open: Mask } {
  const unary = newPlane(distance.width, distance.height);
  const open = newMask(distance.width, distance.height);
  for (let i = 0; i < evidence.length; i++) {
    const depth = f32(distance.data, i) / stature;
    const pull = clamp((TEMPLATE_PULL * depth) / CONTOUR_SOFTNESS, -STRONGEST_PULL, STRONGEST_PULL);
    const undecided = depth <= SURELY_INSIDE && depth >= -SURELY_OUTSIDE;
    open.data[i] = undecided ? 1 : 0;
    unary.data[i] = undecided ? f32(evidence, i) + pull : depth > 0 ? CERTAIN : -CERTAIN;
  }
  return { unary, open };
}

/** The largest connected piece of a mask (neighbours above, below and beside). */
export function largestPiece(mask: Mask): Mask {
  const { width, height, data } = mask;
  const piece = new Int32Array(width * height);
  const stack: number[] = [];
  let largest = { id: 0, size: 0 };
  let id = 0;
  for (let start = 0; start < data.length; start++) {
    if (u8(data, start) === 0 || piece[start] !== 0) continue;
    id++;
    let size = 0;
    const visit = (i: number) => {
      if (u8(data, i) === 0 || piece[i] !== 0) return;
      piece[i] = id;
      stack.push(i);
    };
    visit(start);
    for (let i = stack.pop(); i !== undefined; i = stack.pop()) {
      size++;
      const x = i % width;
      if (x > 0) visit(i - 1);
      if (x < width - 1) visit(i + 1);
      if (i >= width) visit(i - width);
      if (i < data.length - width) visit(i + width);
    }
    if (size > largest.size) largest = { id, size };
  }
  const out = newMask(width, height);
  for (let i = 0; i < data.length; i++) out.data[i] = largest.size > 0 && piece[i] === largest.id ? 1 : 0;
  return out;
}
