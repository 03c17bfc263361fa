import type { PhotoFault } from "@/lib/engine/check/faults";
import { type Landmarks, landmark } from "./landmarks";
import { stanceFaults, trunkOf } from "./standing";

/** A fault; `prevents`: no image can be made because of it. */
export type Judgement = { fault: PhotoFault; prevents: boolean };

/** In pixels of the photo: below the first the waist cannot be measured, below the second not well. */
const MIN_STATURE = 280;
const GOOD_STATURE = 600;

/** From the landmarks alone, so that the live check can use it too. `height` in pixels of the landmarks, `stature` of the photo. */
export function judgePose(landmarks: Landmarks, height: number, stature: number): Judgement[] {
  const all: Judgement[] = stanceFaults(landmarks, height).map((fault) => ({ fault, prevents: true }));
  if (stature < GOOD_STATURE) all.push({ fault: "too_far_away", prevents: stature < MIN_STATURE });
  if (areFeetCut(landmarks, height)) all.push({ fault: "feet_cut", prevents: false });
  if (handsBeforeWaist(landmarks)) all.push({ fault: "arms_before_waist", prevents: false });
  return all;
}

const areFeetCut = (landmarks: Landmarks, height: number): boolean =>
  (["leftAnkle", "rightAnkle"] as const).some((name) => landmark(landmarks, name).y >= height);

function handsBeforeWaist(landmarks: Landmarks): boolean {
  const { shoulders, hips, length } = trunkOf(landmarks);
  const halfWidth =
    Math.abs(landmark(landmarks, "leftShoulder").x - landmark(landmarks, "rightShoulder").x) / 2;
  return (["leftWrist", "rightWrist", "leftIndex", "rightIndex"] as const).some((name) => {
    const { x, y } = landmark(landmarks, name);
    const down = (y - shoulders.y) / length;
    const axis = shoulders.x + (hips.x - shoulders.x) * down;
    return down > 0.35 && down < 1 && Math.abs(x - axis) < 0.7 * halfWidth;
  });
}
