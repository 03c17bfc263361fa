/** Brightness, one byte per pixel, row by row from the top left. */
export type GreyImage = { width: number; height: number; data: Uint8Array };

/** Fractions of the width and the height, from the top left. */
type Region = { left: number; top: number; right: number; bottom: number };

/** Head and shoulders in an upright full-body photo. */
const UPPER: Region = { left: 0.2, top: 0.02, right: 0.8, bottom: 0.3 };
/** The background on both sides, which a change of the body does not touch. */
const ROOM: readonly Region[] = [
  { left: 0, top: 0.02, right: 0.16, bottom: 0.98 },
  { left: 0.84, top: 0.02, right: 1, bottom: 0.98 },
];

const WINDOW = 8;
const STRIDE = 4;
/** In pixels of the small grid. Image models shift a picture by a few pixels. */
const MAX_SHIFT = 2;

/** Constants of the structural similarity index for bytes (Wang et al. 2004). */
const C1 = (0.01 * 255) ** 2;
const C2 = (0.03 * 255) ** 2;

export type Likeness = {
  /** Structural similarity of head and shoulders at the best alignment; 1 is identical. */
  upper: number;
  /** The same for the background. */
  room: number;
  /** The largest difference of one pixel, 0 to 255. */
  difference: number;
};

export function likeness(photo: GreyImage, picture: GreyImage): Likeness {
  const best = (region: Region) =>
    Math.max(...SHIFTS.map((shift) => similarity(photo, picture, region, shift)));
  const differences = photo.data.map((value, index) => Math.abs(value - (picture.data[index] ?? 0)));
  return {
    upper: best(UPPER),
    room: Math.min(...ROOM.map(best)),
    difference: differences.reduce((most, value) => Math.max(most, value), 0),
  };
}

type Shift = { x: number; y: number };
const RANGE = Array.from({ length: 2 * MAX_SHIFT + 1 }, (_, index) => index - MAX_SHIFT);
const SHIFTS: readonly Shift[] = RANGE.flatMap((x) => RANGE.map((y) => ({ x, y })));

/** Mean structural similarity of a region, with `picture` moved by `shift`. */
function similarity(photo: GreyImage, picture: GreyImage, region: Region, shift: Shift): number {
  const { width, height } = photo;
  let sum = 0;
  let windows = 0;
  for (let y = Math.floor(region.top * height); y + WINDOW <= region.bottom * height; y += STRIDE)
    for (let x = Math.floor(region.left * width); x + WINDOW <= region.right * width; x += STRIDE) {
      const [u, v] = [x + shift.x, y + shift.y];
      if (u < 0 || v < 0 || u + WINDOW > width || v + WINDOW > height) continue;
      sum += windowSimilarity(photo, picture, y * width + x, v * width + u);
      windows++;
    }
  return windows === 0 ? 0 : sum / windows;
}

function windowSimilarity(a: GreyImage, b: GreyImage, fromA: number, fromB: number): number {
  let [sumA, sumB, squaresA, squaresB, products] = [0, 0, 0, 0, 0];
  for (let row = 0; row < WINDOW; row++)
    for (let column = 0; column < WINDOW; column++) {
      const p = a.data[fromA + row * a.width + column] ?? 0;
      const q = b.data[fromB + row * b.width + column] ?? 0;
      sumA += p;
      sumB += q;
      squaresA += p * p;
      squaresB += q * q;
      products += p * q;
    }
  const count = WINDOW * WINDOW;
  const [meanA, meanB] = [sumA / count, sumB / count];
  const varianceA = squaresA / count - meanA ** 2;
  const varianceB = squaresB / count - meanB ** 2;
  const covariance = products / count - meanA * meanB;
  return (
    ((2 * meanA * meanB + C1) * (2 * covariance + C2)) /
    ((meanA ** 2 + meanB ** 2 + C1) * (varianceA + varianceB + C2))
  );
}
