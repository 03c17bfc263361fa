import { type Knots, linearCurve } from "../raster/curve";
import { clamp, read } from "../raster/raster";

const { f64 } = read;

/**
 * A flat figure of twelve numbers that is fitted to the photo: an ellipse for the head, a profile for the torso,
 * capsules for neck, arms and legs. Positions in the figure are fractions of the stature, measured down from the
 * top of the head and sideways from the body axis. "Left" is the left of the picture.
 */
export type Pose = {
  /** Height of the person, top of the head and body axis, in pixels of the grid at hand. */
  stature: number;
  top: number;
  centre: number;
  /** Fullness of the body: 1 is slim. */
  girth: number;
  /** Upper arm away from the vertical, in degrees, and the forearm's angle as a multiple of it. */
  leftArm: number;
  rightArm: number;
  leftForearm: number;
  rightForearm: number;
  /** How far the ankles stand apart, beyond hip width. */
  stance: number;
  shoulders: number;
  hips: number;
  /** Sideways lean: shift of the axis per unit of height. */
  tilt: number;
};

/** Values of the label mask that `paintTemplate` writes; 0 is background. */
export const PART = { head: 1, torso: 2, leftArm: 3, rightArm: 4, leftLeg: 5, rightLeg: 6 } as const;

/** Landmarks as fractions of the stature below the top of the head (means of adult proportions). */
export const LANDMARK = {
  chin: 0.13,
  neck: 0.145,
  shoulder: 0.205,
  chest: 0.26,
  waist: { male: 0.39, female: 0.375 },
  hip: 0.495,
  crotch: 0.535,
  knee: 0.735,
  calf: 0.8,
  ankle: 0.945,
} as const;

/** The axis leans about the hips. */
const TILT_PIVOT = 0.55;
const SHOULDER_X = 0.108;
const UPPER_ARM = 0.17;
const FOREARM = 0.145;
const HAND = 0.055;

const TORSO_HALF_WIDTH: Knots = [
  [0.16, 0.045],
  [0.18, 0.08],
  [0.2, 0.1],
  [0.26, 0.1],
  [0.33, 0.09],
  [0.39, 0.087],
  [0.45, 0.093],
  [0.5, 0.099],
  [0.535, 0.095],
];

/** The curve at evenly spaced heights: the fit asks for it a hundred times per candidate. */
const SAMPLES = 4000;
const HALF_WIDTHS = Float64Array.from({ length: SAMPLES + 1 }, (_, k) =>
  linearCurve(TORSO_HALF_WIDTH, k / SAMPLES),
);

/** Sideways shift of the body axis at height y (fraction of the stature) that comes from leaning. */
export const lean = (pose: Pose, y: number): number => pose.tilt * (y - TILT_PIVOT);

/** Column of the body axis, in pixels, at height y. */
export const axisAt = (pose: Pose, y: number): number => pose.centre + lean(pose, y) * pose.stature;

/** Height of a pixel row's middle as a fraction of the stature. */
export const heightOf = (pose: Pose, row: number): number => (row + 0.5 - pose.top) / pose.stature;

/** The pixel row whose middle is nearest to height y, also outside of the picture. */
export const rowOf = (pose: Pose, y: number): number => Math.round(pose.top + y * pose.stature - 0.5);

/** Half the torso's width at height y, as a fraction of the stature. */
export function torsoHalfWidth(pose: Pose, y: number): number {
  const shoulders = 1 + (pose.shoulders - 1) * (1 - risen(y, 0.2, 0.26));
  const hips = 1 + (pose.hips - 1) * risen(y, 0.39, 0.47);
  const fullness = 1 + (pose.girth - 1) * risen(y, 0.17, 0.27);
  const width = f64(HALF_WIDTHS, clamp(Math.round(y * SAMPLES), 0, SAMPLES));
  return width * shoulders * hips * fullness;
}

/** 0 up to `start`, 1 from `end` on, a straight line between. */
const risen = (y: number, start: number, end: number): number => clamp((y - start) / (end - start), 0, 1);

/** The torso reaches from the shoulders' top to the crotch. */
export const TORSO_SPAN = { top: 0.16, bottom: 0.545 } as const;

/** Shoulder, elbow, wrist and finger tips, x and y of each. */
export const JOINT_NUMBERS = 8;

/** Writes where the joints of one arm are, leaning included. */
export function armJoints(pose: Pose, side: -1 | 1, joints: Float64Array): void {
  const upper = ((side < 0 ? pose.leftArm : pose.rightArm) * Math.PI) / 180;
  const lower = upper * (side < 0 ? pose.leftForearm : pose.rightForearm);
  const shoulderX = side * SHOULDER_X * pose.shoulders * (1 + (pose.girth - 1) * 0.4);
  const elbowX = shoulderX + side * Math.sin(upper) * UPPER_ARM;
  const elbowY = LANDMARK.shoulder + Math.cos(upper) * UPPER_ARM;
  const wristX = elbowX + side * Math.sin(lower) * FOREARM;
  const wristY = elbowY + Math.cos(lower) * FOREARM;
  const tipsX = wristX + side * Math.sin(lower) * HAND;
  const tipsY = wristY + Math.cos(lower) * HAND;
  joints[0] = shoulderX + lean(pose, LANDMARK.shoulder);
  joints[1] = LANDMARK.shoulder;
  joints[2] = elbowX + lean(pose, elbowY);
  joints[3] = elbowY;
  joints[4] = wristX + lean(pose, wristY);
  joints[5] = wristY;
  joints[6] = tipsX + lean(pose, tipsY);
  joints[7] = tipsY;
}

/** The same pose on a grid that is `scaleX` times as wide and `scaleY` times as high. */
export const scalePose = (pose: Pose, scaleX: number, scaleY: number): Pose => ({
  ...pose,
  stature: pose.stature * scaleY,
  top: pose.top * scaleY,
  centre: pose.centre * scaleX,
});
