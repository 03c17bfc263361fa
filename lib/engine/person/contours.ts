import { type Mask, read } from "@/lib/engine/raster/raster";
import type { Point } from "./region";

const { u8 } = read;

/** Largest distance of the simplified contour from the mask's edge, in pixels. It drops nine of ten points. */
const TOLERANCE = 1;

/** Contours around a smaller share of the mask's pixels are dropped. */
const SMALLEST = 0.0005;

export function contoursOf(mask: Mask): Point[][] {
  const least = SMALLEST * mask.width * mask.height;
  return edgesOf(mask)
    .filter((line) => Math.abs(areaOf(line)) >= least)
    .map(simplified)
    .filter((line) => line.length > 2);
}

/** Traces the edges between inside and outside, with the inside on the right. */
function edgesOf(mask: Mask): Point[][] {
  const { width, height, data } = mask;
  const inside = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && u8(data, y * width + x) > 0;
  const visited = new Uint8Array(width * height);
  const lines: Point[][] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!inside(x, y) || inside(x, y - 1) || u8(visited, y * width + x) > 0) continue;
      lines.push(follow(inside, visited, width, x, y));
    }
  }
  return lines;
}

const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

function follow(
  inside: (x: number, y: number) => boolean,
  visited: Uint8Array,
  width: number,
  startX: number,
  startY: number,
): Point[] {
  const line: Point[] = [];
  let [x, y, heading] = [startX, startY, 0];
  do {
    // An upper edge that is traced already starts no second contour.
    if (heading === 0) visited[y * width + x] = 1;
    const [dx, dy] = STEPS[heading] as (typeof STEPS)[number];
    x += dx;
    y += dy;
    line.push({ x, y });
    heading = turn(inside, x, y, heading);
  } while (x !== startX || y !== startY || heading !== 0);
  return line;
}

/** Direction of the contour after a corner: left if possible, else straight on, else right. */
function turn(inside: (x: number, y: number) => boolean, x: number, y: number, heading: number): number {
  const [dx, dy] = STEPS[heading] as (typeof STEPS)[number];
  // The two pixels ahead of the corner.
  const left = inside(x + (dx - 1 + dy) / 2, y + (dy - 1 - dx) / 2);
  const right = inside(x + (dx - 1 - dy) / 2, y + (dy - 1 + dx) / 2);
  if (left && right) return (heading + 3) % 4;
  return right ? heading : (heading + 1) % 4;
}

function areaOf(line: readonly Point[]): number {
  let twice = 0;
  for (const [k, { x, y }] of line.entries()) {
    const next = line[(k + 1) % line.length] as Point;
    twice += x * next.y - next.x * y;
  }
  return twice / 2;
}

/** Douglas-Peucker on a closed line, split at its first point and the farthest one. */
export function simplified(line: readonly Point[]): Point[] {
  const first = line[0] as Point;
  let far = 0;
  for (const [k, point] of line.entries())
    if (distanceOf(point, first) > distanceOf(line[far] as Point, first)) far = k;
  const closed = [...line, first];
  return [...simplifiedPath(closed.slice(0, far + 1)), ...simplifiedPath(closed.slice(far))];
}

const distanceOf = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Douglas-Peucker; the result has no last point. */
function simplifiedPath(path: readonly Point[]): Point[] {
  const [first, last] = [path[0], path[path.length - 1]];
  if (!first || !last || path.length < 2) return [];
  let [far, most] = [0, TOLERANCE];
  for (let k = 1; k + 1 < path.length; k++) {
    const off = distanceToLine(path[k] as Point, first, last);
    if (off > most) [far, most] = [k, off];
  }
  if (far === 0) return [first];
  return [...simplifiedPath(path.slice(0, far + 1)), ...simplifiedPath(path.slice(far))];
}

function distanceToLine(point: Point, from: Point, to: Point): number {
  const length = distanceOf(from, to);
  if (length === 0) return distanceOf(point, from);
  return Math.abs((to.x - from.x) * (from.y - point.y) - (from.x - point.x) * (to.y - from.y)) / length;
}
