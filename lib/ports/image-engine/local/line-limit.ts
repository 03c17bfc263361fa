import { heightOf, type Pose } from "./body-template";
import { easedCurve, type Knots } from "./curve";
import { type Mask, newPlane, type Plane, read } from "./raster";
import { smoothPlane } from "./smoothing";

const { f32, u8 } = read;

/** An upright line beside the body may be carried along by this many pixels of the analysis grid, but not more. */
const LARGEST_BEND = 2.7;

/** The body gives up at most this share of its shift. */
const MOST_GIVEN_UP = 0.3;

/** The widths of waist and hips are what was asked for: there the body does not give way (heights as fractions of the stature). */
const YIELDING: Knots = [
  [0.34, 1],
  [0.37, 0],
  [0.5, 0],
  [0.53, 1],
];

/** A body that gives way does so over this many pixels across and down, so that no dent shows. */
const ACROSS = 3;
const DOWN = 5;

/**
 * Holds the shift back where an upright line crosses the body's contour and would be bent too far: the body gives way
 * a little, because a bent pole is seen at once and an arm a few pixels wider is not.
 */
export function limitAtCrossings(shift: Plane, lines: Mask, pose: Pose): Plane {
  const given = crossings(shift, lines);
  if (!given) return shift;
  const held = smoothPlane(spread(given), ACROSS / 2, DOWN / 2);
  const { width, height } = shift;
  const out: Plane = { width, height, data: shift.data.slice() };
  for (let y = 0; y < height; y++) {
    const yielding = easedCurve(YIELDING, heightOf(pose, y));
    if (yielding === 0) continue;
    for (let i = y * width; i < (y + 1) * width; i++)
      out.data[i] = f32(shift.data, i) * (1 - yielding * f32(held.data, i));
  }
  return out;
}

/** Share of the shift to give up at each pixel of the picture that shows a bent line; null where none is. */
function crossings({ width, height, data }: Plane, lines: Mask): Plane | null {
  const given = newPlane(width, height);
  let found = false;
  for (let i = 0; i < data.length; i++) {
    const size = Math.abs(f32(data, i));
    if (size <= LARGEST_BEND) continue;
    const x = i % width;
    const source = Math.round(x + f32(data, i));
    if (source < 0 || source >= width || u8(lines.data, i - x + source) === 0) continue;
    given.data[i] = Math.min(MOST_GIVEN_UP, 1 - LARGEST_BEND / size);
    found = true;
  }
  return found ? given : null;
}

/** The largest value in the neighbourhood of each pixel. */
function spread({ width, height, data }: Plane): Plane {
  const out = newPlane(width, height);
  for (let i = 0; i < data.length; i++) {
    const value = f32(data, i);
    if (value === 0) continue;
    const x = i % width;
    const y = (i - x) / width;
    for (let row = Math.max(0, y - DOWN); row <= Math.min(height - 1, y + DOWN); row++) {
      for (let column = Math.max(0, x - ACROSS); column <= Math.min(width - 1, x + ACROSS); column++) {
        const at = row * width + column;
        if (value > f32(out.data, at)) out.data[at] = value;
      }
    }
  }
  return out;
}
