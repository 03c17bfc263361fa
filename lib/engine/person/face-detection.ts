import { read } from "@/lib/engine/raster/raster";
import { MODELS, type Network, sigmoid } from "./models";
import { type Pyramid, type Region, sampleRegion, toPhoto } from "./region";

const { f32 } = read;

/** In pixels of the pyramid's first level. `size` is the side of the square around the face, about brow to chin. */
export type FoundFace = { score: number; x: number; y: number; size: number };

const { size: SIZE, range: RANGE } = MODELS.faceDetector;

/** One anchor in each cell of a square map. */
const CELLS = 48;
/** Middle, size and six key points, relative to the anchor. */
const NUMBERS = 16;

/** Low, because a covered navel costs less than a face that is shown. */
const MIN_SCORE = 0.5;

/** Two boxes nearer than this share of the larger one's side are one face. */
const SAME_FACE = 0.6;

/** Sides of the searched squares as shares of the shorter side of the photo; small ones find small faces. */
const SQUARES = [1, 0.6];
/** Neighbours overlap by half, so that no face lies on every edge. */
const STRIDE = 0.5;

/** @param photo not reduced to the analysis grid, which has too few pixels for a face in a mirror */
export async function findFaces(photo: Pyramid, network: Network): Promise<FoundFace[]> {
  const found: FoundFace[] = [];
  for (const region of regionsOf(photo)) found.push(...(await facesInRegion(photo, region, network)));
  return distinctFaces(found.sort((a, b) => b.score - a.score));
}

/** The whole photo, and overlapping squares of each size. */
function regionsOf({ width, height }: Pyramid): Region[] {
  const square = (x: number, y: number, side: number): Region => ({
    x,
    y,
    width: side,
    height: side,
    angle: 0,
  });
  const squares = SQUARES.flatMap((share) => {
    const side = share * Math.min(width, height);
    return middles(width, side).flatMap((x) => middles(height, side).map((y) => square(x, y, side)));
  });
  return [square(width / 2, height / 2, Math.max(width, height)), ...squares];
}

function middles(length: number, side: number): number[] {
  const steps = Math.ceil((length - side) / (STRIDE * side));
  const step = steps > 0 ? (length - side) / steps : 0;
  return Array.from({ length: steps + 1 }, (_, index) => side / 2 + index * step);
}

async function facesInRegion(photo: Pyramid, region: Region, network: Network): Promise<FoundFace[]> {
  const outputs = await network(sampleRegion(photo, region, SIZE, RANGE), [1, SIZE, SIZE, 3]);
  const boxes = outputs.find(({ length }) => length === CELLS * CELLS * NUMBERS);
  const scores = outputs.find(({ length }) => length === CELLS * CELLS);
  if (!boxes || !scores) throw new Error("The face detector has other outputs than expected.");
  const found: FoundFace[] = [];
  for (let cell = 0; cell < CELLS * CELLS; cell++) {
    const score = sigmoid(f32(scores, cell));
    if (score < MIN_SCORE) continue;
    const at = (number: number): number => f32(boxes, cell * NUMBERS + number) / SIZE;
    const across = ((cell % CELLS) + 0.5) / CELLS + at(0);
    const down = (Math.floor(cell / CELLS) + 0.5) / CELLS + at(1);
    found.push({ score, ...toPhoto(region, across, down), size: at(2) * region.width });
  }
  return found;
}

/** Drops a face near one with a higher score. @param faces the highest score first */
export function distinctFaces(faces: readonly FoundFace[]): FoundFace[] {
  const kept: FoundFace[] = [];
  for (const one of faces) if (kept.every((other) => !isSameFace(one, other))) kept.push(one);
  return kept;
}

type Place = Pick<FoundFace, "x" | "y" | "size">;

export const isSameFace = (one: Place, other: Place): boolean =>
  Math.hypot(one.x - other.x, one.y - other.y) <= SAME_FACE * Math.max(one.size, other.size);
