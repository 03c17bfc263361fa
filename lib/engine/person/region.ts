import { clamp, type RgbImage, read, shrinkBy } from "@/lib/engine/raster/raster";

const { f32, u8 } = read;

/** Input rectangle of a network: middle, size and rotation (radians, clockwise). */
export type Region = { x: number; y: number; width: number; height: number; angle: number };

export type Point = { x: number; y: number };

export function boundsOf(points: readonly Point[]) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** Converts a position in a region (0 to 1) to the photo. */
export function toPhoto({ x, y, width, height, angle }: Region, across: number, down: number): Point {
  const u = (across - 0.5) * width;
  const v = (down - 0.5) * height;
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  return { x: x + u * cosine - v * sine, y: y + u * sine + v * cosine };
}

/** The photo in several sizes, each half of the one before. */
export type Pyramid = { width: number; height: number; levels: RgbImage[] };

/** Enough for all regions, which are never much smaller than the photo. */
const LEVELS = 4;

export function pyramidOf(photo: RgbImage): Pyramid {
  const levels = [photo];
  while (levels.length < LEVELS) levels.push(shrinkBy(levels[levels.length - 1] as RgbImage, 2));
  return { width: photo.width, height: photo.height, levels };
}

/** Samples may be this many pixels apart. More would alias. */
const COARSEST_SAMPLING = 1.5;

/** Pixels outside of the photo are black. */
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
    // A neighbour outside of the photo gets the weight 0.
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

/** Maps a network's square output back to the photo. Pixels that the region does not cover become `outside`. */
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
