import type { PhotoFault } from "@/lib/ports/photo-check/port";
import { middleOf } from "./landmark-pose";
import { type LandmarkName, type Landmarks, landmark } from "./landmarks";
import type { Point } from "./region";

/** The trunk: from the middle of the shoulders to the middle of the hips. */
export type Trunk = { shoulders: Point; hips: Point; length: number };

export function trunkOf(landmarks: Landmarks): Trunk {
  const shoulders = middleOf(landmark(landmarks, "leftShoulder"), landmark(landmarks, "rightShoulder"));
  const hips = middleOf(landmark(landmarks, "leftHip"), landmark(landmarks, "rightHip"));
  return { shoulders, hips, length: Math.hypot(hips.x - shoulders.x, hips.y - shoulders.y) };
}

/** Angles are degrees from upright, lengths multiples of the trunk's. */
const MOST_LEAN = 14;
const MOST_SHOULDER_TILT = 20;
const NARROWEST_SHOULDERS = 0.45;
const WIDEST_SHOULDERS = 0.95;
/** Less room than this above the shoulders, and the head is cut off: where it would be says nothing. */
const LEAST_HEAD_ROOM = 0.35;
const MOST_THIGH_ANGLE = 28;
const SHORTEST_THIGH = 0.5;

/** Knees that are less visible than this say nothing. */
const LEAST_VISIBILITY = 0.6;

/** The hips may be this far below the picture (fraction of its height). */
const HIPS_MARGIN = 1.0;

const degrees = (radians: number): number => (radians * 180) / Math.PI;

/** Why a body does not stand upright before the camera, from its landmarks alone; the gravest first. */
export function stanceFaults(landmarks: Landmarks, height: number): PhotoFault[] {
  const trunk = trunkOf(landmarks);
  const faults: PhotoFault[] = [];
  if (trunk.hips.y > height * HIPS_MARGIN || isSqueezed(landmarks)) faults.push("hips_cut");
  if (isSeated(landmarks, trunk, height)) faults.push("seated");
  if (isLeaning(landmarks, trunk)) faults.push("leaning");
  else if (isTurned(landmarks, trunk)) faults.push("turned_sideways");
  return faults;
}

/** Whether the trunk is shorter than any can be: in a portrait that ends at the chest the network squeezes it in. */
export const isSqueezed = (landmarks: Landmarks): boolean =>
  shoulderWidth(landmarks) > WIDEST_SHOULDERS * trunkOf(landmarks).length;

function isLeaning(landmarks: Landmarks, { shoulders, hips, length }: Trunk): boolean {
  const lean = degrees(Math.atan2(hips.x - shoulders.x, hips.y - shoulders.y));
  const hasHead = shoulders.y > LEAST_HEAD_ROOM * length;
  const isHeadDown = hasHead && landmark(landmarks, "nose").y > shoulders.y;
  if (Math.abs(lean) > MOST_LEAN || isHeadDown) return true;
  const [left, right] = [landmark(landmarks, "leftShoulder"), landmark(landmarks, "rightShoulder")];
  const tilt = degrees(Math.atan2(left.y - right.y, Math.abs(left.x - right.x)));
  return !isTurned(landmarks, trunkOf(landmarks)) && Math.abs(tilt) > MOST_SHOULDER_TILT;
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

/** A thigh that points aside or at the camera. */
function isSeated(landmarks: Landmarks, { length }: Trunk, height: number): boolean {
  return THIGHS.some(([hipName, kneeName]) => {
    const [hip, knee] = [landmark(landmarks, hipName), landmark(landmarks, kneeName)];
    if (knee.visibility < LEAST_VISIBILITY || knee.y >= height) return false;
    const angle = degrees(Math.atan2(knee.x - hip.x, knee.y - hip.y));
    const isShort = Math.hypot(knee.x - hip.x, knee.y - hip.y) < SHORTEST_THIGH * length;
    return Math.abs(angle) > MOST_THIGH_ANGLE || isShort;
  });
}
