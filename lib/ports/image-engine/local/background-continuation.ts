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

/** A scan remembers about this many of the pixels that it has passed. */
const MEMORY = 3;

/** A colour that was last seen farther away than this (pixels) says nothing any more. */
const FORGOTTEN = 120;

/** Squared difference, in spreads, beyond which two colours have nothing in common. */
const UNLIKE = 16;

/**
 * Returns a function that says how well each pixel continues what is seen along its row and its column, 0 to 1:
 * walls go on behind a person, and a pole that vanishes behind the shoulder comes out at the hip. `seen` marks the
 * pixels to continue from; it is 0 there.
 */
export function continuation(image: RgbImage): (seen: Mask) => Plane {
  const { width, height } = image;
  const colours = inSpreads(image);
  return (seen) => {
    const match = newPlane(width, height);
    const scan = (start: number, stride: number, count: number) =>
      raiseMatch(colours, seen.data, match.data, start, stride, count);
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

/** Walks along a row or a column with the mean of the last seen colours, and raises `match` where a pixel has it. */
function raiseMatch(
  colours: Float32Array,
  seen: Uint8Array,
  match: Float32Array,
  start: number,
  stride: number,
  count: number,
): void {
  let luma = 0;
  let blue = 0;
  let red = 0;
  let since = FORGOTTEN;
  for (let k = 0, i = start; k < count; k++, i += stride) {
    const fromLuma = f32(colours, i * 3) - luma;
    const fromBlue = f32(colours, i * 3 + 1) - blue;
    const fromRed = f32(colours, i * 3 + 2) - red;
    if (u8(seen, i) > 0) {
      const share = since >= FORGOTTEN ? 1 : 1 / MEMORY;
      luma += share * fromLuma;
      blue += share * fromBlue;
      red += share * fromRed;
      since = 0;
      continue;
    }
    if (++since >= FORGOTTEN) continue;
    const difference = fromLuma * fromLuma + fromBlue * fromBlue + fromRed * fromRed;
    if (difference > UNLIKE) continue;
    const likeness = Math.exp(-0.5 * difference);
    if (likeness > f32(match, i)) match[i] = likeness;
  }
}
