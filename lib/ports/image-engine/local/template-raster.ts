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

const { u8 } = read;

/** Takes the pixels `start` to `end` (exclusive) of a row that one shape of the figure covers. */
export type VisitRun = (part: number, row: number, start: number, end: number) => void;

/** The grid to draw on, and what to do with each run of pixels. */
type Canvas = { width: number; height: number; visit: VisitRun };

/**
 * Draws the figure's shapes row by row, front to back: head, torso, legs, arms. They are convex, so that a row meets
 * each of them in one run. A pixel is covered when its middle is; pixels outside of the grid are left out.
 */
export function drawTemplate(pose: Pose, width: number, height: number, visit: VisitRun): void {
  const canvas = { width, height, visit };
  drawCapsule(pose, neckCapsule(pose), canvas);
  drawHead(pose, canvas);
  drawTorso(pose, canvas);
  for (const capsules of [legCapsules, armCapsules]) {
    for (const capsule of capsules(pose, -1)) drawCapsule(pose, capsule, canvas);
    for (const capsule of capsules(pose, 1)) drawCapsule(pose, capsule, canvas);
  }
}

/** Labels every pixel that the figure covers with its part; what stands in front hides what is behind. */
export function paintTemplate(pose: Pose, labels: Mask): void {
  const { width, height, data } = labels;
  data.fill(0);
  drawTemplate(pose, width, height, (part, row, start, end) => {
    for (let i = row * width + start; i < row * width + end; i++) if (u8(data, i) === 0) data[i] = part;
  });
}

const firstRow = (top: number): number => Math.max(0, Math.ceil(top - 0.5));
const lastRow = (bottom: number, height: number): number => Math.min(height - 1, Math.floor(bottom - 0.5));

function drawRun({ width, visit }: Canvas, part: number, row: number, left: number, right: number): void {
  const start = Math.max(0, Math.ceil(left - 0.5));
  const end = Math.min(width, Math.floor(right + 0.5));
  if (end > start) visit(part, row, start, end);
}

function drawTorso(pose: Pose, canvas: Canvas): void {
  const last = lastRow(pose.top + TORSO_SPAN.bottom * pose.stature, canvas.height);
  for (let row = firstRow(pose.top + TORSO_SPAN.top * pose.stature); row <= last; row++) {
    const y = heightOf(pose, row);
    const half = torsoHalfWidth(pose, y) * pose.stature;
    const axis = axisAt(pose, y);
    drawRun(canvas, PART.torso, row, axis - half, axis + half);
  }
}

function drawHead(pose: Pose, canvas: Canvas): void {
  const { centre, radii } = headEllipse(pose);
  const x = pose.centre + centre[0] * pose.stature;
  const y = pose.top + centre[1] * pose.stature;
  const radiusY = radii[1] * pose.stature;
  const last = lastRow(y + radiusY, canvas.height);
  for (let row = firstRow(y - radiusY); row <= last; row++) {
    const dy = (row + 0.5 - y) / radiusY;
    const half = radii[0] * pose.stature * Math.sqrt(1 - dy * dy);
    drawRun(canvas, PART.head, row, x - half, x + half);
  }
}

/** A capsule is two discs and the quadrilateral between them: its sides join the ends of the diameters across. */
function drawCapsule({ stature, centre, top }: Pose, capsule: Capsule, canvas: Canvas): void {
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
  const last = lastRow(Math.max(fromY + fromRadius, toY + toRadius), canvas.height);
  for (let row = firstRow(Math.min(fromY - fromRadius, toY - toRadius)); row <= last; row++) {
    const belowFrom = row + 0.5 - fromY;
    const belowTo = row + 0.5 - toY;
    let left = Number.POSITIVE_INFINITY;
    let right = Number.NEGATIVE_INFINITY;
    const fromChord = fromRadius * fromRadius - belowFrom * belowFrom;
    if (fromChord > 0) {
      left = fromX - Math.sqrt(fromChord);
      right = fromX + Math.sqrt(fromChord);
    }
    const toChord = toRadius * toRadius - belowTo * belowTo;
    if (toChord > 0) {
      left = Math.min(left, toX - Math.sqrt(toChord));
      right = Math.max(right, toX + Math.sqrt(toChord));
    }
    const pastA = belowFrom - normalY * fromRadius;
    if (pastA * (belowTo - normalY * toRadius) <= 0) {
      const x = fromX + normalX * fromRadius + pastA * slopeA;
      left = Math.min(left, x);
      right = Math.max(right, x);
    }
    const pastB = belowFrom + normalY * fromRadius;
    if (pastB * (belowTo + normalY * toRadius) <= 0) {
      const x = fromX - normalX * fromRadius + pastB * slopeB;
      left = Math.min(left, x);
      right = Math.max(right, x);
    }
    drawRun(canvas, capsule.part, row, left, right);
  }
}
