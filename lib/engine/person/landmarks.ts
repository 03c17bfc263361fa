import { read } from "@/lib/engine/raster/raster";
import { MODELS, type PoseNetworks, sigmoid } from "./models";
import { type Point, type Pyramid, type Region, sampleRegion, toPhoto } from "./region";

const { f32 } = read;

/**
 * `visibility` (0 to 1): whether the point is in the picture and not hidden. `z`: depth behind the middle of the hips, in
 * the unit of x and y; smaller is nearer to the camera.
 */
export type Landmark = Point & { z: number; visibility: number };

/** The 33 landmarks of BlazePose in their standard order. */
export type Landmarks = readonly Landmark[];

/** Left and right are the person's own. */
export const LANDMARK_INDEX = {
  nose: 0,
  leftEye: 2,
  rightEye: 5,
  leftEar: 7,
  rightEar: 8,
  leftMouth: 9,
  rightMouth: 10,
  leftShoulder: 11,
  rightShoulder: 12,
  leftElbow: 13,
  rightElbow: 14,
  leftWrist: 15,
  rightWrist: 16,
  leftIndex: 19,
  rightIndex: 20,
  leftHip: 23,
  rightHip: 24,
  leftKnee: 25,
  rightKnee: 26,
  leftAnkle: 27,
  rightAnkle: 28,
} as const;

export type LandmarkName = keyof typeof LANDMARK_INDEX;

export const landmark = (landmarks: Landmarks, name: LandmarkName): Landmark =>
  landmarks[LANDMARK_INDEX[name]] as Landmark;

export type PoseReading = {
  /** Probability of a person in the region. */
  score: number;
  landmarks: Landmarks;
  /** Middle of the hips, and a point on the circle around the body: they give the region of a second pass. */
  hips: Point;
  circle: Point;
  region: Region;
  /** Log odds that a pixel of the region belongs to the person, `MASK_SIZE` x `MASK_SIZE`. */
  mask: Float32Array;
};

const { size: SIZE, range: RANGE } = MODELS.poseLandmarks;
export const MASK_SIZE = 256;

/** 33 landmarks, hips, circle and four unused points; each has x, y, z, visibility and presence. */
const POINTS = 39;
const NUMBERS = 5;
const DEPTH = 2;
const VISIBILITY = 3;
const LANDMARKS = 33;
const HIPS = 33;
const CIRCLE = 34;

/** A heat map refines each position: the centre of mass around it, if its peak is high enough. */
const HEAT_SIZE = 64;
const HEAT_REACH = 3;
const MIN_HEAT = 0.5;

export async function readLandmarks(
  photo: Pyramid,
  region: Region,
  { poseLandmarks }: PoseNetworks,
): Promise<PoseReading> {
  const outputs = await poseLandmarks(sampleRegion(photo, region, SIZE, RANGE), [1, SIZE, SIZE, 3]);
  const of = (length: number): Float32Array => {
    const output = outputs.find((values) => values.length === length);
    if (!output) throw new Error("The landmark network has other outputs than expected.");
    return output;
  };
  const values = of(POINTS * NUMBERS);
  const heat = of(HEAT_SIZE * HEAT_SIZE * POINTS);
  const landmarks: Landmark[] = [];
  for (let point = 0; point < LANDMARKS; point++) {
    const visibility = sigmoid(f32(values, point * NUMBERS + VISIBILITY));
    const z = (f32(values, point * NUMBERS + DEPTH) / SIZE) * region.width;
    landmarks.push({ ...placeOf(values, heat, point, region), z, visibility });
  }
  return {
    score: f32(of(1), 0),
    landmarks,
    hips: placeOf(values, heat, HIPS, region),
    circle: placeOf(values, heat, CIRCLE, region),
    region,
    mask: of(MASK_SIZE * MASK_SIZE),
  };
}

function placeOf(values: Float32Array, heat: Float32Array, point: number, region: Region): Point {
  const x = f32(values, point * NUMBERS) / SIZE;
  const y = f32(values, point * NUMBERS + 1) / SIZE;
  const refined = heatCentre(heat, point, Math.floor(x * HEAT_SIZE), Math.floor(y * HEAT_SIZE));
  return toPhoto(region, refined?.x ?? x, refined?.y ?? y);
}

/** Centre of mass of a point's heat map around a cell, 0 to 1 across the region; null if the peak is too low. */
export function heatCentre(heat: Float32Array, point: number, column: number, row: number): Point | null {
  let [sum, x, y, most] = [0, 0, 0, 0];
  for (let v = Math.max(0, row - HEAT_REACH); v <= Math.min(HEAT_SIZE - 1, row + HEAT_REACH); v++) {
    for (let u = Math.max(0, column - HEAT_REACH); u <= Math.min(HEAT_SIZE - 1, column + HEAT_REACH); u++) {
      const here = sigmoid(f32(heat, (v * HEAT_SIZE + u) * POINTS + point));
      sum += here;
      x += here * u;
      y += here * v;
      most = Math.max(most, here);
    }
  }
  return most >= MIN_HEAT ? { x: x / sum / HEAT_SIZE, y: y / sum / HEAT_SIZE } : null;
}
