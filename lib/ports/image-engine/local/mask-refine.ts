import { continuation } from "./background-continuation";
import { colourEvidence, fineColourClasses } from "./colour-model";
import { type ContrastWeights, contrastWeights, relaxLabels } from "./mean-field";
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

/** How much likelier a perfect continuation of the background is background, and how well skin matches by chance. */
const CONTINUATION_ODDS = 13;
const CHANCE_MATCH = 0.25;

/** Background is continued from pixels that are at least this far from the template (fraction of the stature). */
const CLEARANCE = 0.01;

/** What grows beyond the template's reach counts as this far outside of it (fraction of the stature). */
const NEW_GROUND = 0.02;

/** Colours are counted with the template's contour first, then once more with the contour found. */
const ROUNDS = { "near the template": 2, "beyond the template": 3 } as const;

/** Whether the mask may grow away from the template, as it must where the template has an arm in the wrong place. */
export type MaskSearch = keyof typeof ROUNDS;

const logistic = (value: number): number => 1 / (1 + Math.exp(-value));

/** Turns the template, painted in a pose of this stature (pixels), into the person's mask. */
export type MaskRefiner = (template: Mask, stature: number, search: MaskSearch) => Mask;

/**
 * A refiner for one photo: colour evidence and nearness to the template, settled among neighbouring pixels so that
 * the contour follows the edges of the photo. Keeps the largest piece.
 */
export function maskRefiner(image: RgbImage): MaskRefiner {
  const photo: PhotoFacts = {
    classes: fineColourClasses(image),
    weights: contrastWeights(image),
    continued: continuation(image),
  };
  return (template, stature, search) => refineMask(photo, template, stature, search);
}

type PhotoFacts = { classes: Uint16Array; weights: ContrastWeights; continued: (seen: Mask) => Plane };

function refineMask(photo: PhotoFacts, template: Mask, stature: number, search: MaskSearch): Mask {
  const { classes, weights, continued } = photo;
  const { width, height } = template;
  const templateDistance = signedDistance(template);
  let distance = templateDistance;
  const probability = newPlane(width, height);
  for (let i = 0; i < distance.data.length; i++) {
    probability.data[i] = logistic(f32(distance.data, i) / (stature * CONTOUR_SOFTNESS));
  }
  let mask = template;
  for (let round = 0; round < ROUNDS[search]; round++) {
    const evidence = colourEvidence(classes, probability, distance, stature);
    const behind = continued(clearlyBehind(probability, distance, stature));
    for (let i = 0; i < evidence.length; i++) {
      evidence[i] = f32(evidence, i) - continuationEvidence(f32(behind.data, i));
    }
    const { unary, open } = combine(evidence, distance, stature);
    for (let i = 0; i < unary.data.length; i++) probability.data[i] = logistic(f32(unary.data, i));
    relaxLabels(probability, unary, open, weights);
    mask = largestPiece(likely(probability));
    if (search === "beyond the template") distance = reachOf(mask, templateDistance, stature);
  }
  return mask;
}

function likely({ width, height, data }: Plane): Mask {
  const mask = newMask(width, height);
  for (let i = 0; i < data.length; i++) mask.data[i] = f32(data, i) > 0.5 ? 1 : 0;
  return mask;
}

/** Pixels of the background so far, at a little distance from the template. */
function clearlyBehind(probability: Plane, distance: Plane, stature: number): Mask {
  const seen = newMask(probability.width, probability.height);
  for (let i = 0; i < seen.data.length; i++) {
    seen.data[i] = f32(probability.data, i) < 0.5 && f32(distance.data, i) < -CLEARANCE * stature ? 1 : 0;
  }
  return seen;
}

const continuationEvidence = (match: number): number =>
  Math.log((1 + CONTINUATION_ODDS * match) / (1 + CONTINUATION_ODDS * CHANCE_MATCH));

/**
 * Distances once a mask is found: pixels beside it are as open as pixels beside the template, less a little, so that
 * a hand which the template missed can be taken in.
 */
function reachOf(found: Mask, template: Plane, stature: number): Plane {
  const reach = signedDistance(found);
  for (let i = 0; i < reach.data.length; i++) {
    const besideMask = Math.min(0, f32(reach.data, i)) - NEW_GROUND * stature;
    reach.data[i] = Math.max(f32(template.data, i), besideMask);
  }
  return reach;
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
