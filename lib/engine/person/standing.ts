import type { PhotoFault } from "@/lib/engine/check/faults";
import { type LandmarkName, type Landmarks, landmark } from "./landmarks";
import { shoulderWidth, trunkOf } from "./trunk";
import { leanOf, quarterTurnOf, SIDEWAYS, turnOf } from "./view";

/** Angles in degrees from upright, lengths in multiples of the trunk's length. */
const MAX_LEAN = 14;
const MAX_SHOULDER_TILT = 20;
const WIDEST_SHOULDERS = 0.95;
/** With less room above the shoulders the head is cut off, and its landmarks are guesses. */
const MIN_HEAD_ROOM = 0.35;
const MAX_THIGH_ANGLE = 28;
const MIN_THIGH_LENGTH = 0.5;

const MIN_VISIBILITY = 0.6;

/** Lowest place of the hips, as a fraction of the picture's height. */
const HIPS_MARGIN = 1.0;

/** Faults of the stance, from the landmarks alone; the gravest first. In a picture on its side the others mean nothing. */
export function stanceFaults(landmarks: Landmarks, height: number): PhotoFault[] {
  if (quarterTurnOf(landmarks) !== 0) return ["on_its_side"];
  const isTurned = turnOf(landmarks, height) >= SIDEWAYS;
  const faults: PhotoFault[] = [];
  if (trunkOf(landmarks).hips.y > height * HIPS_MARGIN || isSqueezed(landmarks)) faults.push("hips_cut");
  if (isSeated(landmarks, height)) faults.push("seated");
  if (isLeaning(landmarks, isTurned)) faults.push("leaning");
  else if (isTurned) faults.push("turned_sideways");
  return faults;
}

/** Whether the trunk is impossibly short: in a photo that ends at the chest the network squeezes the body into it. */
export const isSqueezed = (landmarks: Landmarks): boolean =>
  shoulderWidth(landmarks) > WIDEST_SHOULDERS * trunkOf(landmarks).length;

function isLeaning(landmarks: Landmarks, isTurned: boolean): boolean {
  const { shoulders, length } = trunkOf(landmarks);
  const hasHead = shoulders.y > MIN_HEAD_ROOM * length;
  const isHeadDown = hasHead && landmark(landmarks, "nose").y > shoulders.y;
  if (Math.abs(leanOf(landmarks)) > MAX_LEAN || isHeadDown) return true;
  const [left, right] = [landmark(landmarks, "leftShoulder"), landmark(landmarks, "rightShoulder")];
  const tilt = (Math.atan2(left.y - right.y, Math.abs(left.x - right.x)) * 180) / Math.PI;
  return !isTurned && Math.abs(tilt) > MAX_SHOULDER_TILT;
}

const THIGHS: readonly (readonly [LandmarkName, LandmarkName])[] = [
  ["leftHip", "leftKnee"],
  ["rightHip", "rightKnee"],
];

/** With one knee out of sight its place is a guess, and so would the verdict be. */
function isSeated(landmarks: Landmarks, height: number): boolean {
  const { length } = trunkOf(landmarks);
  const areKneesSeen = THIGHS.every(([, kneeName]) => {
    const knee = landmark(landmarks, kneeName);
    return knee.visibility >= MIN_VISIBILITY && knee.y < height;
  });
  return (
    areKneesSeen &&
    THIGHS.some(([hipName, kneeName]) => {
      const [hip, knee] = [landmark(landmarks, hipName), landmark(landmarks, kneeName)];
      const angle = (Math.atan2(knee.x - hip.x, knee.y - hip.y) * 180) / Math.PI;
      const isShort = Math.hypot(knee.x - hip.x, knee.y - hip.y) < MIN_THIGH_LENGTH * length;
      return Math.abs(angle) > MAX_THIGH_ANGLE || isShort;
    })
  );
}
