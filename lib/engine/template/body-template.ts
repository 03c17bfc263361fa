import { type Knots, linearCurve } from "@/lib/engine/raster/curve";
import { clamp, read } from "@/lib/engine/raster/raster";

const { f64 } = read;

/** In statures, down from the top of the head and sideways from the body axis. Left is left in the picture. */
export type Pose = {
  /** Height of the person, top of the head and body axis, in pixels of the grid. */
  stature: number;
  top: number;
  centre: number;
  /** Relative width of the body: 1 is slim. */
  girth: number;
  /** Angle between upper arm and vertical in degrees; the forearm's angle as a multiple of it. */
  leftArm: number;
  rightArm: number;
  leftForearm: number;
  rightForearm: number;
  /** Distance of each ankle from its place below the hip, as a fraction of the stature. */
  stance: number;
  shoulders: number;
  hips: number;
  /** Sideways lean: shift of the axis per unit of height. */
  tilt: number;
};

/** Labels of the body parts in a mask that `paintTemplate` writes; 0 is background. */
export const PART = { head: 1, torso: 2, leftArm: 3, rightArm: 4, leftLeg: 5, rightLeg: 6 } as const;

/** Heights as fractions of the stature below the top of the head (means of adult proportions). */
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

/** The curve as a table, because the fit reads it a hundred times per candidate. */
const SAMPLES = 4000;
const HALF_WIDTHS = Float64Array.from({ length: SAMPLES + 1 }, (_, k) =>
  linearCurve(TORSO_HALF_WIDTH, k / SAMPLES),
);

/** Sideways shift of the leaning body axis at height y; both are fractions of the stature. */
export const lean = (pose: Pose, y: number): number => pose.tilt * (y - TILT_PIVOT);

export const axisAt = (pose: Pose, y: number): number => pose.centre + lean(pose, y) * pose.stature;

/** Height of the middle of a pixel row, as a fraction of the stature. */
export const heightOf = (pose: Pose, row: number): number => (row + 0.5 - pose.top) / pose.stature;

/** The row nearest to height y. It may lie outside of the picture. */
export const rowOf = (pose: Pose, y: number): number => Math.round(pose.top + y * pose.stature - 0.5);

export function torsoHalfWidth(pose: Pose, y: number): number {
  const shoulders = 1 + (pose.shoulders - 1) * (1 - risen(y, 0.2, 0.26));
  const hips = 1 + (pose.hips - 1) * risen(y, 0.39, 0.47);
  const fullness = 1 + (pose.girth - 1) * risen(y, 0.17, 0.27);
  const width = f64(HALF_WIDTHS, clamp(Math.round(y * SAMPLES), 0, SAMPLES));
  return width * shoulders * hips * fullness;
}

const risen = (y: number, start: number, end: number): number => clamp((y - start) / (end - start), 0, 1);

export const TORSO_SPAN = { top: 0.16, bottom: 0.545 } as const;

/** x and y of shoulder, elbow, wrist and finger tips. */
export const JOINT_NUMBERS = 8;

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

export const scalePose = (pose: Pose, scaleX: number, scaleY: number): Pose => ({
  ...pose,
  stature: pose.stature * scaleY,
  top: pose.top * scaleY,
  centre: pose.centre * scaleX,
});
