import type { PhotoFault } from "@/lib/engine/check/faults";
import { middleOf } from "./landmark-pose";
import { type LandmarkName, type Landmarks, landmark } from "./landmarks";
import type { Point } from "./region";

/** From the middle of the shoulders to the middle of the hips. */
export type Trunk = { shoulders: Point; hips: Point; length: number };

export function trunkOf(landmarks: Landmarks): Trunk {
  const shoulders = middleOf(landmark(landmarks, "leftShoulder"), landmark(landmarks, "rightShoulder"));
  const hips = middleOf(landmark(landmarks, "leftHip"), landmark(landmarks, "rightHip"));
  return { shoulders, hips, length: Math.hypot(hips.x - shoulders.x, hips.y - shoulders.y) };
}

/** Angles in degrees from upright, lengths in multiples of the trunk's length. */
const MAX_LEAN = 14;
const MAX_SHOULDER_TILT = 20;
const NARROWEST_SHOULDERS = 0.45;
const WIDEST_SHOULDERS = 0.95;
/** With less room above the shoulders the head is cut off, and its landmarks are guesses. */
const MIN_HEAD_ROOM = 0.35;
const MAX_THIGH_ANGLE = 28;
const MIN_THIGH_LENGTH = 0.5;

const MIN_VISIBILITY = 0.6;

/** Lowest place of the hips, as a fraction of the picture's height. */
const HIPS_MARGIN = 1.0;

const degrees = (radians: number): number => (radians * 180) / Math.PI;

/** Faults of the stance, from the landmarks alone; the gravest first. */
export function stanceFaults(landmarks: Landmarks, height: number): PhotoFault[] {
  const trunk = trunkOf(landmarks);
  const faults: PhotoFault[] = [];
  if (trunk.hips.y > height * HIPS_MARGIN || isSqueezed(landmarks)) faults.push("hips_cut");
  if (isSeated(landmarks, trunk, height)) faults.push("seated");
  if (isLeaning(landmarks, trunk)) faults.push("leaning");
  else if (isTurned(landmarks, trunk)) faults.push("turned_sideways");
  return faults;
}

/** Whether the trunk is impossibly short: in a photo that ends at the chest the network squeezes the body into it. */
export const isSqueezed = (landmarks: Landmarks): boolean =>
  shoulderWidth(landmarks) > WIDEST_SHOULDERS * trunkOf(landmarks).length;

function isLeaning(landmarks: Landmarks, { shoulders, hips, length }: Trunk): boolean {
  const lean = degrees(Math.atan2(hips.x - shoulders.x, hips.y - shoulders.y));
  const hasHead = shoulders.y > MIN_HEAD_ROOM * length;
  const isHeadDown = hasHead && landmark(landmarks, "nose").y > shoulders.y;
  if (Math.abs(lean) > MAX_LEAN || isHeadDown) return true;
  const [left, right] = [landmark(landmarks, "leftShoulder"), landmark(landmarks, "rightShoulder")];
  const tilt = degrees(Math.atan2(left.y - right.y, Math.abs(left.x - right.x)));
  return !isTurned(landmarks, trunkOf(landmarks)) && Math.abs(tilt) > MAX_SHOULDER_TILT;
}

function isTurned(landmarks: Landmarks, { length }: Trunk): boolean {
  return shoulderWidth(landmarks) < NARROWEST_SHOULDERS * length;
}

function shoulderWidth(landmarks: Landmarks): number {
  const [left, right] = [landmark(landmarks, "leftShoulder"), landmark(landmarks, "rightShoulder")];
  return Math.hypot(left.x - right.x, left.y - right.y);
}

const THIGHS: readonly (readonly [LandmarkName, LandmarkName])[] = [
  ["leftHip", "leftKnee"],
  ["rightHip", "rightKnee"],
];

function isSeated(landmarks: Landmarks, { length }: Trunk, height: number): boolean {
  return THIGHS.some(([hipName, kneeName]) => {
    const [hip, knee] = [landmark(landmarks, hipName), landmark(landmarks, kneeName)];
    if (knee.visibility < MIN_VISIBILITY || knee.y >= height) return false;
    const angle = degrees(Math.atan2(knee.x - hip.x, knee.y - hip.y));
    const isShort = Math.hypot(knee.x - hip.x, knee.y - hip.y) < MIN_THIGH_LENGTH * length;
    return Math.abs(angle) > MAX_THIGH_ANGLE || isShort;
  });
}
