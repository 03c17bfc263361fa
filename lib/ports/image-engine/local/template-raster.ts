import {
  armCapsules,
  axisAt,
  type Capsule,
  headEllipse,
  heightOf,
  legCapsules,
  neckCapsule,
  PART,
  type Pose,
  TORSO_SPAN,
  torsoHalfWidth,
} from "./body-template";
import { type Mask, read } from "./raster";

const { f64, i32, u8 } = read;

/** Shapes of the figure, front to back: neck, head, torso, three of each leg, three of each arm. */
export const SHAPES = 15;
export const FIRST_OF_ARMS = 9;

/** A shape is drawn from at most so many numbers. */
const NUMBERS = 7;

/** The figure's shapes on a grid. They are convex, so that a row meets each of them in one run. */
export type Drawing = {
  width: number;
  height: number;
  /** For each shape its part and the rows that it covers, from the first to the end (exclusive). */
  parts: Uint8Array;
  firstRows: Int32Array;
  endRows: Int32Array;
  /** For each row and, within it, each shape the pixels from start to end (exclusive) that are covered, if any. */
  starts: Int32Array;
  ends: Int32Array;
  /** What each shape was drawn from: one for which that stays the same is not drawn again. */
  numbers: Float64Array;
  /** Rows (1) that have met a shape drawn anew. Whoever follows the changes clears them. */
  touched: Uint8Array;
};

export const newDrawing = (width: number, height: number): Drawing => ({
  width,
  height,
  parts: new Uint8Array(SHAPES),
  firstRows: new Int32Array(SHAPES),
  endRows: new Int32Array(SHAPES),
  starts: new Int32Array(SHAPES * height),
  ends: new Int32Array(SHAPES * height),
  numbers: new Float64Array(SHAPES * NUMBERS).fill(Number.NaN),
  touched: new Uint8Array(height),
});

/** Draws the figure. A pixel is covered when its middle is; pixels outside of the grid are left out. */
export function drawTemplate(pose: Pose, drawing: Drawing): void {
  let shape = 0;
  drawCapsule(pose, neckCapsule(pose), drawing, shape++);
  drawHead(pose, drawing, shape++);
  drawTorso(pose, drawing, shape++);
  for (const capsule of legCapsules(pose, -1)) drawCapsule(pose, capsule, drawing, shape++);
  for (const capsule of legCapsules(pose, 1)) drawCapsule(pose, capsule, drawing, shape++);
  for (const capsule of armCapsules(pose, -1)) drawCapsule(pose, capsule, drawing, shape++);
  for (const capsule of armCapsules(pose, 1)) drawCapsule(pose, capsule, drawing, shape++);
}

/** Labels every pixel that the figure covers with its part; what stands in front hides what is behind. */
export function paintTemplate(pose: Pose, labels: Mask): void {
  const { width, height, data } = labels;
  const drawing = newDrawing(width, height);
  data.fill(0);
  drawTemplate(pose, drawing);
  for (let shape = 0; shape < SHAPES; shape++) {
    const part = u8(drawing.parts, shape);
    for (let row = i32(drawing.firstRows, shape); row < i32(drawing.endRows, shape); row++) {
      const run = row * SHAPES + shape;
      const end = row * width + i32(drawing.ends, run);
      for (let i = row * width + i32(drawing.starts, run); i < end; i++)
        if (u8(data, i) === 0) data[i] = part;
    }
  }
}

/** Whether a shape stands there already, drawn from the same numbers; if not, these are remembered. */
function isDrawn(
  { numbers }: Drawing,
  shape: number,
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
  g: number,
): boolean {
  const at = shape * NUMBERS;
  if (
    f64(numbers, at) === a &&
    f64(numbers, at + 1) === b &&
    f64(numbers, at + 2) === c &&
    f64(numbers, at + 3) === d &&
    f64(numbers, at + 4) === e &&
    f64(numbers, at + 5) === f &&
    f64(numbers, at + 6) === g
  )
    return true;
  numbers[at] = a;
  numbers[at + 1] = b;
  numbers[at + 2] = c;
  numbers[at + 3] = d;
  numbers[at + 4] = e;
  numbers[at + 5] = f;
  numbers[at + 6] = g;
  return false;
}

/** Moves a shape to other rows; those that it leaves and those that it enters are touched. */
function setRows(drawing: Drawing, shape: number, part: number, first: number, end: number): void {
  const { parts, firstRows, endRows, starts, ends, touched } = drawing;
  for (let row = i32(firstRows, shape); row < i32(endRows, shape); row++) {
    touched[row] = 1;
    starts[row * SHAPES + shape] = 0;
    ends[row * SHAPES + shape] = 0;
  }
  for (let row = first; row < end; row++) touched[row] = 1;
  parts[shape] = part;
  firstRows[shape] = first;
  endRows[shape] = end;
}

const firstRow = (top: number): number => Math.max(0, Math.ceil(top - 0.5));
const endRow = (bottom: number, height: number): number => Math.min(height, Math.floor(bottom + 0.5));

function setRun(drawing: Drawing, run: number, left: number, right: number): void {
  const start = Math.ceil(left - 0.5);
  const end = Math.floor(right + 0.5);
  drawing.starts[run] = Math.max(start, 0);
  drawing.ends[run] = Math.min(end, drawing.width);
}

function drawTorso(pose: Pose, drawing: Drawing, shape: number): void {
  const { stature, top, centre, girth, shoulders, hips, tilt } = pose;
  if (isDrawn(drawing, shape, stature, top, centre, girth, shoulders, hips, tilt)) return;
  const first = firstRow(top + TORSO_SPAN.top * stature);
  const end = endRow(top + TORSO_SPAN.bottom * stature, drawing.height);
  setRows(drawing, shape, PART.torso, first, end);
  for (let row = first; row < end; row++) {
    const y = heightOf(pose, row);
    const half = torsoHalfWidth(pose, y) * stature;
    const axis = axisAt(pose, y);
    setRun(drawing, row * SHAPES + shape, axis - half, axis + half);
  }
}

function drawHead(pose: Pose, drawing: Drawing, shape: number): void {
  const { centre, radii } = headEllipse(pose);
  const x = pose.centre + centre[0] * pose.stature;
  const y = pose.top + centre[1] * pose.stature;
  const radiusX = radii[0] * pose.stature;
  const radiusY = radii[1] * pose.stature;
  if (isDrawn(drawing, shape, x, y, radiusX, radiusY, 0, 0, 0)) return;
  const first = firstRow(y - radiusY);
  const end = endRow(y + radiusY, drawing.height);
  setRows(drawing, shape, PART.head, first, end);
  for (let row = first; row < end; row++) {
    const dy = (row + 0.5 - y) / radiusY;
    const half = radiusX * Math.sqrt(1 - dy * dy);
    setRun(drawing, row * SHAPES + shape, x - half, x + half);
  }
}

/** A capsule is two discs and the quadrilateral between them: its sides join the ends of the diameters across. */
function drawCapsule(
  { stature, centre, top }: Pose,
  capsule: Capsule,
  drawing: Drawing,
  shape: number,
): void {
  const fromX = centre + capsule.from[0] * stature;
  const fromY = top + capsule.from[1] * stature;
  const toX = centre + capsule.to[0] * stature;
  const toY = top + capsule.to[1] * stature;
  const fromRadius = capsule.fromRadius * stature;
  const toRadius = capsule.toRadius * stature;
  if (isDrawn(drawing, shape, fromX, fromY, toX, toY, fromRadius, toRadius, 0)) return;
  const length = Math.sqrt((toX - fromX) ** 2 + (toY - fromY) ** 2);
  const normalX = (toY - fromY) / length;
  const normalY = (fromX - toX) / length;
  const widening = toRadius - fromRadius;
  const slopeA = (toX - fromX + normalX * widening) / (toY - fromY + normalY * widening);
  const slopeB = (toX - fromX - normalX * widening) / (toY - fromY - normalY * widening);
  const first = firstRow(Math.min(fromY - fromRadius, toY - toRadius));
  const end = endRow(Math.max(fromY + fromRadius, toY + toRadius), drawing.height);
  setRows(drawing, shape, capsule.part, first, end);
  for (let row = first; row < end; row++) {
    const belowFrom = row + 0.5 - fromY;
    const belowTo = row + 0.5 - toY;
    let left = drawing.width;
    let right = 0;
    const fromChord = fromRadius * fromRadius - belowFrom * belowFrom;
    if (fromChord > 0) {
      const half = Math.sqrt(fromChord);
      if (fromX - half < left) left = fromX - half;
      if (fromX + half > right) right = fromX + half;
    }
    const toChord = toRadius * toRadius - belowTo * belowTo;
    if (toChord > 0) {
      const half = Math.sqrt(toChord);
      if (toX - half < left) left = toX - half;
      if (toX + half > right) right = toX + half;
    }
    const pastA = belowFrom - normalY * fromRadius;
    if (pastA * (belowTo - normalY * toRadius) <= 0) {
      const x = fromX + normalX * fromRadius + pastA * slopeA;
      if (x < left) left = x;
      if (x > right) right = x;
    }
    const pastB = belowFrom + normalY * fromRadius;
    if (pastB * (belowTo + normalY * toRadius) <= 0) {
      const x = fromX - normalX * fromRadius + pastB * slopeB;
      if (x < left) left = x;
      if (x > right) right = x;
    }
    setRun(drawing, row * SHAPES + shape, left, right);
  }
}
