import { middleOf } from "@/lib/engine/person/landmark-pose";
import { type Landmarks, landmark } from "@/lib/engine/person/landmarks";
import type { Point } from "@/lib/engine/person/region";

/** Middle of the eyes and of the mouth, and half the distance of the ears, in pixels of the grid. */
export type Face = { eyes: Point; mouth: Point; half: number };

/** Distance of the ears in statures; less is a profile. */
const LEAST_EARS = 0.045;

/** A hand so near to the nose, in distances of the ears, covers the face with a phone. */
const HAND_NEAR = 1.1;

const HANDS = ["leftWrist", "rightWrist", "leftIndex", "rightIndex"] as const;

/** Null where the face is turned away, behind a hand or phone, or cut off at the eyes. `stature` in pixels of the grid. */
export function faceOf(landmarks: Landmarks, stature: number): Face | null {
  const [left, right] = [landmark(landmarks, "leftEar"), landmark(landmarks, "rightEar")];
  const ears = Math.abs(left.x - right.x);
  const eyes = middleOf(landmark(landmarks, "leftEye"), landmark(landmarks, "rightEye"));
  const mouth = middleOf(landmark(landmarks, "leftMouth"), landmark(landmarks, "rightMouth"));
  if (ears < LEAST_EARS * stature || eyes.y < 0 || mouth.y <= eyes.y) return null;
  const nose = landmark(landmarks, "nose");
  const isBeforeFace = (name: (typeof HANDS)[number]): boolean => {
    const { x, y } = landmark(landmarks, name);
    return Math.hypot(x - nose.x, y - nose.y) < HAND_NEAR * ears;
  };
  return HANDS.some(isBeforeFace) ? null : { eyes, mouth, half: ears / 2 };
}

/** The row from which on the head may change: that of the eyes. */
export const eyeRow = ({ eyes }: Face): number => Math.ceil(eyes.y);
