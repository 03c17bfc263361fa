import { describe, expect, it } from "vitest";
import { armJoints, JOINT_NUMBERS } from "@/lib/engine/template/body-template";
import { fromBehind, standing } from "@/tests/support/landmarks";
import { armsOf, poseOf } from "./landmark-pose";

const HEIGHT = 480;

describe("the pose from landmarks", () => {
  it("has the stature that fits shoulders, hips, knees and ankles", () => {
    const { stature, top } = poseOf(standing(), HEIGHT);
    expect(stature).toBeCloseTo(400, -1);
    expect(top).toBeCloseTo(30, -1);
  });

  it("ignores legs outside of the picture", () => {
    const cut = { y: 900 };
    const { stature } = poseOf(standing({ leftAnkle: cut, rightAnkle: cut }), HEIGHT);
    expect(stature).toBeCloseTo(400, -1);
  });

  it("ignores legs of low visibility", () => {
    const guessed = { y: 350, visibility: 0.3 };
    const { stature } = poseOf(standing({ leftAnkle: guessed, rightAnkle: guessed }), HEIGHT);
    expect(stature).toBeCloseTo(400, -1);
  });

  it("measures the angles of upper arm and forearm", () => {
    const { leftArm, leftForearm } = poseOf(standing({ rightElbow: { x: 95 - 63, y: 175 } }), HEIGHT);
    expect(leftArm).toBeCloseTo(45, 6);
    // The wrist is at 70: 38 inwards and 55 down from the elbow.
    expect(leftForearm * leftArm).toBeCloseTo((-Math.atan2(38, 55) * 180) / Math.PI, 6);
  });

  it("has the tilt of the axis from the shoulders to the hips", () => {
    const { tilt, centre } = poseOf(standing({ leftHip: { x: 169 }, rightHip: { x: 125 } }), HEIGHT);
    expect(tilt).toBeCloseTo(12 / 118, 6);
    expect(centre).toBe(147);
  });

  it("lets the arms of a leaning person hang straight down", () => {
    const hanging = { rightElbow: { x: 95 }, rightWrist: { x: 95 } };
    const leaning = poseOf(standing({ ...hanging, leftHip: { x: 169 }, rightHip: { x: 125 } }), HEIGHT);
    const joints = new Float64Array(JOINT_NUMBERS);
    armJoints(leaning, -1, joints);
    const [shoulder = 0, , elbow = 0] = joints;
    expect(leaning.tilt).toBeGreaterThan(0.1);
    expect(elbow).toBeCloseTo(shoulder, 3);
  });
});

it("the left arm in the picture comes first, in front and back views", () => {
  for (const landmarks of [standing(), fromBehind()]) {
    const [left, right] = armsOf(landmarks);
    expect(left.shoulder.x).toBe(95);
    expect(right.wrist.x).toBe(200);
  }
});
