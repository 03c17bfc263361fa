import { clamp, type RgbImage, read, shrinkBy } from "../raster/raster";

const { f32, u8 } = read;

/** A rectangle of the photo that a network looks at: middle, size, and how far it is turned (radians, clockwise). */
export type Region = { x: number; y: number; width: number; height: number; angle: number };

export type Point = { x: number; y: number };

export function boundsOf(points: readonly Point[]) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** A place in a region, both coordinates from 0 to 1, as a place in the photo. */
export function toPhoto({ x, y, width, height, angle }: Region, across: number, down: number): Point {
  const u = (across - 0.5) * width;
  const v = (down - 0.5) * height;
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  return { x: x + u * cosine - v * sine, y: y + u * sine + v * cosine };
}

/** The same photo in several sizes, each half as wide as the one before. */
export type Pyramid = { width: number; height: number; levels: RgbImage[] };

/** Regions are as large as the photo, or larger than a few hundred pixels: this many halvings serve all of them. */
const LEVELS = 4;

/** A pyramid in the coordinates of its first level. */
export function pyramidOf(photo: RgbImage): Pyramid {
  const levels = [photo];
  while (levels.length < LEVELS) levels.push(shrinkBy(levels[levels.length - 1] as RgbImage, 2));
  return { width: photo.width, height: photo.height, levels };
}

/** Up to this many pixels of a level per pixel of the input nothing of note is lost between the samples. */
const COARSEST_SAMPLING = 1.5;

/**
 * A region's pixels, stretched to the square input of a network, three values each; what lies outside of the photo is
 * black.
 */
export function sampleRegion(
  { width, height, levels }: Pyramid,
  region: Region,
  size: number,
  [black, white]: readonly [black: number, white: number],
): Float32Array<ArrayBuffer> {
  const step = Math.sqrt(region.width * region.height) / size;
  const level = clamp(Math.ceil(Math.log2(step / COARSEST_SAMPLING)), 0, levels.length - 1);
  const image = levels[level] as RgbImage;
  const input = new Float32Array(size * size * 3);
  const scale = { x: image.width / width, y: image.height / height, gain: (white - black) / 255, black };
  for (let row = 0; row < size; row++) sampleRow(image, scale, region, row, size, input);
  return input;
}

type Scale = { x: number; y: number; gain: number; black: number };

function sampleRow(
  { width, height, data }: RgbImage,
  scale: Scale,
  { x, y, width: across, height: down, angle }: Region,
  row: number,
  size: number,
  input: Float32Array,
): void {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const v = ((row + 0.5) / size - 0.5) * down;
  for (let column = 0; column < size; column++) {
    const u = ((column + 0.5) / size - 0.5) * across;
    const px = (x + u * cosine - v * sine) * scale.x - 0.5;
    const py = (y + u * sine + v * cosine) * scale.y - 0.5;
    const at = (row * size + column) * 3;
    const left = Math.floor(px);
    const top = Math.floor(py);
    if (left < -1 || top < -1 || left >= width || top >= height) {
      input[at] = input[at + 1] = input[at + 2] = scale.black;
      continue;
    }
    const right = px - left;
    const bottom = py - top;
    // A neighbour outside of the photo is black: it takes part with no weight.
    const hasLeft = left >= 0 ? 1 - right : 0;
    const hasRight = left + 1 < width ? right : 0;
    const hasTop = top >= 0 ? 1 - bottom : 0;
    const hasBottom = top + 1 < height ? bottom : 0;
    const first = (Math.max(0, top) * width + Math.max(0, left)) * 3;
    const beside = left >= 0 && left + 1 < width ? 3 : 0;
    const below = top >= 0 && top + 1 < height ? width * 3 : 0;
    for (let k = 0; k < 3; k++) {
      const i = first + k;
      const value =
        hasTop * (hasLeft * u8(data, i) + hasRight * u8(data, i + beside)) +
        hasBottom * (hasLeft * u8(data, i + below) + hasRight * u8(data, i + below + beside));
      input[at + k] = scale.black + scale.gain * value;
    }
  }
}

/**
 * Lays a square map of a region (such as a mask) back over the photo: for every pixel of a grid over the whole photo
 * the map's value there, or `outside` where the region does not reach. Grid and region share their coordinates.
 */
export function layRegion(
  map: Float32Array,
  size: number,
  region: Region,
  width: number,
  height: number,
  outside: number,
): Float32Array {
  const laid = new Float32Array(width * height).fill(outside);
  for (let row = 0; row < height; row++) layRow(map, size, region, row, width, laid);
  return laid;
}

function layRow(
  map: Float32Array,
  size: number,
  { x, y, width: across, height: down, angle }: Region,
  row: number,
  width: number,
  laid: Float32Array,
): void {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const dy = row + 0.5 - y;
  for (let column = 0; column < width; column++) {
    const dx = column + 0.5 - x;
    const u = ((dx * cosine + dy * sine) / across + 0.5) * size - 0.5;
    const v = ((dy * cosine - dx * sine) / down + 0.5) * size - 0.5;
    if (u < -0.5 || v < -0.5 || u > size - 0.5 || v > size - 0.5) continue;
    const left = clamp(Math.floor(u), 0, size - 2);
    const top = clamp(Math.floor(v), 0, size - 2);
    const right = clamp(u - left, 0, 1);
    const bottom = clamp(v - top, 0, 1);
    const at = top * size + left;
    laid[row * width + column] =
      (1 - bottom) * ((1 - right) * f32(map, at) + right * f32(map, at + 1)) +
      bottom * ((1 - right) * f32(map, at + size) + right * f32(map, at + size + 1));
  }
}
