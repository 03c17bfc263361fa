import {
  blueDifference,
  clamp,
  lumaAt,
  type RgbImage,
  read,
  redDifference,
} from "@/lib/engine/raster/raster";

const { u8 } = read;

const LUMA_BINS = 12;
const CHROMA_BINS = 10;
export const USED_CLASSES = LUMA_BINS * CHROMA_BINS * CHROMA_BINS;

/** The colour classes form a cube with an empty margin, so that each class has six neighbours. */
export const BLUE_STRIDE = CHROMA_BINS + 2;
export const LUMA_STRIDE = BLUE_STRIDE * BLUE_STRIDE;
export const CLASSES = (LUMA_BINS + 2) * LUMA_STRIDE;

export type ColourClasses = { ofPixel: Uint16Array; used: Int32Array };

/** The classes are finer than those of the template fit, because there are more pixels to count. */
export function fineColourClasses({ data, width, height }: RgbImage): ColourClasses {
  const classes = new Uint16Array(width * height);
  const occurs = new Uint8Array(CLASSES);
  for (let row = 0; row < classes.length; row += width) classifyRow(data, row, row + width, classes, occurs);
  return { ofPixel: classes, used: placesOf(occurs) };
}

const chromaBin = (difference: number): number => clamp(Math.floor(difference / 9 + 6), 1, CHROMA_BINS);

function classifyRow(
  data: Uint8Array,
  start: number,
  end: number,
  classes: Uint16Array,
  occurs: Uint8Array,
): void {
  for (let i = start; i < end; i++) {
    const luma = lumaAt(data, i * 3);
    const lumaBin = Math.min(LUMA_BINS, Math.floor(luma / 21.4) + 1);
    const blue = chromaBin(blueDifference(data, i * 3, luma));
    const red = chromaBin(redDifference(data, i * 3, luma));
    const colour = lumaBin * LUMA_STRIDE + blue * BLUE_STRIDE + red;
    classes[i] = colour;
    occurs[colour] = 1;
  }
}

function placesOf(marks: Uint8Array): Int32Array {
  const places = new Int32Array(marks.length);
  let count = 0;
  for (let at = 0; at < marks.length; at++) if (marks[at] === 1) places[count++] = at;
  return places.subarray(0, count);
}

const CLOSE = [0, -LUMA_STRIDE, LUMA_STRIDE, -BLUE_STRIDE, BLUE_STRIDE, -1, 1];

export function withNeighbours(used: Int32Array): Int32Array {
  const near = new Uint8Array(CLASSES);
  for (const colour of used) for (const step of CLOSE) near[colour + step] = u8(IN_CUBE, colour + step);
  return placesOf(near);
}

const isBin = (bin: number, bins: number): boolean => bin >= 1 && bin <= bins;
const IN_CUBE = Uint8Array.from({ length: CLASSES }, (_, colour) =>
  isBin(Math.floor(colour / LUMA_STRIDE), LUMA_BINS) &&
  isBin(Math.floor(colour / BLUE_STRIDE) % BLUE_STRIDE, CHROMA_BINS) &&
  isBin(colour % BLUE_STRIDE, CHROMA_BINS)
    ? 1
    : 0,
);
