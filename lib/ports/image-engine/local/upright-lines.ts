import { meanInSight } from "./in-sight";
import { type Mask, newMask, type Plane, type RgbImage, read } from "./raster";

const { f32, u8 } = read;

/** A line is an edge that is seen upright over this share of the picture's height, above or below, on average this strong. */
const REACH = 0.26;
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
  const strength = meanInSight(edges.data, guarded, reach, leastSeen);
  const lines = newMask(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = HALF_POLE; x < width - HALF_POLE; x++) {
      const i = y * width + x;
      if (u8(person.data, i) > 0) continue;
      let strongest = 0;
      for (let near = i - HALF_POLE; near <= i + HALF_POLE; near++)
        if (f32(strength, near) > strongest) strongest = f32(strength, near);
      if (strongest >= LEAST_STRENGTH) lines.data[i] = 1;
    }
  }
  const channel = new Float32Array(width * height);
  for (let c = 0; c < 3; c++) {
    for (let i = 0; i < channel.length; i++) channel[i] = u8(image.data, i * 3 + c);
    const usual = meanInSight(channel, guarded, reach, leastSeen);
    for (let i = 0; i < channel.length; i++)
      if (Math.abs(f32(channel, i) - f32(usual, i)) >= SAME_COLOUR) lines.data[i] = 0;
  }
  return lines;
}

/**
 * The lines without those that run along the body: what touches it over more rows than a crossing takes moves with it,
 * or the waist could not change where a pole stands behind it.
 */
export function withoutAlongside(lines: Mask, body: Mask): Mask {
  const { width, height } = lines;
  const crossing: Mask = { width, height, data: lines.data.slice() };
  const longest = Math.round(height * LONGEST_CROSSING);
  const touches = (x: number, y: number): boolean => {
    for (let near = Math.max(0, x - 1); near <= Math.min(width - 1, x + 1); near++) {
      const i = y * width + near;
      if (u8(lines.data, i) > 0 && u8(body.data, i) > 0) return true;
    }
    return false;
  };
  for (let x = 0; x < width; x++) {
    let start = 0;
    for (let y = 0; y <= height; y++) {
      if (y < height && touches(x, y)) continue;
      if (y - start > longest) for (let row = start; row < y; row++) crossing.data[row * width + x] = 0;
      start = y + 1;
    }
  }
  return crossing;
}
