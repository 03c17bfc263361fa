import { blueDifference, clamp, lumaAt, type RgbImage, read, redDifference } from "./raster";

const { f32, u8 } = read;

/** What the photo offers to the template fit: a colour class per pixel, and how likely an edge runs there. */
export type FitEvidence = {
  width: number;
  height: number;
  colours: Uint16Array;
  /** Edge support between a pixel and its left or upper neighbour, 0 to 1. */
  verticalEdges: Float32Array;
  horizontalEdges: Float32Array;
};

const LUMA_BINS = 8;
const CHROMA_BINS = 7;
export const COLOUR_CLASSES = LUMA_BINS * CHROMA_BINS * CHROMA_BINS;

/** A colour step of this size (of 255) counts as half an edge. */
const HALF_EDGE = 25;

/** An edge one pixel beside the contour still counts, a little less. */
const NEAR_EDGE = 0.75;

export function fitEvidence(image: RgbImage): FitEvidence {
  const { width, height } = image;
  const [verticalEdges, horizontalEdges] = edgeSupport(image);
  return { width, height, colours: colourClasses(image), verticalEdges, horizontalEdges };
}

function colourClasses({ data, width, height }: RgbImage): Uint16Array {
  const classes = new Uint16Array(width * height);
  for (let i = 0; i < classes.length; i++) classes[i] = colourClass(data, i * 3);
  return classes;
}

function colourClass(data: Uint8Array, offset: number): number {
  const luma = lumaAt(data, offset);
  const lumaBin = Math.min(LUMA_BINS - 1, Math.floor(luma / 32));
  const blue = chromaBin(blueDifference(data, offset, luma));
  const red = chromaBin(redDifference(data, offset, luma));
  return (lumaBin * CHROMA_BINS + blue) * CHROMA_BINS + red;
}

const chromaBin = (difference: number): number => clamp(Math.round(difference / 16) + 3, 0, CHROMA_BINS - 1);

/** The strongest of the three channels' steps between two pixels, as support between 0 and 1. */
function stepSupport(data: Uint8Array, pixel: number, neighbour: number): number {
  let strongest = 0;
  for (let channel = 0; channel < 3; channel++) {
    const step = Math.abs(u8(data, pixel * 3 + channel) - u8(data, neighbour * 3 + channel));
    if (step > strongest) strongest = step;
  }
  return strongest / (strongest + HALF_EDGE);
}

function edgeSupport({ data, width, height }: RgbImage): [Float32Array, Float32Array] {
  const across = new Float32Array(width * height);
  const down = new Float32Array(width * height);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      across[i] = stepSupport(data, i, i - 1);
      down[i] = stepSupport(data, i, i - width);
    }
  }
  return [widen(across, 1), widen(down, width)];
}

function widen(support: Float32Array, neighbour: number): Float32Array {
  const wide = support.slice();
  for (let i = neighbour; i < support.length - neighbour; i++) {
    const beside = NEAR_EDGE * Math.max(f32(support, i - neighbour), f32(support, i + neighbour));
    if (beside > f32(wide, i)) wide[i] = beside;
  }
  return wide;
}
