import { read } from "@/lib/engine/raster/raster";
import { armJoints, JOINT_NUMBERS, lean, PART, type Pose } from "./body-template";

const { f64 } = read;

/** Index of the first shape of each part, in drawing order: three capsules per limb. */
export const SHAPE = {
  neck: 0,
  head: 1,
  torso: 2,
  leftLeg: 3,
  rightLeg: 6,
  leftArm: 9,
  rightArm: 12,
} as const;
export const SHAPES = 15;

export const PART_OF_SHAPE = Uint8Array.from({ length: SHAPES }, (_, shape) => {
  if (shape >= SHAPE.leftArm) return shape < SHAPE.rightArm ? PART.leftArm : PART.rightArm;
  if (shape >= SHAPE.leftLeg) return shape < SHAPE.rightLeg ? PART.leftLeg : PART.rightLeg;
  return shape === SHAPE.torso ? PART.torso : PART.head;
});

/** Parameters per shape. */
export const NUMBERS = 6;

/**
 * In statures, sideways from the body axis and down from the top of the head. A capsule has both ends and both radii,
 * the head its middle and radii. One array for all, because the fit calls this thousands of times.
 */
export function writeShapes(pose: Pose, numbers: Float64Array): void {
  const { girth, shoulders, hips, tilt } = pose;
  write(numbers, SHAPE.neck, lean(pose, 0.12), 0.12, lean(pose, 0.175), 0.175, 0.033, 0.04);
  write(numbers, SHAPE.head, lean(pose, 0.066), 0.066, 0.044, 0.068, 0, 0);
  write(numbers, SHAPE.torso, girth, shoulders, hips, tilt, 0, 0);
  writeLeg(pose, -1, numbers, SHAPE.leftLeg);
  writeLeg(pose, 1, numbers, SHAPE.rightLeg);
  writeArm(pose, -1, numbers, SHAPE.leftArm);
  writeArm(pose, 1, numbers, SHAPE.rightArm);
}

function write(
  numbers: Float64Array,
  shape: number,
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
): void {
  const at = shape * NUMBERS;
  numbers[at] = a;
  numbers[at + 1] = b;
  numbers[at + 2] = c;
  numbers[at + 3] = d;
  numbers[at + 4] = e;
  numbers[at + 5] = f;
}

function writeLeg(pose: Pose, side: -1 | 1, numbers: Float64Array, shape: number): void {
  const fullness = 1 + (pose.girth - 1) * 0.5;
  const foot = side * (0.054 + pose.stance);
  const hip = side * 0.05 * fullness * pose.hips + lean(pose, 0.53);
  const knee = side * (0.054 + pose.stance * 0.6) + lean(pose, 0.735);
  const ankle = foot + lean(pose, 0.945);
  const heel = foot + lean(pose, 0.955);
  write(numbers, shape, hip, 0.53, knee, 0.735, 0.055 * fullness, 0.036 * fullness);
  write(numbers, shape + 1, knee, 0.735, ankle, 0.945, 0.037 * fullness, 0.022);
  write(numbers, shape + 2, heel, 0.955, heel + side * 0.008, 0.975, 0.024, 0.026);
}

const joints = new Float64Array(JOINT_NUMBERS);

function writeArm(pose: Pose, side: -1 | 1, numbers: Float64Array, shape: number): void {
  armJoints(pose, side, joints);
  const fullness = 1 + (pose.girth - 1) * 0.5;
  writeBone(numbers, shape, 0, 0.034 * fullness, 0.025 * fullness);
  writeBone(numbers, shape + 1, 2, 0.025 * fullness, 0.017 * fullness);
  writeBone(numbers, shape + 2, 4, 0.018, 0.016);
}

function writeBone(numbers: Float64Array, shape: number, at: number, from: number, to: number): void {
  const [x, y] = [f64(joints, at), f64(joints, at + 1)];
  write(numbers, shape, x, y, f64(joints, at + 2), f64(joints, at + 3), from, to);
}
