import {
  axisAt,
  armCapsules,
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
import { clamp, type Mask, read } from "./raster";

const { f64, u8 } = read;

/** Takes the pixels `start` to `end` (exclusive) of a row that one shape of the figure covers. */
export type VisitRun = (part: number, row: number, start: number, end: number) => void;

/**
 * Visits the figure's shapes row by row, front to back: head, torso, legs, arms. A pixel is covered when its middle
 * is; pixels outside of the grid are left out.
 */
export type TemplateRaster = (pose: Pose, visit: VisitRun) => void;

/** A rasteriser for a grid of this size. All shapes are convex, so that a row meets each of them in one run. */
export function templateRaster(width: number, height: number): TemplateRaster {
  const left = new Float64Array(height);
  const right = new Float64Array(height);
  let firstRow = 0;
  let lastRow = -1;

  const clear = (top: number, bottom: number): void => {
    firstRow = clamp(Math.ceil(top - 0.5), 0, height);
    lastRow = clamp(Math.floor(bottom - 0.5), -1, height - 1);
    for (let row = firstRow; row <= lastRow; row++) {
      left[row] = Number.POSITIVE_INFINITY;
      right[row] = Number.NEGATIVE_INFINITY;
    }
  };
  const widen = (row: number, x: number): void => {
    if (x < f64(left, row)) left[row] = x;
    if (x > f64(right, row)) right[row] = x;
  };
  const ellipse = (x: number, y: number, radiusX: number, radiusY: number): void => {
    const last = Math.min(lastRow, Math.floor(y + radiusY - 0.5));
    for (let row = Math.max(firstRow, Math.ceil(y - radiusY - 0.5)); row <= last; row++) {
      const dy = (row + 0.5 - y) / radiusY;
      const half = radiusX * Math.sqrt(Math.max(0, 1 - dy * dy));
      widen(row, x - half);
      widen(row, x + half);
    }
  };
  const edge = (fromX: number, fromY: number, toX: number, toY: number): void => {
    const last = Math.min(lastRow, Math.floor(Math.max(fromY, toY) - 0.5));
    const slope = (toX - fromX) / (toY - fromY);
    for (let row = Math.max(firstRow, Math.ceil(Math.min(fromY, toY) - 0.5)); row <= last; row++)
      widen(row, fromX + (row + 0.5 - fromY) * slope);
  };
  const flush = (part: number, visit: VisitRun): void => {
    for (let row = firstRow; row <= lastRow; row++) {
      const start = Math.max(0, Math.ceil(f64(left, row) - 0.5));
      const end = Math.min(width, Math.floor(f64(right, row) - 0.5) + 1);
      if (end > start) visit(part, row, start, end);
    }
  };

  const drawTorso = (pose: Pose, visit: VisitRun): void => {
    clear(pose.top + TORSO_SPAN.top * pose.stature, pose.top + TORSO_SPAN.bottom * pose.stature);
    for (let row = firstRow; row <= lastRow; row++) {
      const y = heightOf(pose, row);
      const half = torsoHalfWidth(pose, y) * pose.stature;
      left[row] = axisAt(pose, y) - half;
      right[row] = axisAt(pose, y) + half;
    }
    flush(PART.torso, visit);
  };
  const drawHead = (pose: Pose, visit: VisitRun): void => {
    const { centre, radii } = headEllipse(pose);
    const [x, y] = [pose.centre + centre[0] * pose.stature, pose.top + centre[1] * pose.stature];
    clear(y - radii[1] * pose.stature, y + radii[1] * pose.stature);
    ellipse(x, y, radii[0] * pose.stature, radii[1] * pose.stature);
    flush(PART.head, visit);
  };
  /** Two discs and the quadrilateral between them. */
  const drawCapsule = ({ stature, centre, top }: Pose, capsule: Capsule, visit: VisitRun): void => {
    const fromX = centre + capsule.from[0] * stature;
    const fromY = top + capsule.from[1] * stature;
    const toX = centre + capsule.to[0] * stature;
    const toY = top + capsule.to[1] * stature;
    const fromRadius = capsule.fromRadius * stature;
    const toRadius = capsule.toRadius * stature;
    clear(Math.min(fromY - fromRadius, toY - toRadius), Math.max(fromY + fromRadius, toY + toRadius));
    ellipse(fromX, fromY, fromRadius, fromRadius);
    ellipse(toX, toY, toRadius, toRadius);
    const length = Math.hypot(toX - fromX, toY - fromY);
    const normalX = (toY - fromY) / length;
    const normalY = (fromX - toX) / length;
    for (const side of SIDES) {
      const fromReach = side * fromRadius;
      const toReach = side * toRadius;
      edge(
        fromX + normalX * fromReach,
        fromY + normalY * fromReach,
        toX + normalX * toReach,
        toY + normalY * toReach,
      );
    }
    flush(capsule.part, visit);
  };

  return (pose, visit) => {
    drawCapsule(pose, neckCapsule(pose), visit);
    drawHead(pose, visit);
    drawTorso(pose, visit);
    for (const capsules of [legCapsules, armCapsules]) {
      for (const side of SIDES) for (const capsule of capsules(pose, side)) drawCapsule(pose, capsule, visit);
    }
  };
}

const SIDES = [-1, 1] as const;

/** Labels every pixel that the figure covers with its part; what stands in front hides what is behind. */
export function paintTemplate(pose: Pose, labels: Mask): void {
  const { width, height, data } = labels;
  data.fill(0);
  templateRaster(width, height)(pose, (part, row, start, end) => {
    for (let i = row * width + start; i < row * width + end; i++) if (u8(data, i) === 0) data[i] = part;
  });
}
