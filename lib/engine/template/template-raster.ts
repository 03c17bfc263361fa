import { type Mask, read } from "@/lib/engine/raster/raster";
import { axisAt, heightOf, type Pose, TORSO_SPAN, torsoHalfWidth } from "./body-template";
import { NUMBERS, PART_OF_SHAPE, SHAPE, SHAPES, writeShapes } from "./figure-shapes";

const { f64, i32, u8 } = read;

/** The rasterised shapes of the figure. They are convex, so that each has one run per row. */
export type Drawing = {
  width: number;
  height: number;
  /** Rows that each shape covers; the end is exclusive. */
  firstRows: Int32Array;
  endRows: Int32Array;
  /** Pixels that each shape covers in each row; the end is exclusive. */
  starts: Int32Array;
  ends: Int32Array;
  /** Parameters of the shapes now and at their last drawing. A shape with equal parameters is not drawn again. */
  numbers: Float64Array;
  drawn: Float64Array;
  /** Stature, top and centre of the last drawing. */
  place: Float64Array;
  /** 1 for rows with a change. The reader clears them. */
  touched: Uint8Array;
};

export const newDrawing = (width: number, height: number): Drawing => ({
  width,
  height,
  firstRows: new Int32Array(SHAPES),
  endRows: new Int32Array(SHAPES),
  starts: new Int32Array(SHAPES * height),
  ends: new Int32Array(SHAPES * height),
  numbers: new Float64Array(SHAPES * NUMBERS),
  drawn: new Float64Array(SHAPES * NUMBERS),
  place: new Float64Array(3).fill(Number.NaN),
  touched: new Uint8Array(height),
});

/** Rasterises the figure. A pixel is covered if its middle is. */
export function drawTemplate(pose: Pose, drawing: Drawing): void {
  writeShapes(pose, drawing.numbers);
  const placed = isPlaced(pose, drawing.place);
  for (let shape = 0; shape < SHAPES; shape++) {
    if (placed && isDrawn(drawing, shape)) continue;
    if (shape === SHAPE.torso) drawTorso(pose, drawing);
    else if (shape === SHAPE.head) drawHead(pose, drawing);
    else drawCapsule(pose, drawing, shape);
  }
  drawing.drawn.set(drawing.numbers);
}

/** Labels each covered pixel with its part. Shapes in front hide those behind. */
export function paintTemplate(pose: Pose, labels: Mask): void {
  const { width, height, data } = labels;
  const drawing = newDrawing(width, height);
  data.fill(0);
  drawTemplate(pose, drawing);
  for (let shape = 0; shape < SHAPES; shape++) {
    const part = u8(PART_OF_SHAPE, shape);
    for (let row = i32(drawing.firstRows, shape); row < i32(drawing.endRows, shape); row++) {
      const run = row * SHAPES + shape;
      const end = row * width + i32(drawing.ends, run);
      for (let i = row * width + i32(drawing.starts, run); i < end; i++)
        if (u8(data, i) === 0) data[i] = part;
    }
  }
}

/** Whether the position and size are those of the last drawing. Stores the new ones. */
function isPlaced({ stature, top, centre }: Pose, place: Float64Array): boolean {
  if (f64(place, 0) === stature && f64(place, 1) === top && f64(place, 2) === centre) return true;
  place[0] = stature;
  place[1] = top;
  place[2] = centre;
  return false;
}

function isDrawn({ numbers, drawn }: Drawing, shape: number): boolean {
  for (let at = shape * NUMBERS; at < (shape + 1) * NUMBERS; at++)
    if (f64(numbers, at) !== f64(drawn, at)) return false;
  return true;
}

function setRows(drawing: Drawing, shape: number, first: number, end: number): void {
  const { firstRows, endRows, starts, ends, touched } = drawing;
  for (let row = i32(firstRows, shape); row < i32(endRows, shape); row++) {
    touched[row] = 1;
    starts[row * SHAPES + shape] = 0;
    ends[row * SHAPES + shape] = 0;
  }
  for (let row = first; row < end; row++) touched[row] = 1;
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

function drawTorso(pose: Pose, drawing: Drawing): void {
  const { stature, top } = pose;
  const first = firstRow(top + TORSO_SPAN.top * stature);
  const end = endRow(top + TORSO_SPAN.bottom * stature, drawing.height);
  setRows(drawing, SHAPE.torso, first, end);
  for (let row = first; row < end; row++) {
    const y = heightOf(pose, row);
    const half = torsoHalfWidth(pose, y) * stature;
    const axis = axisAt(pose, y);
    setRun(drawing, row * SHAPES + SHAPE.torso, axis - half, axis + half);
  }
}

function drawHead({ stature, centre, top }: Pose, drawing: Drawing): void {
  const at = SHAPE.head * NUMBERS;
  const x = centre + f64(drawing.numbers, at) * stature;
  const y = top + f64(drawing.numbers, at + 1) * stature;
  const radiusX = f64(drawing.numbers, at + 2) * stature;
  const radiusY = f64(drawing.numbers, at + 3) * stature;
  const first = firstRow(y - radiusY);
  const end = endRow(y + radiusY, drawing.height);
  setRows(drawing, SHAPE.head, first, end);
  for (let row = first; row < end; row++) {
    const dy = (row + 0.5 - y) / radiusY;
    const half = radiusX * Math.sqrt(1 - dy * dy);
    setRun(drawing, row * SHAPES + SHAPE.head, x - half, x + half);
  }
}

/** A capsule is two discs and the quadrilateral between them, whose sides join the ends of the diameters. */
function drawCapsule({ stature, centre, top }: Pose, drawing: Drawing, shape: number): void {
  const { numbers } = drawing;
  const at = shape * NUMBERS;
  const fromX = centre + f64(numbers, at) * stature;
  const fromY = top + f64(numbers, at + 1) * stature;
  const toX = centre + f64(numbers, at + 2) * stature;
  const toY = top + f64(numbers, at + 3) * stature;
  const fromRadius = f64(numbers, at + 4) * stature;
  const toRadius = f64(numbers, at + 5) * stature;
  const length = Math.sqrt((toX - fromX) ** 2 + (toY - fromY) ** 2);
  const normalX = (toY - fromY) / length;
  const normalY = (fromX - toX) / length;
  const widening = toRadius - fromRadius;
  const slopeA = (toX - fromX + normalX * widening) / (toY - fromY + normalY * widening);
  const slopeB = (toX - fromX - normalX * widening) / (toY - fromY - normalY * widening);
  const first = firstRow(Math.min(fromY - fromRadius, toY - toRadius));
  const end = endRow(Math.max(fromY + fromRadius, toY + toRadius), drawing.height);
  setRows(drawing, shape, first, end);
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
