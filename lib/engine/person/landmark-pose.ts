import { clamp } from "@/lib/engine/raster/raster";
import type { Pose } from "@/lib/engine/template/body-template";
import { LANDMARK } from "@/lib/engine/template/body-template";
import { type LandmarkName, type Landmarks, landmark } from "./landmarks";
import type { Point } from "./region";

/** Heights of the joints below the top of the head (fractions of the stature), and their weights in the fit. */
const JOINT_HEIGHTS: readonly { joint: readonly [LandmarkName, LandmarkName]; y: number; weight: number }[] =
  [
    { joint: ["leftShoulder", "rightShoulder"], y: LANDMARK.shoulder, weight: 3 },
    { joint: ["leftHip", "rightHip"], y: 0.5, weight: 3 },
    { joint: ["leftKnee", "rightKnee"], y: 0.722, weight: 1 },
    { joint: ["leftAnkle", "rightAnkle"], y: 0.915, weight: 1 },
  ];

/** Below this visibility the position of a knee or ankle is a guess of the network. */
const MIN_VISIBILITY = 0.6;
const FRAME_MARGIN = 0.99;

/** Distance of the template's shoulder joints, as a fraction of the stature. */
const SHOULDER_WIDTH = 0.2;

/** In degrees. The forearm's angle is a multiple of the upper arm's, which must not be zero. */
const MIN_ARM_ANGLE = 3;

/** A smaller tilt (sideways per unit of height) may be noise of the landmarks. */
const MIN_LEAN = 0.08;

/** First guess; `refitTemplate` measures it. */
const GIRTH = 1.15;

export const middleOf = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

export function poseOf(landmarks: Landmarks, height: number): Pose {
  const shoulders = middleOf(landmark(landmarks, "leftShoulder"), landmark(landmarks, "rightShoulder"));
  const hips = middleOf(landmark(landmarks, "leftHip"), landmark(landmarks, "rightHip"));
  const { stature, top } = extentOf(landmarks, height);
  const [left, right] = armsOf(landmarks);
  const width = Math.abs(landmark(landmarks, "leftShoulder").x - landmark(landmarks, "rightShoulder").x);
  const tilt = (hips.x - shoulders.x) / (hips.y - shoulders.y);
  const lean = Math.abs(tilt) < MIN_LEAN ? 0 : tilt;
  const [leftArm, rightArm] = [armAngles(left, -1, lean), armAngles(right, 1, lean)];
  return {
    stature,
    top,
    centre: hips.x,
    girth: GIRTH,
    leftArm: leftArm.upper,
    rightArm: rightArm.upper,
    leftForearm: leftArm.forearm,
    rightForearm: rightArm.forearm,
    stance: 0.01,
    shoulders: clamp(width / stature / SHOULDER_WIDTH, 0.85, 1.25),
    hips: 1,
    tilt,
  };
}

/** Stature and top of the head: weighted least squares over the joints in the picture. */
function extentOf(landmarks: Landmarks, height: number): { stature: number; top: number } {
  let [weights, sumY, sumRow, sumYY, sumYRow] = [0, 0, 0, 0, 0];
  for (const { joint, y, weight } of JOINT_HEIGHTS) {
    for (const name of joint) {
      const { y: row, visibility } = landmark(landmarks, name);
      const isLeg = y > LANDMARK.crotch;
      if (isLeg && (visibility < MIN_VISIBILITY || row > height * FRAME_MARGIN)) continue;
      weights += weight;
      sumY += weight * y;
      sumRow += weight * row;
      sumYY += weight * y * y;
      sumYRow += weight * y * row;
    }
  }
  const stature = (weights * sumYRow - sumY * sumRow) / (weights * sumYY - sumY * sumY);
  return { stature, top: (sumRow - sumY * stature) / weights };
}

export type ArmJoints = { shoulder: Point; elbow: Point; wrist: Point };

/** Both arms, by their side in the picture. In back views it differs from the person's own side. */
export function armsOf(landmarks: Landmarks): [left: ArmJoints, right: ArmJoints] {
  const own = (side: "left" | "right"): ArmJoints => ({
    shoulder: landmark(landmarks, `${side}Shoulder`),
    elbow: landmark(landmarks, `${side}Elbow`),
    wrist: landmark(landmarks, `${side}Wrist`),
  });
  const [left, right] = [own("left"), own("right")];
  return left.shoulder.x < right.shoulder.x ? [left, right] : [right, left];
}

/** In degrees; `forearm` is a multiple of `upper`. The tilt of the whole body is subtracted. */
function armAngles(
  { shoulder, elbow, wrist }: ArmJoints,
  side: -1 | 1,
  tilt: number,
): { upper: number; forearm: number } {
  const angle = (from: Point, to: Point): number => {
    const down = to.y - from.y;
    return (Math.atan2(side * (to.x - from.x - tilt * down), down) * 180) / Math.PI;
  };
  const found = angle(shoulder, elbow);
  const upper = Math.abs(found) < MIN_ARM_ANGLE ? (found < 0 ? -1 : 1) * MIN_ARM_ANGLE : found;
  return { upper, forearm: angle(elbow, wrist) / upper };
}
