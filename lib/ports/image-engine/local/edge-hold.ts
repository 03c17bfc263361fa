import { dilate } from "./dilate";
import { type Mask, type RgbImage, read } from "./raster";

const { f32, u8 } = read;

/** Edges this near to the person are taken for the person's own contour, unless a line leads up to them. */
const CONTOUR_GUARD = 2;

/** Pull towards rest: of plain background (tiny), and of strong upright edges, which shall stay straight. */
const REST = 0.0015;
const EDGE_HOLD = 20;

/** Steps of colour below this are noise; this much more makes a full edge. */
const FAINTEST_EDGE = 7;
const EDGE_RANGE = 35;

/** A line is an edge that runs upright over this share of the picture's height, at least in part in plain sight. */
const LINE_REACH = 0.1;
const LEAST_SIGHT = 8;
const FAINTEST_LINE = 0.25;

/** Per pixel of the background, how strongly it wants to stay where it is. */
export function edgeHold(image: RgbImage, person: Mask): Float32Array {
  const { width, height } = image;
  const guarded = dilate(person, CONTOUR_GUARD);
  const edges = uprightEdges(image, guarded);
  const lines = lineStrength(edges, guarded);
  const hold = new Float32Array(width * height);
  for (let i = 0; i < hold.length; i++) {
    const strength = u8(guarded.data, i) > 0 ? f32(lines, i) : f32(edges, i);
    hold[i] = REST + EDGE_HOLD * strength * strength;
  }
  return hold;
}

/** Strength of upright edges, 0 to 1: horizontal contrast averaged over three rows, strongest channel. */
function uprightEdges({ width, height, data }: RgbImage, guarded: Mask): Float32Array {
  const edges = new Float32Array(width * height);
  const line = width * 3;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      if (u8(guarded.data, i) > 0) continue;
      let strongest = 0;
      for (let at = i * 3; at < i * 3 + 3; at++) {
        const here = u8(data, at + 3) - u8(data, at - 3);
        const above = u8(data, at + 3 - line) - u8(data, at - 3 - line);
        const below = u8(data, at + 3 + line) - u8(data, at - 3 + line);
        const contrast = Math.abs(0.5 * here + 0.25 * (above + below));
        if (contrast > strongest) strongest = contrast;
      }
      const step = strongest / 2;
      edges[i] = step < FAINTEST_EDGE ? 0 : Math.min(1, (step - FAINTEST_EDGE) / EDGE_RANGE);
    }
  }
  return edges;
}

/**
 * Mean edge strength above and below each pixel, over what is not hidden by the person: inside the guard this tells
 * a pole that passes close by the body, which must stay, from the contour of the body, which must not.
 */
function lineStrength(edges: Float32Array, guarded: Mask): Float32Array {
  const { width, height } = guarded;
  const reach = Math.round(height * LINE_REACH);
  const strength = new Float32Array(width * height);
  for (let x = 0; x < width; x++) {
    let sum = 0;
    let seen = 0;
    for (let y = -reach; y < height; y++) {
      const entering = y + reach;
      const leaving = y - reach - 1;
      if (entering < height && u8(guarded.data, entering * width + x) === 0) {
        sum += f32(edges, entering * width + x);
        seen++;
      }
      if (leaving >= 0 && u8(guarded.data, leaving * width + x) === 0) {
        sum -= f32(edges, leaving * width + x);
        seen--;
      }
      if (y < 0 || seen < LEAST_SIGHT) continue;
      const mean = sum / seen;
      strength[y * width + x] = mean < FAINTEST_LINE ? 0 : mean;
    }
  }
  return strength;
}
