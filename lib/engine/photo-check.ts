import type { Box, PhotoCheck, PhotoFault } from "@/lib/engine/check/faults";
import { outlineOf, type Sighting } from "./analyse";
import { waistOf } from "./outline/waist";
import { waistBreadth } from "./outline/waist-breadth";
import { contoursOf } from "./person/contours";
import { poseOf } from "./person/landmark-pose";
import { type LandmarkName, type Landmarks, landmark, type PoseReading } from "./person/landmarks";
import { type Seen, strengthsOf } from "./person/photo-faults";
import { verdictOf } from "./person/pose-and-size-faults";
import { boundsOf } from "./person/region";
import { quarterTurnOf, sideOf } from "./person/view";
import { clamp, type Mask, read } from "./raster/raster";

const FACE: readonly LandmarkName[] = [
  "nose",
  "leftEye",
  "rightEye",
  "leftEar",
  "rightEar",
  "leftMouth",
  "rightMouth",
];

/** Distances of chin and forehead in multiples of the distance between eyes and mouth. */
const BELOW_MOUTH = 1.3;
const ABOVE_EYES = 1.6;

/** Bounding box of the face with chin and forehead; null in back views and if the head is cut off. */
export function faceBounds(landmarks: Landmarks) {
  if (landmark(landmarks, "leftShoulder").x < landmark(landmarks, "rightShoulder").x) return null;
  const bounds = boundsOf(FACE.map((name) => landmark(landmarks, name)));
  if (bounds.bottom < 0) return null;
  const eyes = (landmark(landmarks, "leftEye").y + landmark(landmarks, "rightEye").y) / 2;
  const mouth = (landmark(landmarks, "leftMouth").y + landmark(landmarks, "rightMouth").y) / 2;
  const size = Math.abs(mouth - eyes);
  return { ...bounds, top: eyes - ABOVE_EYES * size, bottom: mouth + BELOW_MOUTH * size };
}

const { u8 } = read;

/** Faults with which an image can be made but the outline may be wrong. */
const UNCERTAIN: readonly PhotoFault[] = [
  "several_people",
  "three_quarter",
  "too_far_away",
  "too_dark",
  "backlit",
  "blurred",
  "arms_before_waist",
];

export const isUncertain = ({ judgements }: Sighting): boolean =>
  judgements.some(({ fault }) => UNCERTAIN.includes(fault));

/** The photo check for the trainer, in fractions of the photo's size. */
export function photoCheck({ image, shape, person, judgements }: Sighting): PhotoCheck {
  return {
    verdict: verdictOf(judgements),
    faults: judgements.map(({ fault }) => fault),
    strengths: person ? strengthsOf(person) : [],
    side: person ? sideOf(person.person.landmarks) : "unsure",
    turn: person ? quarterTurnOf(person.person.landmarks) : 0,
    person: person && {
      shape,
      ...personIn(person),
      waistBreadth: judgements.some(({ prevents }) => prevents)
        ? null
        : waistBreadth(outlineOf(person).outline),
    },
    others: person ? person.others.map((other) => bodyBox(other, image)) : [],
  };
}

type Size = { width: number; height: number };
type Bounds = { left: number; top: number; right: number; bottom: number };

export function boxIn({ left, top, right, bottom }: Bounds, { width, height }: Size): Box {
  const [x, y] = [clamp(left / width, 0, 1), clamp(top / height, 0, 1)];
  return {
    left: x,
    top: y,
    width: clamp(right / width, 0, 1) - x,
    height: clamp(bottom / height, 0, 1) - y,
  };
}

function personIn({
  person,
  image,
  mask,
}: Seen): Omit<NonNullable<PhotoCheck["person"]>, "shape" | "waistBreadth"> {
  const face = faceBounds(person.landmarks);
  const { width, height } = mask;
  return {
    box: boxIn(maskBounds(mask), mask),
    face: face && boxIn(face, mask),
    outline: contoursOf(mask).map((line) => line.map(({ x, y }) => [x / width, y / height])),
    waist: waistOf(image, { mask, pose: poseOf(person.landmarks, height) }),
  };
}

/** Other people have no mask, so their box surrounds the landmarks. */
const bodyBox = ({ landmarks }: PoseReading, size: Size): Box => boxIn(boundsOf(landmarks), size);

function maskBounds({ width, height, data }: Mask): Bounds {
  const bounds = { left: width, top: height, right: 0, bottom: 0 };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (u8(data, y * width + x) === 0) continue;
      bounds.left = Math.min(bounds.left, x);
      bounds.right = Math.max(bounds.right, x + 1);
      bounds.top = Math.min(bounds.top, y);
      bounds.bottom = y + 1;
    }
  }
  return bounds;
}
