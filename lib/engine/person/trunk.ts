import { middleOf } from "./landmark-pose";
import { type Landmarks, landmark } from "./landmarks";
import type { Point } from "./region";

/** From the middle of the shoulders to the middle of the hips. */
export type Trunk = { shoulders: Point; hips: Point; length: number };

export function trunkOf(landmarks: Landmarks): Trunk {
  const shoulders = middleOf(landmark(landmarks, "leftShoulder"), landmark(landmarks, "rightShoulder"));
  const hips = middleOf(landmark(landmarks, "leftHip"), landmark(landmarks, "rightHip"));
  return { shoulders, hips, length: Math.hypot(hips.x - shoulders.x, hips.y - shoulders.y) };
}

export function shoulderWidth(landmarks: Landmarks): number {
  const [left, right] = [landmark(landmarks, "leftShoulder"), landmark(landmarks, "rightShoulder")];
  return Math.hypot(left.x - right.x, left.y - right.y);
}
