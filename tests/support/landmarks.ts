import {
  LANDMARK_INDEX,
  type Landmark,
  type LandmarkName,
  type Landmarks,
} from "@/lib/engine/person/landmarks";

/** A person standing in front of the camera, in a picture 480 pixels tall: x, y. */
const STANDING: Record<LandmarkName, readonly [x: number, y: number]> = {
  nose: [135, 60],
  leftEye: [140, 55],
  rightEye: [130, 55],
  leftEar: [145, 58],
  rightEar: [125, 58],
  leftMouth: [138, 68],
  rightMouth: [132, 68],
  leftShoulder: [175, 112],
  rightShoulder: [95, 112],
  leftElbow: [190, 175],
  rightElbow: [80, 175],
  leftWrist: [200, 230],
  rightWrist: [70, 230],
  leftIndex: [203, 250],
  rightIndex: [67, 250],
  leftHip: [157, 230],
  rightHip: [113, 230],
  leftKnee: [157, 319],
  rightKnee: [113, 319],
  leftAnkle: [157, 396],
  rightAnkle: [113, 396],
};

/** Behind the middle of the hips; the trunk is 118 long. */
const DEPTH: Partial<Record<LandmarkName, number>> = { nose: -60 };

/** The landmarks of the standing person, with changes. */
export function standing(moved: Partial<Record<LandmarkName, Partial<Landmark>>> = {}): Landmarks {
  const landmarks = Array.from({ length: 33 }, (): Landmark => ({ x: 135, y: 60, z: 0, visibility: 1 }));
  for (const [name, [x, y]] of Object.entries(STANDING) as [LandmarkName, readonly [number, number]][])
    landmarks[LANDMARK_INDEX[name]] = { x, y, z: DEPTH[name] ?? 0, visibility: 1, ...moved[name] };
  return landmarks;
}

/** The same from behind: left and right are swapped, and the nose lies behind the ears. */
export const fromBehind = (): Landmarks =>
  standing().map((place) => ({ ...place, x: 270 - place.x, z: -1.5 * place.z }));
