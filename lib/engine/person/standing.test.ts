import { describe, expect, it } from "vitest";
import { standing } from "@/tests/support/landmarks";
import { judgePose } from "./pose-and-size-faults";
import { stanceFaults } from "./standing";

const HEIGHT = 480;

it("a person who stands before the camera has no fault", () => {
  expect(judgePose(standing(), HEIGHT, 800)).toEqual([]);
});

describe("stanceFaults", () => {
  const head = (rise: number) =>
    standing().map((place, index) => (index < 11 ? { ...place, y: place.y - rise } : place));
  const raised = (rise: number, landmarks = standing()) =>
    landmarks.map((place) => ({ ...place, y: place.y - rise }));

  it.each([
    ["turned_sideways", standing({ leftShoulder: { x: 140 }, rightShoulder: { x: 130 } })],
    ["leaning", standing({ leftHip: { x: 207 }, rightHip: { x: 163 } })],
    ["leaning", head(-70)],
    ["seated", standing({ leftKnee: { x: 240, y: 290 } })],
    ["hips_cut", raised(-260)],
    // A portrait photo: the shoulders are wider than the trunk is long.
    ["hips_cut", standing({ leftHip: { y: 180 }, rightHip: { y: 180 } })],
  ] as const)("reports %s", (fault, landmarks) => {
    expect(stanceFaults(landmarks, HEIGHT)).toContain(fault);
  });

  it("ignores a head above the picture, because its position is a guess", () => {
    expect(stanceFaults(raised(90, head(-70)), HEIGHT)).toEqual([]);
  });
});

it("feet below the picture and hands before the waist do not prevent images", () => {
  const faults = judgePose(standing({ leftAnkle: { y: 500 }, leftWrist: { x: 140, y: 180 } }), HEIGHT, 800);
  expect(faults).toEqual([
    { fault: "feet_cut", prevents: false },
    { fault: "arms_before_waist", prevents: false },
  ]);
});

it.each([
  [900, []],
  [500, [{ fault: "too_far_away", prevents: false }]],
  [200, [{ fault: "too_far_away", prevents: true }]],
])("judges a stature of %s pixels", (stature, expected) => {
  expect(judgePose(standing(), HEIGHT, stature)).toEqual(expected);
});
