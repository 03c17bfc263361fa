import {
  blueDifference,
  lumaAt,
  type Mask,
  newPlane,
  type Plane,
  type RgbImage,
  read,
  redDifference,
} from "./raster";

const { f32, i32, u8 } = read;

/** How much a colour may differ from its continuation by shading and noise, in levels. */
const LUMA_SPREAD = 8;
const CHROMA_SPREAD = 5;

/** A scan remembers about this many of the pixels that it has passed. */
const MEMORY = 3;

/** A colour that was last seen farther away than this (pixels) says nothing any more. */
const FORGOTTEN = 120;

/** Squared difference, in spreads, beyond which two colours have nothing in common. */
const UNLIKE = 16;

/** What a pixel is in a search for the background: to be continued from, to be judged, or neither (0). */
export const SIGHT = { seen: 1, asked: 2 } as const;

/**
 * Returns a function that says how well each pixel asked for continues what is seen along its row and its column, 0
 * to 1: walls go on behind a person, and a pole that vanishes behind the shoulder comes out at the hip. Its argument
 * tells what each pixel is (`SIGHT`); pixels that are not asked for come out as 0.
 */
export function continuation(image: RgbImage): (sight: Mask) => Plane {
  const { width, height } = image;
  const colours = inSpreads(image);
  return (sight) => {
    const match = newPlane(width, height);
    const scan = (lines: Lines, start: number, along: number, count: number) =>
      raiseMatch(colours, sight.data, match.data, { ...lines, start, along, count });
    const rows = { across: width, lines: height };
    scan(rows, 0, 1, width);
    scan(rows, width - 1, -1, width);
    const columns = { across: 1, lines: width };
    scan(columns, 0, width, height);
    scan(columns, (height - 1) * width, -width, height);
    return match;
  };
}

/** Parallel lines of pixels: how many, and the step from one to the next. */
type Lines = { across: number; lines: number };

/** Lines with the first pixel of the first, the step to the next pixel of a line, and how many pixels one has. */
type Scan = Lines & { start: number; along: number; count: number };

/** Luma and both colour differences of every pixel, as multiples of their spreads. */
function inSpreads({ width, height, data }: RgbImage): Float32Array {
  const colours = new Float32Array(width * height * 3);
  for (let i = 0; i < colours.length; i += 3) {
    const luma = lumaAt(data, i);
    colours[i] = luma / LUMA_SPREAD;
    colours[i + 1] = blueDifference(data, i, luma) / CHROMA_SPREAD;
    colours[i + 2] = redDifference(data, i, luma) / CHROMA_SPREAD;
  }
  return colours;
}

/**
 * Walks along all lines with the mean of each line's last seen colours, and raises `match` where a pixel has it. Goes
 * through the pixels in the order in which they lie in memory.
 */
function raiseMatch(
  colours: Float32Array,
  sight: Uint8Array,
  match: Float32Array,
  { across, lines, start, along, count }: Scan,
): void {
  const means = new Float32Array(lines * 3);
  const since = new Int32Array(lines).fill(FORGOTTEN);
  const visit = (line: number, i: number): void => {
    const role = u8(sight, i);
    if (role !== SIGHT.seen) {
      since[line] = i32(since, line) + 1;
      if (role !== SIGHT.asked || i32(since, line) >= FORGOTTEN) return;
    }
    const fromLuma = f32(colours, i * 3) - f32(means, line * 3);
    const fromBlue = f32(colours, i * 3 + 1) - f32(means, line * 3 + 1);
    const fromRed = f32(colours, i * 3 + 2) - f32(means, line * 3 + 2);
    if (role === SIGHT.seen) {
      const share = i32(since, line) >= FORGOTTEN ? 1 : 1 / MEMORY;
      means[line * 3] = f32(means, line * 3) + share * fromLuma;
      means[line * 3 + 1] = f32(means, line * 3 + 1) + share * fromBlue;
      means[line * 3 + 2] = f32(means, line * 3 + 2) + share * fromRed;
      since[line] = 0;
      return;
    }
    const difference = fromLuma * fromLuma + fromBlue * fromBlue + fromRed * fromRed;
    if (difference > UNLIKE) return;
    const likeness = Math.exp(-0.5 * difference);
    if (likeness > f32(match, i)) match[i] = likeness;
  };
  if (across > 1) {
    for (let line = 0; line < lines; line++)
      for (let k = 0; k < count; k++) visit(line, start + line * across + k * along);
  } else {
    for (let k = 0; k < count; k++)
      for (let line = 0; line < lines; line++) visit(line, start + line + k * along);
  }
}
