import { read } from "@/lib/engine/raster/raster";
import { MODELS, type PoseNetworks, sigmoid } from "./models";
import { type Point, type Pyramid, type Region, sampleRegion, toPhoto } from "./region";

const { f32 } = read;

/** A detected person, in pixels of the pyramid's first level. */
export type Detection = {
  /** Probability, 0 to 1. */
  score: number;
  hips: Point;
  /** A point on the circle around the whole body: above the head of a standing person. */
  circle: Point;
};

const { size: SIZE, range: RANGE } = MODELS.personDetector;

/** SSD anchors: each cell of a square map has some. Box positions are relative to them. */
const ANCHOR_MAPS = [
  { cells: 28, anchors: 2 },
  { cells: 14, anchors: 2 },
  { cells: 7, anchors: 6 },
] as const;

/** Middle, size, four key points. The first two are the middle of the hips and the point on the circle. */
const NUMBERS = 12;
const HIPS = 4;
const CIRCLE = 6;

const MIN_SCORE = 0.5;

/** Detections with a smaller distance of their hips, as a share of the circle's radius, are one person. */
const SAME_PERSON = 0.35;

/** Side of the landmark region, relative to the circle's diameter. */
const REGION_MARGIN = 1.25;

const ANCHORS: readonly Point[] = ANCHOR_MAPS.flatMap(({ cells, anchors }) =>
  Array.from({ length: cells * cells * anchors }, (_, place) => {
    const cell = Math.floor(place / anchors);
    return { x: ((cell % cells) + 0.5) / cells, y: (Math.floor(cell / cells) + 0.5) / cells };
  }),
);

export async function detectPeople(photo: Pyramid, { personDetector }: PoseNetworks): Promise<Detection[]> {
  const side = Math.max(photo.width, photo.height);
  const whole: Region = { x: photo.width / 2, y: photo.height / 2, width: side, height: side, angle: 0 };
  const outputs = await personDetector(sampleRegion(photo, whole, SIZE, RANGE), [1, SIZE, SIZE, 3]);
  const boxes = outputs.find(({ length }) => length === ANCHORS.length * NUMBERS);
  const scores = outputs.find(({ length }) => length === ANCHORS.length);
  if (!boxes || !scores) throw new Error("The person detector has other outputs than expected.");
  const found: Detection[] = [];
  for (const [k, anchor] of ANCHORS.entries()) {
    const score = sigmoid(f32(scores, k));
    if (score < MIN_SCORE) continue;
    const pointAt = (at: number): Point =>
      toPhoto(
        whole,
        f32(boxes, k * NUMBERS + at) / SIZE + anchor.x,
        f32(boxes, k * NUMBERS + at + 1) / SIZE + anchor.y,
      );
    found.push({ score, hips: pointAt(HIPS), circle: pointAt(CIRCLE) });
  }
  return distinct(found.sort((a, b) => b.score - a.score));
}

/** Non-maximum suppression: drops a detection near one with a higher score. */
export function distinct(detections: Detection[]): Detection[] {
  const kept: Detection[] = [];
  for (const one of detections) {
    const isNew = kept.every(
      (other) =>
        Math.hypot(one.hips.x - other.hips.x, one.hips.y - other.hips.y) >
        SAME_PERSON * Math.max(radiusOf(one), radiusOf(other)),
    );
    if (isNew) kept.push(one);
  }
  return kept;
}

export const radiusOf = ({ hips, circle }: Pick<Detection, "hips" | "circle">): number =>
  Math.hypot(circle.x - hips.x, circle.y - hips.y);

export function bodyRegion({ hips, circle }: Pick<Detection, "hips" | "circle">): Region {
  const side = 2 * REGION_MARGIN * radiusOf({ hips, circle });
  const angle = Math.atan2(circle.x - hips.x, hips.y - circle.y);
  return { x: hips.x, y: hips.y, width: side, height: side, angle };
}
