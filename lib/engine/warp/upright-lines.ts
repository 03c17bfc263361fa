import { type Mask, newMask, type Plane, type RgbImage, read } from "@/lib/engine/raster/raster";
import { meanInSight } from "./in-sight";

const { f32, u8 } = read;

/** A line is an upright edge with this mean strength over this share of the picture's height, above or below. */
const REACH = 0.28;
const MIN_SEEN = 0.02;
const MIN_STRENGTH = 0.4;

/** Poles have two edges and the pixels between them; in pixels of the analysis grid. */
const HALF_POLE = 2;

/** A line that touches the body over a larger share of the picture's height runs along it. */
const MAX_CROSSING = 0.06;

/** Largest difference per channel of two pixels with the same colour. */
const SAME_COLOUR = 38;

/** `edges` holds the strength of upright edges, 0 to 1; `guarded` is the person with a margin. */
export function uprightLines(image: RgbImage, person: Mask, guarded: Mask, edges: Plane): Mask {
  const { width, height } = person;
  const reach = Math.round(height * REACH);
  const leastSeen = Math.round(height * MIN_SEEN);
  const lines = newMask(width, height);
  const crossed = new Uint8Array(width);
  const column = { values: new Float32Array(height), hidden: new Uint8Array(height) };
  const means = new Float32Array(height);
  for (let x = 0; x < width; x++) {
    if (!readEdges(edges, x, column.values)) continue;
    readHidden(guarded, x, column.hidden);
    meanInSight(column.values, column.hidden, reach, leastSeen, means);
    const first = Math.max(HALF_POLE, x - HALF_POLE);
    const end = Math.min(width - HALF_POLE, x + HALF_POLE + 1);
    if (markStrong(means, first, end, lines)) crossed.fill(1, first, end);
  }
  for (let x = 0; x < width; x++) {
    if (u8(crossed, x) === 0) continue;
    readHidden(guarded, x, column.hidden);
    clearWhere(person, x, lines);
    for (let channel = 0; channel < 3; channel++) {
      readChannel(image, x, channel, column.values);
      meanInSight(column.values, column.hidden, reach, leastSeen, means);
      clearOthers(column.values, means, x, lines);
    }
  }
  return lines;
}

function readEdges({ width, data }: Plane, x: number, values: Float32Array): boolean {
  let found = false;
  for (let y = 0, i = x; y < values.length; y++, i += width) {
    values[y] = f32(data, i);
    if (f32(data, i) > 0) found = true;
  }
  return found;
}

function readHidden({ width, data }: Mask, x: number, hidden: Uint8Array): void {
  for (let y = 0, i = x; y < hidden.length; y++, i += width) hidden[y] = u8(data, i);
}

function readChannel({ width, data }: RgbImage, x: number, channel: number, values: Float32Array): void {
  for (let y = 0, i = x * 3 + channel; y < values.length; y++, i += width * 3) values[y] = u8(data, i);
}

function markStrong(strength: Float32Array, first: number, end: number, { width, data }: Mask): boolean {
  let found = false;
  for (let y = 0; y < strength.length; y++) {
    if (f32(strength, y) < MIN_STRENGTH) continue;
    found = true;
    for (let i = y * width + first; i < y * width + end; i++) data[i] = 1;
  }
  return found;
}

function clearWhere(person: Mask, x: number, { width, data }: Mask): void {
  for (let i = x; i < data.length; i += width) if (u8(person.data, i) > 0) data[i] = 0;
}

function clearOthers(values: Float32Array, usual: Float32Array, x: number, { width, data }: Mask): void {
  for (let y = 0, i = x; y < values.length; y++, i += width)
    if (Math.abs(f32(values, y) - f32(usual, y)) >= SAME_COLOUR) data[i] = 0;
}

/**
 * Lines along the body move with it, or a pole behind the waist would stop its change. A line that the body encloses
 * from both sides stays, because no background can take up the shift.
 */
export function withoutAlongside(lines: Mask, body: Mask): Mask {
  const { width, height } = lines;
  const crossing: Mask = { width, height, data: lines.data.slice() };
  const longest = Math.round(height * MAX_CROSSING);
  const touching = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    markTouching(lines.data, body.data, y * width + 1, (y + 1) * width - 1, touching);
  for (let x = 0; x < width; x++) clearLongRuns(touching, x, longest, crossing);
  return crossing;
}

function markTouching(
  lines: Uint8Array,
  body: Uint8Array,
  start: number,
  end: number,
  touching: Uint8Array,
): void {
  for (let i = start; i < end; i++) {
    if (u8(lines, i) === 0 || u8(body, i) === 0) continue;
    const closedIn = u8(body, i - 1) > 0 && u8(body, i + 1) > 0;
    if (!closedIn) touching.fill(1, i - 1, i + 2);
  }
}

/** Clears runs of touching pixels in a column that are longer than a crossing. */
function clearLongRuns(
  touching: Uint8Array,
  x: number,
  longest: number,
  { width, height, data }: Mask,
): void {
  let start = 0;
  for (let y = 0; y <= height; y++) {
    if (y < height && u8(touching, y * width + x) > 0) continue;
    if (y - start > longest) for (let row = start; row < y; row++) data[row * width + x] = 0;
    start = y + 1;
  }
}

/** Beyond the body the movement fades out over this many rows. */
const COMING_TO_REST = 24;

/** How much each pixel moves with the body, 0 to 1: 1 on lines along the body, fading out above and below it. */
export function carriedShare(lines: Mask, crossing: Mask): Float32Array {
  const { width, height } = lines;
  const share = new Float32Array(width * height);
  for (let y = 0; y < height; y++) carryRuns(lines.data, crossing.data, y * width, (y + 1) * width, share);
  for (let i = width; i < share.length; i++) fadeFrom(share, i, i - width);
  for (let i = share.length - width - 1; i >= 0; i--) fadeFrom(share, i, i + width);
  return share;
}

function carryRuns(
  lines: Uint8Array,
  crossing: Uint8Array,
  start: number,
  end: number,
  share: Float32Array,
): void {
  for (let i = start; i < end; i++) {
    const first = i;
    let alongside = false;
    for (; i < end && u8(lines, i) > 0; i++) if (u8(crossing, i) === 0) alongside = true;
    if (alongside) share.fill(1, first, i);
  }
}

function fadeFrom(share: Float32Array, i: number, neighbour: number): void {
  const faded = f32(share, neighbour) - 1 / COMING_TO_REST;
  if (faded > f32(share, i)) share[i] = faded;
}
