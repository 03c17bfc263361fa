import {
  PHOTO_FAULTS,
  type PhotoCheck,
  type PhotoFault,
  type PhotoStrength,
} from "@/lib/engine/check/faults";
import { type LandmarkName, type Landmarks, landmark } from "./landmarks";
import { stanceFaults } from "./standing";
import { trunkOf } from "./trunk";
import { HALF_TURNED, SIDEWAYS, turnOf } from "./view";

/** A fault; `prevents`: no image can be made because of it. */
export type Judgement = { fault: PhotoFault; prevents: boolean };

/** What prevents images comes first. */
export const gravestFirst = (judgements: readonly Judgement[]): Judgement[] =>
  judgements.toSorted(
    (a, b) =>
      Number(b.prevents) - Number(a.prevents) ||
      PHOTO_FAULTS.indexOf(a.fault) - PHOTO_FAULTS.indexOf(b.fault),
  );

export function verdictOf(judgements: readonly Judgement[]): PhotoCheck["verdict"] {
  if (judgements.some(({ prevents }) => prevents)) return "refused";
  return judgements.length > 0 ? "usable" : "good";
}

/** In pixels of the photo: below the first the waist cannot be measured, below the second not well. */
const MIN_STATURE = 280;
const GOOD_STATURE = 600;

/** From the landmarks alone, so that the live check can use it too. `height` in pixels of the landmarks, `stature` of the photo. */
export function judgePose(landmarks: Landmarks, height: number, stature: number): Judgement[] {
  const all: Judgement[] = stanceFaults(landmarks, height).map((fault) => ({ fault, prevents: true }));
  if (all.some(({ fault }) => fault === "on_its_side")) return all;
  const smallFault = (fault: PhotoFault) => all.push({ fault, prevents: false });
  const turn = turnOf(landmarks, height);
  if (stature < GOOD_STATURE) all.push({ fault: "too_far_away", prevents: stature < MIN_STATURE });
  if (turn >= HALF_TURNED && turn < SIDEWAYS) smallFault("three_quarter");
  if (isHeadCut(landmarks)) smallFault("head_cut");
  const cut = legsCut(landmarks, height);
  if (cut && !all.some(({ fault }) => fault === "hips_cut")) smallFault(cut);
  if (areArmsRaised(landmarks)) smallFault("arms_raised");
  else if (handsBeforeWaist(landmarks)) smallFault("arms_before_waist");
  return gravestFirst(all);
}

/** Turned less than this many degrees, the body may be called straight. */
const STRAIGHT = 30;

/** What the stance and the cut may be praised for. A phone before the face is no fault, but nobody stands straight then. */
export function poseStrengths(landmarks: Landmarks, height: number): PhotoStrength[] {
  const isStraight =
    stanceFaults(landmarks, height).length === 0 &&
    turnOf(landmarks, height) < STRAIGHT &&
    doArmsHang(landmarks);
  const isWhole = !isHeadCut(landmarks) && legsCut(landmarks, height) === null;
  return [...(isStraight ? (["straight"] as const) : []), ...(isWhole ? (["whole_body"] as const) : [])];
}

/* Lengths below the shoulders and above the eyes are multiples of the trunk's length. */

/** From the eyes to the top edge; from the eyes to the crown it is about 0.2, and a cut through the hair is no fault. */
const MIN_EYE_ROOM = 0.12;

function isHeadCut(landmarks: Landmarks): boolean {
  const eyes = (landmark(landmarks, "leftEye").y + landmark(landmarks, "rightEye").y) / 2;
  return eyes < MIN_EYE_ROOM * trunkOf(landmarks).length;
}

/** The network squeezes missing legs into the picture, with a lower visibility. A whole body has at least 0.9. */
const MIN_LEG_VISIBILITY = 0.3;
const LOWEST_JOINT = 0.985;

function legsCut(landmarks: Landmarks, height: number): "legs_cut" | "feet_cut" | null {
  const areCut = (left: LandmarkName, right: LandmarkName): boolean => {
    const [a, b] = [landmark(landmarks, left), landmark(landmarks, right)];
    const isHidden = (a.visibility + b.visibility) / 2 < MIN_LEG_VISIBILITY;
    return isHidden || Math.max(a.y, b.y) > LOWEST_JOINT * height;
  };
  if (areCut("leftKnee", "rightKnee")) return "legs_cut";
  return areCut("leftAnkle", "rightAnkle") ? "feet_cut" : null;
}

/** How far below the shoulders an elbow must be, in trunk lengths, or else the arm is raised; at 45 degrees it is 0.33. */
const RAISED_ELBOW = 0.22;
const MIN_ARM_VISIBILITY = 0.6;
const HANGING_WRIST = 0.6;

const downOf = (landmarks: Landmarks, name: LandmarkName): number => {
  const { shoulders, length } = trunkOf(landmarks);
  return (landmark(landmarks, name).y - shoulders.y) / length;
};

const areArmsRaised = (landmarks: Landmarks): boolean =>
  (["leftElbow", "rightElbow"] as const).some(
    (name) =>
      landmark(landmarks, name).visibility > MIN_ARM_VISIBILITY && downOf(landmarks, name) < RAISED_ELBOW,
  );

const doArmsHang = (landmarks: Landmarks): boolean =>
  (["leftWrist", "rightWrist"] as const).every((name) => downOf(landmarks, name) > HANGING_WRIST);

/** The waist's rows, and how near to the axis a hand hides it, in multiples of half the shoulder width. */
const WAIST = { top: 0.44, bottom: 0.95, reach: 0.6 };

function handsBeforeWaist(landmarks: Landmarks): boolean {
  const { shoulders, hips } = trunkOf(landmarks);
  const halfWidth =
    Math.abs(landmark(landmarks, "leftShoulder").x - landmark(landmarks, "rightShoulder").x) / 2;
  return (["leftWrist", "rightWrist", "leftIndex", "rightIndex"] as const).some((name) => {
    const { x, visibility } = landmark(landmarks, name);
    const down = downOf(landmarks, name);
    const axis = shoulders.x + (hips.x - shoulders.x) * down;
    const isBefore = down > WAIST.top && down < WAIST.bottom && Math.abs(x - axis) < WAIST.reach * halfWidth;
    return isBefore && visibility > MIN_ARM_VISIBILITY;
  });
}
