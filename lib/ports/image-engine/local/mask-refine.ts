import { continueBackground, SIGHT } from "./background-continuation";
import { PART } from "./body-template";
import { fineColourClasses } from "./colour-classes";
import { colourEvidence } from "./colour-model";
import { largestPiece } from "./largest-piece";
import { contrastTies, expectedLabel, meanContrast, relaxLabels } from "./mean-field";
import { clamp, type Mask, newMask, type Plane, type RgbImage, read } from "./raster";
import { signedDistance } from "./signed-distance";

const { f32, i32, u8 } = read;

/** All lengths are fractions of the stature. Deeper inside or farther outside than these, the template decides. */
const SURELY_INSIDE = 0.035;
const SURELY_OUTSIDE = 0.05;

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

/** From this far below the top of the head on, background may show between arm and torso. */
const ARMPIT = 0.27;

/** Colours are counted with the template's contour first, then once more with the contour found. */
const ROUNDS = { "near the template": 2, "beyond the template": 3 } as const;

/** Whether the mask may grow away from the template, as it must where the template has an arm in the wrong place. */
export type MaskSearch = keyof typeof ROUNDS;

/**
 * Turns the template, painted in a pose of this stature (pixels), into the person's mask: colour evidence and nearness
 * to the template, settled among neighbouring pixels so that the contour follows the edges of the image. Keeps the
 * largest piece.
 */
export function refineMask(image: RgbImage, template: Mask, stature: number, search: MaskSearch): Mask {
  const classes = fineColourClasses(image);
  const contrast = meanContrast(image);
  const { width, height } = template;
  const whole = signedDistance(template);
  const opened = withSeams(template, stature);
  const templateDistance = opened === template ? whole : signedDistance(opened);
  const rounds = ROUNDS[search];
  let question = questionAt(templateDistance, stature);
  let ties = contrastTies(image, question.open, contrast);
  const labels = softLabels(whole, stature);
  const behind = new Float32Array(width * height);
  const odds = new Float32Array(width * height);
  for (let round = 1; ; round++) {
    const { distance, open } = question;
    colourEvidence(classes, labels, distance, stature, open, odds);
    // What once continued the background still does when the mask has grown over the wall that it was seen from.
    continueBackground(image, sightOf(labels, question, stature), behind);
    if (round === 1 || search === "beyond the template") settleBy(distance, labels);
    weigh(odds, labels, question, behind, stature);
    relaxLabels(labels, width, odds, open, ties);
    if (round === rounds) return largestPiece(inside(labels, width, height));
    if (search === "near the template") continue;
    const mask = largestPiece(inside(labels, width, height));
    question = questionAt(reachOf(mask, templateDistance, stature), stature);
    ties = contrastTies(image, question.open, contrast);
  }
}

/** Labels that pass softly from outside to inside about the template's contour. */
function softLabels({ data: distance }: Plane, stature: number): Float32Array {
  const labels = new Float32Array(distance.length);
  for (let i = 0; i < labels.length; i++)
    labels[i] = expectedLabel(f32(distance, i) / (stature * CONTOUR_SOFTNESS));
  return labels;
}

function settleBy({ data: distance }: Plane, labels: Float32Array): void {
  for (let i = 0; i < labels.length; i++) labels[i] = f32(distance, i) > 0 ? 1 : -1;
}

/** Adds to the odds of the open pixels' colours what lies behind them and how the template pulls, and labels them so. */
function weigh(
  odds: Float32Array,
  labels: Float32Array,
  { distance, open }: Question,
  behind: Float32Array,
  stature: number,
): void {
  for (let k = 0; k < open.length; k++) {
    const i = i32(open, k);
    odds[i] = f32(odds, i) - continuationOdds(f32(behind, i)) + pull(f32(distance.data, i) / stature);
    labels[i] = expectedLabel(f32(odds, i));
  }
}

/**
 * The template, cut open where an arm touches the torso: a gap may be there that the template has not, and what is deep
 * within the template is not asked about. The template itself where none does.
 */
export function withSeams(template: Mask, stature: number): Mask {
  const { width, height, data } = template;
  let start = 0;
  while (start < data.length && isEmpty(data, start, start + width)) start += width;
  const armpit = Math.max(0, Math.ceil(start / width + ARMPIT * stature)) * width;
  const open = data.slice();
  let seams = 0;
  for (let row = armpit; row < data.length; row += width) seams += cutSeams(data, row, row + width, open);
  return seams > 0 ? { width, height, data: open } : template;
}

function isEmpty(data: Uint8Array, start: number, end: number): boolean {
  for (let i = start; i < end; i++) if (u8(data, i) > 0) return false;
  return true;
}

/** Cuts a row open where arm and torso meet; tells in how many places. */
function cutSeams(data: Uint8Array, start: number, end: number, open: Uint8Array): number {
  let seams = 0;
  for (let i = start + 1; i < end; i++) {
    const [before, here] = [u8(data, i - 1), u8(data, i)];
    if (before === here || (before !== PART.torso && here !== PART.torso)) continue;
    if (!isArm(before) && !isArm(here)) continue;
    open[i] = 0;
    seams++;
  }
  return seams;
}

const isArm = (part: number): boolean => part === PART.leftArm || part === PART.rightArm;

function inside(labels: Float32Array, width: number, height: number): Mask {
  const mask = newMask(width, height);
  for (let i = 0; i < labels.length; i++) mask.data[i] = f32(labels, i) > 0 ? 1 : 0;
  return mask;
}

/** Which pixels are open to discussion, by their distance to the contour, and what is in sight beside them. */
type Question = { distance: Plane; open: Int32Array; sight: Mask };

function questionAt(distance: Plane, stature: number): Question {
  const sight = newMask(distance.width, distance.height);
  markSeen(distance.data, -CLEARANCE * stature, sight.data);
  return { distance, open: openPixels(distance, stature), sight };
}

/** The pixels near enough to the contour to be open to discussion, row by row; those of the frame are not. */
function openPixels(distance: Plane, stature: number): Int32Array {
  const pixels = new Int32Array(eachOpen(distance, stature, null));
  eachOpen(distance, stature, pixels);
  return pixels;
}

/** Counts the open pixels, and writes them down if there is where to. */
function eachOpen({ width, height, data }: Plane, stature: number, pixels: Int32Array | null): number {
  const [deepest, farthest] = [SURELY_INSIDE * stature, -SURELY_OUTSIDE * stature];
  let count = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let i = y * width + 1; i < (y + 1) * width - 1; i++) {
      const depth = f32(data, i);
      if (depth > deepest || depth < farthest) continue;
      if (pixels) pixels[count] = i;
      count++;
    }
  }
  return count;
}

function markSeen(distance: Float32Array, clearance: number, sight: Uint8Array): void {
  for (let i = 0; i < distance.length; i++) if (f32(distance, i) < clearance) sight[i] = SIGHT.seen;
}

/** The background so far, at a little distance from the template, is seen; the open pixels otherwise are in question. */
function sightOf(labels: Float32Array, { distance, open, sight }: Question, stature: number): Mask {
  for (let k = 0; k < open.length; k++) {
    const i = i32(open, k);
    const seen = f32(labels, i) < 0 && f32(distance.data, i) < -CLEARANCE * stature;
    sight.data[i] = seen ? SIGHT.seen : SIGHT.asked;
  }
  return sight;
}

const continuationOdds = (match: number): number =>
  Math.log((1 + CONTINUATION_ODDS * match) / (1 + CONTINUATION_ODDS * CHANCE_MATCH));

/** Log odds that come from the template alone, at a depth (fraction of the stature) inside of its contour. */
const pull = (depth: number): number =>
  clamp((TEMPLATE_PULL * depth) / CONTOUR_SOFTNESS, -STRONGEST_PULL, STRONGEST_PULL);

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
