import type { QuarterTurn, SeenSide } from "@/lib/engine/check/faults";
import { type LandmarkName, type Landmarks, landmark } from "./landmarks";
import { trunkOf } from "./trunk";

/** In lengths of the trunk. */
const MIN_SHOULDER_ORDER = 0.3;
/** How far the nose lies behind the ears, in lengths of the trunk: fronts have at most -0.44, backs at least 0.75. */
const NOSE = { front: -0.2, back: 0.5 };

/** The side of the body that the picture shows. Without a head, fronts look like backs, so nothing is said. */
export function sideOf(landmarks: Landmarks): SeenSide {
  const at = (name: LandmarkName) => landmark(landmarks, name);
  const { length } = trunkOf(landmarks);
  if ((at("leftEye").y + at("rightEye").y) / 2 < 0) return "unsure";
  const order = (at("leftShoulder").x - at("rightShoulder").x) / length;
  const nose = (at("nose").z - (at("leftEar").z + at("rightEar").z) / 2) / length;
  if (order > MIN_SHOULDER_ORDER && nose < NOSE.front) return "front";
  return order < -MIN_SHOULDER_ORDER && nose > NOSE.back ? "back" : "unsure";
}

/** From here on the picture shows the body half turned, and from the side, in degrees. */
export const HALF_TURNED = 45;
export const SIDEWAYS = 70;

/** Lowest place of hips that are no guess, as a fraction of the picture's height. */
const HIPS_IN_SIGHT = 0.98;

/** How far the body is turned out of the picture's plane, in degrees: 0 from the front and from behind, 90 from the side. */
export function turnOf(landmarks: Landmarks, height: number): number {
  const between = (left: LandmarkName, right: LandmarkName): number => {
    const [a, b] = [landmark(landmarks, left), landmark(landmarks, right)];
    return degrees(Math.atan2(Math.abs(a.z - b.z), Math.abs(a.x - b.x)));
  };
  const shoulders = between("leftShoulder", "rightShoulder");
  if (trunkOf(landmarks).hips.y > HIPS_IN_SIGHT * height) return shoulders;
  return (shoulders + between("leftHip", "rightHip")) / 2;
}

/** From upright, clockwise positive for the head to the left, -180 to 180. */
export function leanOf(landmarks: Landmarks): number {
  const { shoulders, hips } = trunkOf(landmarks);
  return degrees(Math.atan2(hips.x - shoulders.x, hips.y - shoulders.y));
}

/** People in photos that lie on their side are within a few degrees of a quarter turn. */
const QUARTER_MARGIN = 25;

/** By how much to turn a picture in which the person lies on the side or upside down; 0 for all others. */
export function quarterTurnOf(landmarks: Landmarks): QuarterTurn {
  const lean = leanOf(landmarks);
  const quarter = Math.round(lean / 90) * 90;
  if (quarter === 0 || Math.abs(lean - quarter) > QUARTER_MARGIN) return 0;
  return quarter === 90 ? 90 : quarter === -90 ? 270 : 180;
}

const degrees = (radians: number): number => (radians * 180) / Math.PI;
