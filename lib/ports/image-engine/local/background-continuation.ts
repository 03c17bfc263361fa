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

const { f32, u8 } = read;

/** How much a colour may differ from its continuation by shading and noise, in levels. */
const LUMA_SPREAD = 8;
const CHROMA_SPREAD = 5;

/** A scan remembers the mean of so many pixels seen last. */
const MEMORY = 5;

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
    const scan = (start: number, stride: number, count: number) =>
      raiseMatch(colours, sight.data, match.data, start, stride, count);
    for (let y = 0; y < height; y++) {
      scan(y * width, 1, width);
      scan((y + 1) * width - 1, -1, width);
    }
    for (let x = 0; x < width; x++) {
      scan(x, width, height);
      scan((height - 1) * width + x, -width, height);
    }
    return match;
  };
}

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

/** Walks along a row or a column, and raises `match` where a pixel has the colour that was seen last. */
function raiseMatch(
  colours: Float32Array,
  sight: Uint8Array,
  match: Float32Array,
  start: number,
  stride: number,
  count: number,
): void {
  let lastSeen = -FORGOTTEN;
  let remembered = lastSeen;
  for (let k = 0, i = start; k < count; k++, i += stride) {
    const role = u8(sight, i);
    if (role === SIGHT.seen) lastSeen = k;
    if (role !== SIGHT.asked || k - lastSeen >= FORGOTTEN) continue;
    if (remembered !== lastSeen) remember(colours, sight, start, stride, lastSeen);
    remembered = lastSeen;
    const luma = f32(colours, i * 3) - f32(memory, 0);
    const blue = f32(colours, i * 3 + 1) - f32(memory, 1);
    const red = f32(colours, i * 3 + 2) - f32(memory, 2);
    const difference = luma * luma + blue * blue + red * red;
    if (difference > UNLIKE) continue;
    const likeness = Math.exp(-0.5 * difference);
    if (likeness > f32(match, i)) match[i] = likeness;
  }
}

const memory = new Float32Array(3);

/** Puts the mean colour of the pixels that end with the one seen last into the memory. */
function remember(
  colours: Float32Array,
  sight: Uint8Array,
  start: number,
  stride: number,
  lastSeen: number,
): void {
  memory.fill(0);
  let count = 0;
  while (count < MEMORY && lastSeen - count >= 0) {
    const i = start + (lastSeen - count) * stride;
    if (u8(sight, i) !== SIGHT.seen) break;
    for (let c = 0; c < 3; c++) memory[c] = f32(memory, c) + f32(colours, i * 3 + c);
    count++;
  }
  for (let c = 0; c < 3; c++) memory[c] = f32(memory, c) / count;
}
