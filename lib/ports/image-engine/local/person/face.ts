import { type LandmarkName, type Landmarks, landmark } from "./landmarks";
import { boundsOf } from "./region";

const FACE: readonly LandmarkName[] = [
  "nose",
  "leftEye",
  "rightEye",
  "leftEar",
  "rightEar",
  "leftMouth",
  "rightMouth",
];

/** Chin and forehead lie beyond the points: so many distances from the eyes to the mouth. */
const BELOW_MOUTH = 1.3;
const ABOVE_EYES = 1.6;

/** Where the face is, chin and forehead included; null for somebody who is seen from behind or without a head. */
export function faceBounds(landmarks: Landmarks) {
  if (landmark(landmarks, "leftShoulder").x < landmark(landmarks, "rightShoulder").x) return null;
  const bounds = boundsOf(FACE.map((name) => landmark(landmarks, name)));
  if (bounds.bottom < 0) return null;
  const eyes = (landmark(landmarks, "leftEye").y + landmark(landmarks, "rightEye").y) / 2;
  const mouth = (landmark(landmarks, "leftMouth").y + landmark(landmarks, "rightMouth").y) / 2;
  const size = Math.abs(mouth - eyes);
  return { ...bounds, top: eyes - ABOVE_EYES * size, bottom: mouth + BELOW_MOUTH * size };
}
