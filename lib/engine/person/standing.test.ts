import { describe, expect, it } from "vitest";
import { fromBehind, standing } from "@/tests/support/landmarks";
import { judgePose, poseStrengths } from "./pose-and-size-faults";
import { stanceFaults } from "./standing";

const HEIGHT = 480;
const STATURE = 800;
/** The trunk of the standing person is 118 long, and the shoulders are at 112. */
const TRUNK = 118;
const at = (trunks: number) => 112 + trunks * TRUNK;

const poseFaults = (landmarks: ReturnType<typeof standing>) =>
  judgePose(landmarks, HEIGHT, STATURE).map(({ fault }) => fault);

it.each([
  ["from the front", standing()],
  ["from behind", fromBehind()],
])("a person who stands %s has no fault", (_how, landmarks) => {
  expect(judgePose(landmarks, HEIGHT, STATURE)).toEqual([]);
  expect(poseStrengths(landmarks, HEIGHT)).toEqual(["straight", "whole_body"]);
});

describe("stanceFaults", () => {
  const head = (rise: number) =>
    standing().map((place, index) => (index < 11 ? { ...place, y: place.y - rise } : place));
  const raised = (rise: number, landmarks = standing()) =>
    landmarks.map((place) => ({ ...place, y: place.y - rise }));
  const sitting = standing({ leftKnee: { x: 240, y: 290 } });

  it.each([
    ["turned_sideways", standing({ leftShoulder: { z: 300 }, leftHip: { z: 160 } })],
    ["leaning", standing({ leftHip: { x: 207 }, rightHip: { x: 163 } })],
    ["leaning", head(-70)],
    ["seated", sitting],
    ["hips_cut", raised(-260)],
    // A portrait photo: the shoulders are wider than the trunk is long.
    ["hips_cut", standing({ leftHip: { y: 180 }, rightHip: { y: 180 } })],
  ] as const)("reports %s", (fault, landmarks) => {
    expect(stanceFaults(landmarks, HEIGHT)).toContain(fault);
  });

  it("ignores a head above the picture, because its position is a guess", () => {
    expect(stanceFaults(raised(90, head(-70)), HEIGHT)).toEqual([]);
  });

  it("calls nobody seated while a knee is out of sight", () => {
    const hidden = sitting.map((place, index) => (index === 26 ? { ...place, visibility: 0.5 } : place));
    expect(stanceFaults(hidden, HEIGHT)).toEqual([]);
  });

  it("says nothing else of a picture on its side", () => {
    const lying = standing().map(({ x, y, ...place }) => ({ ...place, x: y, y: 270 - x }));
    expect(judgePose(lying, 270, 100)).toEqual([{ fault: "on_its_side", prevents: true }]);
  });
});

/** In degrees, of shoulders and hips alike. */
const turnedBy = (degrees: number) => {
  const depth = Math.tan((degrees * Math.PI) / 180);
  return standing({ leftShoulder: { z: 80 * depth }, leftHip: { z: 44 * depth } });
};
const wristsAt = (y: number) => standing({ leftWrist: { y }, rightWrist: { y } });
const kneesSeen = (visibility: number) => standing({ leftKnee: { visibility }, rightKnee: { visibility } });
const anklesSeen = (visibility: number) =>
  standing({ leftAnkle: { visibility }, rightAnkle: { visibility } });
const eyesAt = (trunks: number) =>
  standing({ leftEye: { y: trunks * TRUNK }, rightEye: { y: trunks * TRUNK } });
const handAt = (down: number, aside: number) =>
  standing({ leftIndex: { x: 135 + aside * 40, y: at(down) }, leftWrist: { x: 220 } });

describe("a small fault, on both sides of its threshold", () => {
  it.each([
    ["turned by 44 degrees", turnedBy(44), []],
    ["turned by 46 degrees", turnedBy(46), ["three_quarter"]],
    ["turned by 69 degrees", turnedBy(69), ["three_quarter"]],
    ["turned by 71 degrees", turnedBy(71), ["turned_sideways"]],
    ["the eyes a little below the edge", eyesAt(0.13), []],
    ["the eyes at the edge", eyesAt(0.11), ["head_cut"]],
    ["knees hardly seen", kneesSeen(0.31), []],
    ["knees not seen", kneesSeen(0.29), ["legs_cut"]],
    ["a knee at the lower edge", standing({ leftKnee: { y: 474 } }), ["legs_cut"]],
    ["ankles hardly seen", anklesSeen(0.31), []],
    ["ankles not seen", anklesSeen(0.29), ["feet_cut"]],
    ["an ankle just inside", standing({ leftAnkle: { y: 472 } }), []],
    ["an ankle at the lower edge", standing({ leftAnkle: { y: 474 } }), ["feet_cut"]],
    ["an arm 45 degrees out", standing({ leftElbow: { y: at(0.23) } }), []],
    ["a raised arm", standing({ leftElbow: { y: at(0.21) } }), ["arms_raised"]],
    ["a guessed elbow", standing({ leftElbow: { y: at(0.21), visibility: 0.5 } }), []],
    ["a hand before the chest", handAt(0.43, 0), []],
    ["a hand before the waist", handAt(0.45, 0), ["arms_before_waist"]],
    ["a hand below the waist", handAt(0.96, 0), []],
    ["a hand at the side of the waist", handAt(0.6, 0.62), []],
    ["a hand at the edge of the waist", handAt(0.6, 0.58), ["arms_before_waist"]],
  ] as const)("%s", (_what, landmarks, faults) => {
    expect(poseFaults(landmarks)).toEqual(faults);
  });

  it("does not prevent images", () => {
    const faults = judgePose(standing({ leftAnkle: { y: 500 }, leftWrist: { x: 140, y: 180 } }), HEIGHT, 800);
    expect(faults).toEqual([
      { fault: "arms_before_waist", prevents: false },
      { fault: "feet_cut", prevents: false },
    ]);
  });
});

describe("the praise", () => {
  it.each([
    ["turned by 29 degrees", turnedBy(29), ["straight", "whole_body"]],
    ["turned by 31 degrees", turnedBy(31), ["whole_body"]],
    ["the wrists at the hips", wristsAt(at(0.61)), ["straight", "whole_body"]],
    ["a phone before the face", wristsAt(at(0.59)), ["whole_body"]],
    ["ankles not seen", anklesSeen(0.29), ["straight"]],
    ["the eyes at the edge", eyesAt(0.11), ["straight"]],
  ] as const)("of a person with %s", (_what, landmarks, strengths) => {
    expect(poseStrengths(landmarks, HEIGHT)).toEqual(strengths);
  });
});

it.each([
  [900, []],
  [500, [{ fault: "too_far_away", prevents: false }]],
  [200, [{ fault: "too_far_away", prevents: true }]],
])("judges a stature of %s pixels", (stature, expected) => {
  expect(judgePose(standing(), HEIGHT, stature)).toEqual(expected);
});
