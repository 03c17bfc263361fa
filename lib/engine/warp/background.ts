import type { BodyOutline } from "@/lib/engine/outline/body-outline";
import { eyeRow } from "@/lib/engine/outline/face";
import { dilate } from "@/lib/engine/raster/dilate";
import { clamp, type Mask, newMask, type Plane, type RgbImage, read } from "@/lib/engine/raster/raster";
import { CELL, prepareRelaxation, type Relaxation, relax } from "@/lib/engine/raster/relaxation";
import { LANDMARK, rowOf } from "@/lib/engine/template/body-template";
import { edgeHold } from "./edge-hold";
import { holdArms, holdEdges, limitCarriedLines, roomBesideLines } from "./line-limit";
import { carriedShare, withoutAlongside } from "./upright-lines";

const { f32, u8 } = read;

/** Pixels around the mask that move with the body; fewer beside upright lines. */
const BODY_MARGIN = 2;
const MARGIN_AT_LINES = 1;

/** Largest decrease of the shift from one pixel to the next. Below 1, so that the warp does not fold over. */
const STEEPEST = 0.88;

/** The shift fades to zero within this many pixels of the person's bounding box. */
const FRAME = 24;

/** The background of a photo. It depends only on the photo, so all steps share it. */
export type Surroundings = {
  /** Body pixels (`CELL.given`), movable background (`CELL.open`) and fixed background. */
  cells: Mask;
  relaxation: Relaxation;
  /** Largest shift of each pixel, so that upright lines do not bend too far. */
  room: Float32Array;
};

export function readSurroundings(image: RgbImage, outline: BodyOutline): Surroundings {
  const { mask, pose, face } = outline;
  const { hold, lines } = edgeHold(image, mask, pose.stature);
  const body = dilate(mask, MARGIN_AT_LINES);
  const cells = cellsAround(withMargin(mask, body, lines), face ? eyeRow(face) : rowOf(pose, LANDMARK.chin));
  const crossing = withoutAlongside(lines, body);
  const carried = carriedShare(lines, crossing);
  for (let i = 0; i < hold.length; i++) hold[i] = f32(hold, i) * (1 - f32(carried, i));
  const room = roomBesideLines(lines, crossing, pose);
  holdArms(room, lines, outline);
  limitCarriedLines(room, lines, carried, body);
  holdEdges(room, lines.width);
  return { cells, relaxation: prepareRelaxation(cells, hold), room };
}

function withMargin(mask: Mask, body: Mask, lines: Mask): Mask {
  const wide = dilate(mask, BODY_MARGIN);
  for (let i = 0; i < wide.data.length; i++) if (u8(lines.data, i) > 0) wide.data[i] = u8(body.data, i);
  return wide;
}

/**
 * Strong upright edges hold still, so that door frames stay straight and plain wall takes the stretch. A line along
 * the body moves with it as a whole, because a line of changing width looks swollen.
 */
export function relaxBackground(shift: Plane, { cells, relaxation, room }: Surroundings): Plane {
  const { width, height } = shift;
  const solved: Plane = { width, height, data: new Float32Array(width * height) };
  for (let i = 0; i < solved.data.length; i++)
    if (u8(cells.data, i) === CELL.given) solved.data[i] = f32(shift.data, i);
  relax(relaxation, solved);
  for (let i = 0; i < solved.data.length; i++)
    if (u8(cells.data, i) === CELL.open) solved.data[i] = within(f32(solved.data, i), f32(room, i));
  limitSlope(solved, cells);
  return solved;
}

const within = (shift: number, room: number): number => clamp(shift, -room, room);

/** Opens the background near the body, from the first row that may change. */
function cellsAround(body: Mask, firstRow: number): Mask {
  const { width, height } = body;
  const { left, right, bottom } = extentOf(body);
  const cells = newMask(width, height);
  const first = Math.max(1, left - FRAME);
  const last = Math.min(width - 2, right + FRAME);
  for (let y = Math.max(1, firstRow); y <= Math.min(height - 2, bottom + FRAME); y++)
    cells.data.fill(CELL.open, y * width + first, y * width + last + 1);
  for (let y = 0; y < height; y++) giveRow(body.data, y * width, (y + 1) * width, cells.data);
  return cells;
}

function giveRow(body: Uint8Array, start: number, end: number, cells: Uint8Array): void {
  for (let i = start; i < end; i++) if (u8(body, i) > 0) cells[i] = CELL.given;
}

function extentOf({ width, height, data }: Mask): { left: number; right: number; bottom: number } {
  let left = width;
  let right = -1;
  let bottom = -1;
  for (let y = 0; y < height; y++) {
    const row = data.subarray(y * width, (y + 1) * width);
    const first = row.indexOf(1);
    if (first < 0) continue;
    left = Math.min(left, first);
    right = Math.max(right, row.lastIndexOf(1));
    bottom = y;
  }
  return { left, right, bottom };
}

/** Limits the slope of the shift, so that background pixels keep their order. */
function limitSlope({ width, height, data }: Plane, cells: Mask): void {
  for (let row = 0; row < height; row++) {
    const first = row * width + 1;
    const last = row * width + width - 2;
    for (let i = first; i <= last; i++) {
      const lowest = f32(data, i - 1) - STEEPEST;
      if (f32(data, i) < lowest && u8(cells.data, i) === CELL.open) data[i] = lowest;
    }
    for (let i = last; i >= first; i--) {
      const highest = f32(data, i + 1) + STEEPEST;
      if (f32(data, i) > highest && u8(cells.data, i) === CELL.open) data[i] = highest;
    }
  }
}
