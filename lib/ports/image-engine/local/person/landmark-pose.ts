import { clamp } from "../raster/raster";
import type { Pose } from "../template/body-template";
import { LANDMARK } from "../template/body-template";
import { type LandmarkName, type Landmarks, landmark } from "./landmarks";
import type { Point } from "./region";

/** Heights of the joints below the top of the head (fractions of the stature), and how far each is to be trusted. */
const JOINT_HEIGHTS: readonly { joint: readonly [LandmarkName, LandmarkName]; y: number; weight: number }[] =
  [
    { joint: ["leftShoulder", "rightShoulder"], y: LANDMARK.shoulder, weight: 3 },
    { joint: ["leftHip", "rightHip"], y: 0.5, weight: 3 },
    { joint: ["leftKnee", "rightKnee"], y: 0.722, weight: 1 },
    { joint: ["leftAnkle", "rightAnkle"], y: 0.915, weight: 1 },
  ];

/** Knees and ankles may be out of the picture or hidden: then the network guesses. */
const LEAST_VISIBILITY = 0.6;
const FRAME_MARGIN = 0.99;

/** Width between the shoulder joints of the template, as a fraction of the stature. */
const SHOULDER_WIDTH = 0.2;

/** A straight upper arm has no angle that the forearm's could be a multiple of. */
const LEAST_ARM_ANGLE = 3;

/** A tilt (sideways per unit of height) below this may be the scatter of the landmarks. */
const LEAST_LEAN = 0.08;

/** Fullness of the body that nothing is known about yet. */
const GIRTH = 1.15;

export const middleOf = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** The template's pose from the landmarks, on the grid that they are told in; its girth is a guess. */
export function poseOf(landmarks: Landmarks, height: number): Pose {
  const shoulders = middleOf(landmark(landmarks, "leftShoulder"), landmark(landmarks, "rightShoulder"));
  const hips = middleOf(landmark(landmarks, "leftHip"), landmark(landmarks, "rightHip"));
  const { stature, top } = extentOf(landmarks, height);
  const [left, right] = armsOf(landmarks);
  const width = Math.abs(landmark(landmarks, "leftShoulder").x - landmark(landmarks, "rightShoulder").x);
  const tilt = (hips.x - shoulders.x) / (hips.y - shoulders.y);
  const lean = Math.abs(tilt) < LEAST_LEAN ? 0 : tilt;
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

/** Stature and top of the head by least squares from the joints that are in the picture. */
function extentOf(landmarks: Landmarks, height: number): { stature: number; top: number } {
  let [weights, sumY, sumRow, sumYY, sumYRow] = [0, 0, 0, 0, 0];
  for (const { joint, y, weight } of JOINT_HEIGHTS) {
    for (const name of joint) {
      const { y: row, visibility } = landmark(landmarks, name);
      const isLeg = y > LANDMARK.crotch;
      if (isLeg && (visibility < LEAST_VISIBILITY || row > height * FRAME_MARGIN)) continue;
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

/** Both arms, the one at the left of the picture first: whoever is seen from behind has them the other way round. */
export function armsOf(landmarks: Landmarks): [left: ArmJoints, right: ArmJoints] {
  const own = (side: "left" | "right"): ArmJoints => ({
    shoulder: landmark(landmarks, `${side}Shoulder`),
    elbow: landmark(landmarks, `${side}Elbow`),
    wrist: landmark(landmarks, `${side}Wrist`),
  });
  const [left, right] = [own("left"), own("right")];
  return left.shoulder.x < right.shoulder.x ? [left, right] : [right, left];
}

/**
 * Upper arm away from the vertical of the figure, in degrees, and the forearm's angle as a multiple of it. The
 * template leans as a whole, so the lean of the body is subtracted from its arms.
 */
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
  const upper = Math.abs(found) < LEAST_ARM_ANGLE ? (found < 0 ? -1 : 1) * LEAST_ARM_ANGLE : found;
  return { upper, forearm: angle(elbow, wrist) / upper };
}
