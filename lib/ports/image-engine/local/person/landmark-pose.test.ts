import { describe, expect, it } from "vitest";
import { fromBehind, standing } from "@/tests/support/landmarks";
import { armJoints, JOINT_NUMBERS } from "../template/body-template";
import { armsOf, poseOf } from "./landmark-pose";

const HEIGHT = 480;

describe("the pose from landmarks", () => {
  it("has the stature that shoulders, hips, knees and ankles agree on", () => {
    const { stature, top } = poseOf(standing(), HEIGHT);
    expect(stature).toBeCloseTo(400, -1);
    expect(top).toBeCloseTo(30, -1);
  });

  it("does not ask legs that are out of the picture", () => {
    const cut = { y: 900 };
    const { stature } = poseOf(standing({ leftAnkle: cut, rightAnkle: cut }), HEIGHT);
    expect(stature).toBeCloseTo(400, -1);
  });

  it("does not ask legs that the network only guesses", () => {
    const guessed = { y: 350, visibility: 0.3 };
    const { stature } = poseOf(standing({ leftAnkle: guessed, rightAnkle: guessed }), HEIGHT);
    expect(stature).toBeCloseTo(400, -1);
  });

  it("knows how far an arm is from the body, and the forearm from the arm", () => {
    const { leftArm, leftForearm } = poseOf(standing({ rightElbow: { x: 95 - 63, y: 175 } }), HEIGHT);
    expect(leftArm).toBeCloseTo(45, 6);
    // The wrist is back at 70: 38 inwards on 55 down.
    expect(leftForearm * leftArm).toBeCloseTo((-Math.atan2(38, 55) * 180) / Math.PI, 6);
  });

  it("tilts with the axis from the shoulders to the hips", () => {
    const { tilt, centre } = poseOf(standing({ leftHip: { x: 169 }, rightHip: { x: 125 } }), HEIGHT);
    expect(tilt).toBeCloseTo(12 / 118, 6);
    expect(centre).toBe(147);
  });

  it("hangs the arms of somebody who leans straight down", () => {
    const hanging = { rightElbow: { x: 95 }, rightWrist: { x: 95 } };
    const leaning = poseOf(standing({ ...hanging, leftHip: { x: 169 }, rightHip: { x: 125 } }), HEIGHT);
    const joints = new Float64Array(JOINT_NUMBERS);
    armJoints(leaning, -1, joints);
    const [shoulder = 0, , elbow = 0] = joints;
    expect(leaning.tilt).toBeGreaterThan(0.1);
    expect(elbow).toBeCloseTo(shoulder, 3);
  });
});

it("the arm at the left of the picture comes first, from behind too", () => {
  for (const landmarks of [standing(), fromBehind()]) {
    const [left, right] = armsOf(landmarks);
    expect(left.shoulder.x).toBe(95);
    expect(right.wrist.x).toBe(200);
  }
});
