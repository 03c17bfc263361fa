import { dilate } from "./dilate";
import { type EdgeHold, edgeHold } from "./edge-hold";
import { type Mask, newMask, type Plane, type RgbImage, read } from "./raster";
import { withoutAlongside } from "./upright-lines";

const { f32, u8, i32 } = read;

/** The person with this many pixels around is moved as computed; everything else is solved for. */
const BODY_MARGIN = 1;

/** Rows are tied to each other less than the pixels of a row, because only rows can shift. */
const VERTICAL_TIE = 0.6;

const SWEEPS = 70;
const OVER_RELAXATION = 1.85;
const PLAIN_SWEEPS = 3;

/** How much the shift may change from one pixel to the next: less than 1, so that nothing folds. */
const STEEPEST = 0.88;

/** Shifts die out within this many pixels of the moved region. */
const FRAME = 24;
const NEGLIGIBLE = 0.01;

/** What is around the person: the same for every step. */
export type Surroundings = EdgeHold & {
  /** The person with a margin, but without lines: its shift is not solved for. */
  body: Mask;
};

export function readSurroundings(image: RgbImage, person: Mask): Surroundings {
  const { hold, lines } = edgeHold(image, person);
  const body = dilate(person, BODY_MARGIN);
  const crossing = withoutAlongside(lines, body);
  for (let i = 0; i < body.data.length; i++) if (u8(crossing.data, i) > 0) body.data[i] = 0;
  return { hold, lines: crossing, body };
}

/**
 * Solves the shift of the background anew: smooth, equal to the body's shift at the body, and as close to zero as
 * can be at strong upright edges, so that door frames stay straight and the stretch goes into plain wall. Rows
 * above `stillRows` do not move at all.
 */
export function relaxBackground(shift: Plane, { body, hold }: Surroundings, stillRows: number): Plane {
  const { width, height } = shift;
  const region = movedRegion(shift, stillRows);
  const solved: Plane = { width, height, data: shift.data.slice() };
  if (!region) return solved;
  const fixed = shiftedBody(body, shift);
  clearOutside(solved, fixed, region);
  solve(solved, openPixels(fixed, region), hold);
  limitSlope(solved, fixed, region);
  return solved;
}

type Region = { left: number; right: number; top: number; bottom: number };

function movedRegion({ width, height, data }: Plane, stillRows: number): Region | null {
  const region = { left: width, right: -1, top: height, bottom: -1 };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (Math.abs(f32(data, y * width + x)) <= NEGLIGIBLE) continue;
      if (x < region.left) region.left = x;
      if (x > region.right) region.right = x;
      if (y < region.top) region.top = y;
      region.bottom = y;
    }
  }
  if (region.right < 0) return null;
  return {
    left: Math.max(1, region.left - FRAME),
    right: Math.min(width - 2, region.right + FRAME),
    top: Math.max(1, stillRows, region.top - FRAME),
    bottom: Math.min(height - 2, region.bottom + FRAME),
  };
}

/** Output pixels that show the person. */
function shiftedBody(mask: Mask, shift: Plane): Mask {
  const { width, height } = mask;
  const body = newMask(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const source = Math.round(x + f32(shift.data, y * width + x));
      if (source >= 0 && source < width) body.data[y * width + x] = u8(mask.data, y * width + source);
    }
  }
  return body;
}

function clearOutside({ width, height, data }: Plane, fixed: Mask, region: Region): void {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const inside = y >= region.top && y <= region.bottom && x >= region.left && x <= region.right;
      if (!inside && u8(fixed.data, y * width + x) === 0) data[y * width + x] = 0;
    }
  }
}

/** The background pixels to solve for, in the two colours of a checkerboard. */
function openPixels(fixed: Mask, region: Region): [even: Int32Array, odd: Int32Array] {
  const colours: [number[], number[]] = [[], []];
  for (let y = region.top; y <= region.bottom; y++) {
    for (let x = region.left; x <= region.right; x++) {
      const i = y * fixed.width + x;
      if (u8(fixed.data, i) === 0) ((x + y) % 2 === 0 ? colours[0] : colours[1]).push(i);
    }
  }
  return [Int32Array.from(colours[0]), Int32Array.from(colours[1])];
}

/** Successive over-relaxation, one colour of the checkerboard after the other. */
function solve({ width, data }: Plane, pixels: [Int32Array, Int32Array], hold: Float32Array): void {
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const step = sweep < PLAIN_SWEEPS ? 1 : OVER_RELAXATION;
    relaxColour(data, width, pixels[0], hold, step);
    relaxColour(data, width, pixels[1], hold, step);
  }
}

const NEIGHBOURS = 2 + 2 * VERTICAL_TIE;

function relaxColour(
  data: Float32Array,
  width: number,
  pixels: Int32Array,
  hold: Float32Array,
  step: number,
): void {
  for (let k = 0; k < pixels.length; k++) {
    const i = i32(pixels, k);
    const beside = f32(data, i - 1) + f32(data, i + 1);
    const above = f32(data, i - width) + f32(data, i + width);
    const rest = (beside + VERTICAL_TIE * above) / (NEIGHBOURS + f32(hold, i));
    data[i] = f32(data, i) + step * (rest - f32(data, i));
  }
}

function limitSlope({ width, data }: Plane, fixed: Mask, region: Region): void {
  for (let y = region.top; y <= region.bottom; y++) {
    for (let x = region.left; x <= region.right; x++) {
      const i = y * width + x;
      const lowest = f32(data, i - 1) - STEEPEST;
      if (f32(data, i) < lowest && u8(fixed.data, i) === 0) data[i] = lowest;
    }
    for (let x = region.right; x >= region.left; x--) {
      const i = y * width + x;
      const highest = f32(data, i + 1) + STEEPEST;
      if (f32(data, i) > highest && u8(fixed.data, i) === 0) data[i] = highest;
    }
  }
}
