import type { BodyOutline } from "@/lib/engine/outline/body-outline";
import { torsoAt } from "@/lib/engine/outline/torso-outline";
import { easedCurve, type Knots } from "@/lib/engine/raster/curve";
import { clamp, type Mask, type Plane, read } from "@/lib/engine/raster/raster";
import { heightOf, type Pose } from "@/lib/engine/template/body-template";

const { f32, u8 } = read;

/** Heights in statures where the body may give way: 0 at waist and hips, whose widths must be right. */
const YIELDING: Knots = [
  [0.34, 1],
  [0.37, 0],
  [0.415, 0],
  [0.445, 1],
  [0.475, 0],
  [0.51, 0],
  [0.54, 1],
];

/** Pixels of the grid. First value: where the body hardly gives way; second: where it does. */
const MAX_BEND = [2.2, 2] as const;
const ACROSS = [4, 0.8] as const;
/** No more beside the neck and the legs, which change by little more; heights in statures. */
const MOST_BEND: Knots = [
  [0.16, 0.5],
  [0.2, MAX_BEND[0]],
  [0.535, MAX_BEND[0]],
  [0.57, 1.5],
];
/** From row to row: less on arms, because a sudden step makes a kink at the elbow. */
const DOWN = 0.5;
const DOWN_ARM = 0.15;

/** Largest decrease of the shift from one pixel to the next. Below 1, so that the warp does not fold over. */
const STEEPEST = 0.88;

/**
 * In pixels of the grid. The body gives way a little, because a bent pole is more visible than a wider arm.
 * `lines` also has lines along the body, which must not limit waist and hips; `crossing` does not.
 */
export function roomBesideLines(lines: Mask, crossing: Mask, pose: Pose): Float32Array {
  const { width, height } = lines;
  const room = new Float32Array(width * height).fill(Number.POSITIVE_INFINITY);
  const across = new Float32Array(height);
  for (let y = 0; y < height; y++) {
    const yielding = easedCurve(YIELDING, heightOf(pose, y));
    const bend = Math.min(mix(MAX_BEND, yielding), easedCurve(MOST_BEND, heightOf(pose, y)));
    across[y] = mix(ACROSS, yielding);
    const held = yielding === 1 ? lines : crossing;
    for (let i = y * width; i < (y + 1) * width; i++) if (u8(held.data, i) > 0) room[i] = bend;
  }
  spread(room, width, across, DOWN);
  return room;
}

/** At every height, because only waist and hips must keep their widths. */
export function holdArms(
  room: Float32Array,
  lines: Mask,
  { arms, torso }: Pick<BodyOutline, "arms" | "torso">,
): void {
  const { width, height } = lines;
  const beside = new Float32Array(width * height).fill(Number.POSITIVE_INFINITY);
  for (let i = 0; i < beside.length; i++) if (u8(lines.data, i) > 0) beside[i] = MAX_BEND[1];
  spread(beside, width, new Float32Array(height).fill(ACROSS[1]), DOWN_ARM);
  for (const [side, { spans }] of arms.entries())
    for (const [row, span] of spans.entries()) {
      if (!span) continue;
      const body = torsoAt(torso, row);
      const from = side === 0 ? 0 : Math.ceil(Math.max(body.end, span.start));
      const to = side === 0 ? Math.floor(Math.min(body.start, span.end)) : width;
      for (let i = row * width + Math.max(0, from); i < row * width + Math.min(width, to); i++)
        room[i] = Math.min(f32(room, i), f32(beside, i));
    }
}

const mix = ([from, to]: readonly [number, number], share: number): number => from + (to - from) * share;

/** Share of the distance to the picture's left or right edge, so that a cut body stays at the edge. */
const NEAR_EDGE = 0.8;

export function holdEdges(room: Float32Array, width: number): void {
  for (let row = 0; row < room.length; row += width)
    for (let x = 0; x < width; x++)
      room[row + x] = Math.min(f32(room, row + x), NEAR_EDGE * Math.min(x, width - 1 - x));
}

/** Limits a line that moves with the body, outside of the body, to the bend of a line that crosses it. */
export function limitCarriedLines(room: Float32Array, lines: Mask, carried: Float32Array, body: Mask): void {
  for (let i = 0; i < room.length; i++) {
    if (f32(carried, i) === 0 || u8(lines.data, i) === 0 || u8(body.data, i) > 0) continue;
    room[i] = Math.min(f32(room, i), MAX_BEND[0]);
  }
}

/** Lets the limit grow with the distance from the lines: a forward and a backward pass. */
function spread(room: Float32Array, width: number, across: Float32Array, down: number): void {
  if (isBoundless(room)) return;
  for (let y = 0; y < across.length; y++) {
    for (let i = y * width, gain = f32(across, y); i < (y + 1) * width; i++) {
      if (i > y * width) reach(room, i, i - 1, gain);
      if (y > 0) reach(room, i, i - width, down);
    }
  }
  for (let y = across.length - 1; y >= 0; y--) {
    for (let i = (y + 1) * width - 1, gain = f32(across, y); i >= y * width; i--) {
      if (i + 1 < (y + 1) * width) reach(room, i, i + 1, gain);
      if (y + 1 < across.length) reach(room, i, i + width, down);
    }
  }
}

function isBoundless(room: Float32Array): boolean {
  for (let i = 0; i < room.length; i++) if (f32(room, i) !== Number.POSITIVE_INFINITY) return false;
  return true;
}

function reach(room: Float32Array, i: number, from: number, gain: number): void {
  if (f32(room, from) + gain < f32(room, i)) room[i] = f32(room, from) + gain;
}

export function limitToRoom({ width, height, data }: Plane, room: Float32Array): void {
  for (let i = 0; i < data.length; i++) data[i] = clamp(f32(data, i), -f32(room, i), f32(room, i));
  for (let row = 0; row < height; row++) {
    const last = (row + 1) * width - 1;
    for (let i = row * width + 1; i <= last; i++)
      if (f32(data, i) < 0) data[i] = Math.max(f32(data, i), Math.min(0, f32(data, i - 1) - STEEPEST));
    for (let i = last - 1; i >= row * width; i--)
      if (f32(data, i) > 0) data[i] = Math.min(f32(data, i), Math.max(0, f32(data, i + 1) + STEEPEST));
  }
}
