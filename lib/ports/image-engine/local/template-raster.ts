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

const { i32, u8 } = read;

/** The grid to draw on, and the pixels `starts[row]` to `ends[row]` (exclusive) that the shape at hand covers. */
export type Canvas = { width: number; height: number; starts: Int32Array; ends: Int32Array };

/** Takes a shape of the figure that covers some rows; in some of them its run of pixels may be empty. */
export type VisitShape = (part: number, firstRow: number, endRow: number) => void;

export const newCanvas = (width: number, height: number): Canvas => ({
  width,
  height,
  starts: new Int32Array(height),
  ends: new Int32Array(height),
});

/**
 * Draws the figure's shapes, front to back: head, torso, legs, arms. They are convex, so that a row meets each of them
 * in one run. A pixel is covered when its middle is; pixels outside of the grid are left out.
 */
export function drawTemplate(pose: Pose, canvas: Canvas, visit: VisitShape): void {
  drawCapsule(pose, neckCapsule(pose), canvas, visit);
  drawHead(pose, canvas, visit);
  drawTorso(pose, canvas, visit);
  for (const capsules of [legCapsules, armCapsules]) {
    for (const capsule of capsules(pose, -1)) drawCapsule(pose, capsule, canvas, visit);
    for (const capsule of capsules(pose, 1)) drawCapsule(pose, capsule, canvas, visit);
  }
}

/** Labels every pixel that the figure covers with its part; what stands in front hides what is behind. */
export function paintTemplate(pose: Pose, labels: Mask): void {
  const { width, height, data } = labels;
  const canvas = newCanvas(width, height);
  data.fill(0);
  drawTemplate(pose, canvas, (part, firstRow, endRow) => {
    for (let row = firstRow; row < endRow; row++) {
      const end = row * width + i32(canvas.ends, row);
      for (let i = row * width + i32(canvas.starts, row); i < end; i++) if (u8(data, i) === 0) data[i] = part;
    }
  });
}

const firstRow = (top: number): number => Math.max(0, Math.ceil(top - 0.5));
const endRow = (bottom: number, height: number): number => Math.min(height, Math.floor(bottom + 0.5));

function setRun({ width, starts, ends }: Canvas, row: number, left: number, right: number): void {
  const start = Math.ceil(left - 0.5);
  const end = Math.floor(right + 0.5);
  starts[row] = Math.max(start, 0);
  ends[row] = Math.min(end, width);
}

function drawTorso(pose: Pose, canvas: Canvas, visit: VisitShape): void {
  const first = firstRow(pose.top + TORSO_SPAN.top * pose.stature);
  const end = endRow(pose.top + TORSO_SPAN.bottom * pose.stature, canvas.height);
  for (let row = first; row < end; row++) {
    const y = heightOf(pose, row);
    const half = torsoHalfWidth(pose, y) * pose.stature;
    const axis = axisAt(pose, y);
    setRun(canvas, row, axis - half, axis + half);
  }
  visit(PART.torso, first, end);
}

function drawHead(pose: Pose, canvas: Canvas, visit: VisitShape): void {
  const { centre, radii } = headEllipse(pose);
  const x = pose.centre + centre[0] * pose.stature;
  const y = pose.top + centre[1] * pose.stature;
  const radiusY = radii[1] * pose.stature;
  const first = firstRow(y - radiusY);
  const end = endRow(y + radiusY, canvas.height);
  for (let row = first; row < end; row++) {
    const dy = (row + 0.5 - y) / radiusY;
    const half = radii[0] * pose.stature * Math.sqrt(1 - dy * dy);
    setRun(canvas, row, x - half, x + half);
  }
  visit(PART.head, first, end);
}

/** A capsule is two discs and the quadrilateral between them: its sides join the ends of the diameters across. */
function drawCapsule(
  { stature, centre, top }: Pose,
  capsule: Capsule,
  canvas: Canvas,
  visit: VisitShape,
): void {
  const fromX = centre + capsule.from[0] * stature;
  const fromY = top + capsule.from[1] * stature;
  const toX = centre + capsule.to[0] * stature;
  const toY = top + capsule.to[1] * stature;
  const fromRadius = capsule.fromRadius * stature;
  const toRadius = capsule.toRadius * stature;
  const length = Math.sqrt((toX - fromX) ** 2 + (toY - fromY) ** 2);
  const normalX = (toY - fromY) / length;
  const normalY = (fromX - toX) / length;
  const widening = toRadius - fromRadius;
  const slopeA = (toX - fromX + normalX * widening) / (toY - fromY + normalY * widening);
  const slopeB = (toX - fromX - normalX * widening) / (toY - fromY - normalY * widening);
  const first = firstRow(Math.min(fromY - fromRadius, toY - toRadius));
  const end = endRow(Math.max(fromY + fromRadius, toY + toRadius), canvas.height);
  for (let row = first; row < end; row++) {
    const belowFrom = row + 0.5 - fromY;
    const belowTo = row + 0.5 - toY;
    let left = canvas.width;
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
    setRun(canvas, row, left, right);
  }
  visit(capsule.part, first, end);
}
