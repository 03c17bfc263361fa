import { blueDifference, lumaAt, type Mask, type RgbImage, read, redDifference } from "./raster";

const { f32, i32, u8 } = read;

/** How much a colour may differ from its continuation by shading and noise, in levels. */
const LUMA_SPREAD = 8;
const CHROMA_SPREAD = 5;

/** A scan remembers the mean of so many pixels seen last. */
const MEMORY = 5;

/** A colour that was last seen farther away than this (pixels) says nothing any more. */
const FORGOTTEN = 120;

/** Squared difference, in spreads, beyond which two colours have nothing in common. */
const UNLIKE = 16;

/** exp(-d / 2) for squared differences d up to that, in small steps. */
const LIKENESS_STEPS = 64;
const LIKENESS = Float32Array.from({ length: UNLIKE * LIKENESS_STEPS + 1 }, (_, step) =>
  Math.exp((-0.5 * step) / LIKENESS_STEPS),
);

/** What a pixel is in a search for the background: to be continued from, to be judged, or neither (0). */
export const SIGHT = { seen: 1, asked: 2 } as const;

/**
 * How well each pixel asked for continues what is seen along its row and its column, 0 to 1: walls go on behind a
 * person, and a pole that vanishes behind the shoulder comes out at the hip. `sight` tells what each pixel is
 * (`SIGHT`). Raises `match` where a pixel asked for continues better than known so far.
 */
export function continueBackground(
  { width, height, data }: RgbImage,
  sight: Mask,
  match: Float32Array,
): void {
  const bottoms = new Int32Array(width).fill(-1);
  const tops = new Int32Array(width).fill(height);
  for (let y = 0; y < height; y++) {
    const row = sight.data.subarray(y * width, (y + 1) * width);
    const first = row.indexOf(SIGHT.asked);
    if (first < 0) continue;
    const last = row.lastIndexOf(SIGHT.asked);
    for (let x = first; x <= last; x++) {
      if (u8(row, x) !== SIGHT.asked) continue;
      bottoms[x] = y;
      if (y < i32(tops, x)) tops[x] = y;
    }
    scan(data, sight.data, match, y * width, 1, first, last);
    scan(data, sight.data, match, (y + 1) * width - 1, -1, width - 1 - last, width - 1 - first);
  }
  for (let x = 0; x < width; x++) {
    const top = i32(tops, x);
    const bottom = i32(bottoms, x);
    scan(data, sight.data, match, x, width, top, bottom);
    const end = (height - 1) * width + x;
    scan(data, sight.data, match, end, -width, height - 1 - bottom, height - 1 - top);
  }
}

/**
 * Walks along a row or a column, whose first pixel is `start`, and raises `match` where a pixel has the colour that was
 * seen last. Pixels are asked for between the places `first` and `last` only.
 */
function scan(
  data: Uint8Array,
  sight: Uint8Array,
  match: Float32Array,
  start: number,
  stride: number,
  first: number,
  last: number,
): void {
  let lastSeen = -FORGOTTEN;
  let remembered = lastSeen;
  const from = Math.max(0, first - FORGOTTEN);
  for (let k = from, i = start + from * stride; k <= last; k++, i += stride) {
    const role = u8(sight, i);
    if (role === SIGHT.seen) lastSeen = k;
    if (role !== SIGHT.asked || k - lastSeen >= FORGOTTEN) continue;
    if (remembered !== lastSeen) remember(data, sight, start, stride, lastSeen);
    remembered = lastSeen;
    const y = lumaAt(data, i * 3);
    const luma = (y - f32(memory, 0)) / LUMA_SPREAD;
    const blue = (blueDifference(data, i * 3, y) - f32(memory, 1)) / CHROMA_SPREAD;
    const red = (redDifference(data, i * 3, y) - f32(memory, 2)) / CHROMA_SPREAD;
    const difference = luma * luma + blue * blue + red * red;
    if (difference > UNLIKE) continue;
    const likeness = f32(LIKENESS, (difference * LIKENESS_STEPS + 0.5) | 0);
    if (likeness > f32(match, i)) match[i] = likeness;
  }
}

/** Luma and both colour differences of what was seen last. */
const memory = new Float32Array(3);

/** Puts the mean colour of the pixels that end with the one seen last into the memory. */
function remember(
  data: Uint8Array,
  sight: Uint8Array,
  start: number,
  stride: number,
  lastSeen: number,
): void {
  let [luma, blue, red] = [0, 0, 0];
  let count = 0;
  while (count < MEMORY && lastSeen - count >= 0) {
    const i = start + (lastSeen - count) * stride;
    if (u8(sight, i) !== SIGHT.seen) break;
    const y = lumaAt(data, i * 3);
    luma += y;
    blue += blueDifference(data, i * 3, y);
    red += redDifference(data, i * 3, y);
    count++;
  }
  memory[0] = luma / count;
  memory[1] = blue / count;
  memory[2] = red / count;
}
