import { type Cover, readCover } from "./light/cover";
import { type BodyOutline, bodyOutline } from "./outline/body-outline";
import { faceOf } from "./outline/face";
import { findPerson } from "./person/find-person";
import { poseOf } from "./person/landmark-pose";
import type { Landmarks } from "./person/landmarks";
import { loadNetwork, packageFile } from "./person/litert";
import { refineMask } from "./person/mask-refinement";
import { MODELS, type ModelName, type Networks } from "./person/models";
import { judge, type Seen } from "./person/photo-faults";
import type { Judgement } from "./person/pose-and-size-faults";
import { pyramidOf } from "./person/region";
import { segmentPerson } from "./person/segmentation";
import { resizePhoto, stretchContrast } from "./raster/codec";
import { type Mask, newMask, type RgbImage, read } from "./raster/raster";
import { scalePose } from "./template/body-template";
import { paintTemplate } from "./template/template-raster";
import { refitTemplate } from "./template/template-refit";
import { readSurroundings, type Surroundings } from "./warp/background";

let loaded: Promise<Networks> | undefined;

export function networks(): Promise<Networks> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<Networks> {
  const of = (name: ModelName) => loadNetwork(packageFile(MODELS[name].package, MODELS[name].file));
  return {
    personDetector: await of("personDetector"),
    poseLandmarks: await of("poseLandmarks"),
    selfieSegmenter: await of("selfieSegmenter"),
  };
}

const { u8 } = read;

/** Part of the cache key of a photo. Increase it when the analysis or the warp changes. */
export const ALGORITHM_VERSION = 21;

export type Sighting = {
  /** The photo's height over its width. */
  shape: number;
  /** The photo at the size of the analysis grid; `image` is the same with its contrast stretched. */
  small: RgbImage;
  image: RgbImage;
  person: Seen | null;
  judgements: Judgement[];
};

/** Measurements of the person. They depend only on the photo, so all steps share them. */
export type Analysis = {
  /** The 33 landmarks of BlazePose, in pixels of the analysis grid. */
  landmarks: Landmarks;
  outline: BodyOutline;
  /** The body template, drawn in the pose of the person; one label per body part. */
  labels: Mask;
  cover: Cover;
  surroundings: Surroundings;
  image: RgbImage;
};

/** The analysis grid has about this many pixels (270 x 480 for a portrait photo). */
const GRID_PIXELS = 129_600;

const REFIT_SHRINK = 3;

/** Width and height of the grid are multiples of this, because the refit divides them by three. */
const GRAIN = 6;

/** Lowest agreement of pose and segmentation: at least 0.62 for people in the test photos, at most 0.3 for a tiger. */
const MIN_AGREEMENT = 0.45;

/** The same if the detector found nobody: at most 0.6 for a basketball hoop. */
const MIN_AGREEMENT_UNDETECTED = 0.75;

export async function lookAt(photo: RgbImage): Promise<Sighting> {
  const scale = Math.sqrt(GRID_PIXELS / (photo.width * photo.height)) / GRAIN;
  const width = Math.max(8, Math.round(photo.width * scale)) * GRAIN;
  const height = Math.max(8, Math.round(photo.height * scale)) * GRAIN;
  const shape = photo.height / photo.width;
  const small = await resizePhoto(photo, width, height);
  const image = await stretchContrast(small);
  const loaded = await networks();
  const pyramid = pyramidOf(small);
  const found = await findPerson(pyramid, loaded);
  const segmented = found && (await segmentPerson(pyramid, found.person, loaded));
  const least = found?.detected ? MIN_AGREEMENT : MIN_AGREEMENT_UNDETECTED;
  if (!segmented || segmented.agreement < least)
    return { shape, small, image, person: null, judgements: [{ fault: "nobody", prevents: true }] };
  const { stature } = poseOf(found.person.landmarks, height);
  const mask = refineMask(image, segmented.probability, stature);
  const { agreement } = segmented;
  const person: Seen = { ...found, mask, image: small, stature, scale: photo.height / height, agreement };
  return { shape, small, image, person, judgements: judge(person) };
}

export function measure({ small, image }: Sighting, seen: Seen): Analysis {
  const { landmarks } = seen.person;
  const { outline, labels } = outlineOf(seen);
  const surroundings = readSurroundings(image, outline);
  return { landmarks, outline, labels, image, surroundings, cover: readCover(small, outline) };
}

/** The edges of the body, and the template in its pose. */
export function outlineOf({ person: { landmarks }, mask }: Seen): Pick<Analysis, "outline" | "labels"> {
  const { width, height } = mask;
  const coarse = { width: width / REFIT_SHRINK, height: height / REFIT_SHRINK };
  const refitted = refitTemplate(
    sampleMask(mask, coarse.width, coarse.height),
    scalePose(poseOf(landmarks, height), 1 / REFIT_SHRINK, 1 / REFIT_SHRINK),
  );
  const pose = scalePose(refitted, REFIT_SHRINK, REFIT_SHRINK);
  const labels = newMask(width, height);
  paintTemplate(pose, labels);
  return { outline: bodyOutline(mask, labels, pose, faceOf(landmarks, pose.stature)), labels };
}

/** @throws Error if the photo shows no person */
export async function analysePhoto(photo: RgbImage): Promise<Analysis> {
  const sighting = await lookAt(photo);
  if (!sighting.person) throw new Error("The photo shows no person.");
  return measure(sighting, sighting.person);
}

function sampleMask(mask: Mask, width: number, height: number): Mask {
  const sample = newMask(width, height);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(((y + 0.5) * mask.height) / height) * mask.width;
    sampleRow(mask.data, row, mask.width / width, sample.data, y * width, width);
  }
  return sample;
}

function sampleRow(
  from: Uint8Array,
  start: number,
  stride: number,
  to: Uint8Array,
  at: number,
  width: number,
): void {
  for (let x = 0; x < width; x++) to[at + x] = u8(from, start + Math.floor((x + 0.5) * stride));
}
