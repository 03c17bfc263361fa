import {
  axisAt,
  type Capsule,
  type Ellipse,
  headEllipse,
  heightOf,
  limbCapsules,
  neckCapsule,
  PART,
  type Pose,
  TORSO_SPAN,
  torsoHalfWidth,
} from "./body-template";
import type { Mask } from "./raster";

/** Rows and columns, first and last, outside of which nothing was painted; `bottom < top` where nothing was at all. */
export type PaintedRegion = { left: number; right: number; top: number; bottom: number };

/** Paints the figure's parts into `labels`, over whatever stood there, and tells where they lie. */
export function paintTemplate(pose: Pose, labels: Mask): PaintedRegion {
  const region = { left: labels.width, right: -1, top: labels.height, bottom: -1 };
  labels.data.fill(0);
  for (const capsule of limbCapsules(pose)) paintCapsule(pose, capsule, labels, region);
  paintTorso(pose, labels, region);
  paintEllipse(pose, headEllipse(pose), labels, region);
  paintCapsule(pose, neckCapsule(pose), labels, region);
  return region;
}

function include(region: PaintedRegion, left: number, right: number, top: number, bottom: number): void {
  if (left < region.left) region.left = left;
  if (right > region.right) region.right = right;
  if (top < region.top) region.top = top;
  if (bottom > region.bottom) region.bottom = bottom;
}

function paintRow(
  labels: Mask,
  region: PaintedRegion,
  part: number,
  row: number,
  from: number,
  to: number,
): void {
  const first = Math.max(0, Math.ceil(from - 0.5));
  const last = Math.min(labels.width - 1, Math.floor(to - 0.5));
  if (last < first) return;
  labels.data.fill(part, row * labels.width + first, row * labels.width + last + 1);
  include(region, first, last, row, row);
}

function paintTorso(pose: Pose, labels: Mask, region: PaintedRegion): void {
  const first = Math.max(0, Math.floor(pose.top + TORSO_SPAN.top * pose.stature));
  const end = Math.min(labels.height, pose.top + TORSO_SPAN.bottom * pose.stature);
  for (let row = first; row < end; row++) {
    const y = heightOf(pose, row);
    const half = torsoHalfWidth(pose, y) * pose.stature;
    const axis = axisAt(pose, y);
    paintRow(labels, region, PART.torso, row, axis - half, axis + half);
  }
}

function paintEllipse(pose: Pose, ellipse: Ellipse, labels: Mask, region: PaintedRegion): void {
  const first = Math.max(0, Math.floor(pose.top + (ellipse.centre[1] - ellipse.radii[1]) * pose.stature));
  const last = Math.min(
    labels.height - 1,
    Math.ceil(pose.top + (ellipse.centre[1] + ellipse.radii[1]) * pose.stature),
  );
  for (let row = first; row <= last; row++) {
    const dy = (heightOf(pose, row) - ellipse.centre[1]) / ellipse.radii[1];
    if (dy * dy >= 1) continue;
    const half = ellipse.radii[0] * Math.sqrt(1 - dy * dy) * pose.stature;
    const centre = pose.centre + ellipse.centre[0] * pose.stature;
    paintRow(labels, region, ellipse.part, row, centre - half, centre + half);
  }
}

/** A capsule's radius changes linearly from one end to the other. */
function paintCapsule(
  pose: Pose,
  { part, from, to, fromRadius, toRadius }: Capsule,
  labels: Mask,
  region: PaintedRegion,
): void {
  const { width, height, data } = labels;
  const { stature, top, centre } = pose;
  const reach = Math.max(fromRadius, toRadius);
  const firstRow = Math.max(0, Math.floor(top + (Math.min(from[1], to[1]) - reach) * stature));
  const lastRow = Math.min(height - 1, Math.ceil(top + (Math.max(from[1], to[1]) + reach) * stature));
  const firstColumn = Math.max(0, Math.floor(centre + (Math.min(from[0], to[0]) - reach) * stature));
  const lastColumn = Math.min(width - 1, Math.ceil(centre + (Math.max(from[0], to[0]) + reach) * stature));
  if (lastRow < firstRow || lastColumn < firstColumn) return;
  include(region, firstColumn, lastColumn, firstRow, lastRow);
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const lengthSquared = dx * dx + dy * dy;
  for (let row = firstRow; row <= lastRow; row++) {
    const y = (row + 0.5 - top) / stature - from[1];
    for (let column = firstColumn; column <= lastColumn; column++) {
      const x = (column + 0.5 - centre) / stature - from[0];
      const along = (x * dx + y * dy) / lengthSquared;
      const t = Math.min(Math.max(along, 0), 1);
      const ex = x - dx * t;
      const ey = y - dy * t;
      const radius = fromRadius + (toRadius - fromRadius) * t;
      if (ex * ex + ey * ey < radius * radius) data[row * width + column] = part;
    }
  }
}
