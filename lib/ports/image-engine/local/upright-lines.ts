import { meanInSight } from "./in-sight";
import { type Mask, newMask, type Plane, type RgbImage, read } from "./raster";

const { f32, u8 } = read;

/** A line is an edge that is seen upright over this share of the picture's height, above or below, on average this strong. */
const REACH = 0.3;
const LEAST_SEEN = 0.05;
const LEAST_STRENGTH = 0.4;

/** Poles have two edges, and what lies between them belongs to the line as well; in pixels of the analysis grid. */
const HALF_POLE = 2;

/** A line that touches the body over a larger share of the picture's height runs along the body. */
const LONGEST_CROSSING = 0.06;

/** Distance in each channel, in levels, up to which two pixels have the same colour. */
const SAME_COLOUR = 30;

/**
 * Where upright lines of the background are in sight: poles, door frames, corners of walls. `edges` holds the strength
 * of upright edges, 0 to 1, and `guarded` is the person with a margin, which hides them.
 */
export function uprightLines(image: RgbImage, person: Mask, guarded: Mask, edges: Plane): Mask {
  const { width, height } = person;
  const reach = Math.round(height * REACH);
  const leastSeen = Math.round(height * LEAST_SEEN);
  const lines = newMask(width, height);
  const crossed = new Uint8Array(width);
  const edge = new Float32Array(height);
  const hidden = new Uint8Array(height);
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) edge[y] = f32(edges.data, y * width + x);
    if (edge.every((strength) => strength === 0)) continue;
    for (let y = 0; y < height; y++) hidden[y] = u8(guarded.data, y * width + x);
    const strength = meanInSight(edge, hidden, reach, leastSeen);
    const first = Math.max(HALF_POLE, x - HALF_POLE);
    const end = Math.min(width - HALF_POLE, x + HALF_POLE + 1);
    for (let y = 0; y < height; y++) {
      if (f32(strength, y) < LEAST_STRENGTH) continue;
      lines.data.fill(1, y * width + first, y * width + end);
      crossed.fill(1, first, end);
    }
  }
  for (let x = 0; x < width; x++) {
    if (u8(crossed, x) === 0) continue;
    for (let y = 0; y < height; y++) {
      hidden[y] = u8(guarded.data, y * width + x);
      if (u8(person.data, y * width + x) > 0) lines.data[y * width + x] = 0;
    }
    for (let c = 0; c < 3; c++) {
      const channel = edge;
      for (let y = 0; y < height; y++) channel[y] = u8(image.data, (y * width + x) * 3 + c);
      const usual = meanInSight(channel, hidden, reach, leastSeen);
      for (let y = 0; y < height; y++)
        if (Math.abs(f32(channel, y) - f32(usual, y)) >= SAME_COLOUR) lines.data[y * width + x] = 0;
    }
  }
  return lines;
}

/**
 * The lines without those that run along the body: what touches it over more rows than a crossing takes moves with it,
 * or the waist could not change where a pole stands behind it. Where the body closes in from both sides, as in the corner
 * between waist and arm, nothing is left that could take up the shift: there a line counts as crossing.
 */
export function withoutAlongside(lines: Mask, body: Mask): Mask {
  const { width, height } = lines;
  const crossing: Mask = { width, height, data: lines.data.slice() };
  const longest = Math.round(height * LONGEST_CROSSING);
  const touching = new Uint8Array(width * height);
  for (let i = 1; i < touching.length - 1; i++) {
    const closedIn = u8(body.data, i - 1) > 0 && u8(body.data, i + 1) > 0;
    if (u8(lines.data, i) > 0 && u8(body.data, i) > 0 && !closedIn) touching.fill(1, i - 1, i + 2);
  }
  for (let x = 0; x < width; x++) {
    let start = 0;
    for (let y = 0; y <= height; y++) {
      if (y < height && u8(touching, y * width + x) > 0) continue;
      if (y - start > longest) for (let row = start; row < y; row++) crossing.data[row * width + x] = 0;
      start = y + 1;
    }
  }
  return crossing;
}
