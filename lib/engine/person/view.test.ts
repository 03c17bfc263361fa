import { describe, expect, it } from "vitest";
import { fromBehind, standing } from "@/tests/support/landmarks";
import type { Landmarks } from "./landmarks";
import { quarterTurnOf, sideOf, turnOf } from "./view";

const HEIGHT = 480;
/** The trunk of the standing person is 118 long. */
const TRUNK = 118;

describe("the side that a picture shows", () => {
  it.each([
    ["a front", standing(), "front"],
    ["a back", fromBehind(), "back"],
    ["a front whose nose is just before the ears", standing({ nose: { z: -0.21 * TRUNK } }), "front"],
    ["a nose that is hardly before the ears", standing({ nose: { z: -0.19 * TRUNK } }), "unsure"],
    ["the shoulders of a front with the head of a back", standing({ nose: { z: 80 } }), "unsure"],
    [
      "shoulders that are one behind the other",
      standing({ leftShoulder: { x: 152 }, rightShoulder: { x: 118 } }),
      "unsure",
    ],
    [
      "shoulders that are just side by side",
      standing({ leftShoulder: { x: 153 }, rightShoulder: { x: 117 } }),
      "front",
    ],
    ["eyes above the picture", standing({ leftEye: { y: -1 }, rightEye: { y: -1 } }), "unsure"],
  ] as const)("%s", (_what, landmarks, side) => {
    expect(sideOf(landmarks)).toBe(side);
  });

  it.each([
    [0.51, "back"],
    [0.49, "unsure"],
  ])("with the nose %s trunks behind the ears", (depth, side) => {
    const behind = fromBehind().map((place, index) => (index === 0 ? { ...place, z: depth * TRUNK } : place));
    expect(sideOf(behind)).toBe(side);
  });
});

describe("the turn", () => {
  it("is that of shoulders and hips", () => {
    expect(turnOf(standing(), HEIGHT)).toBe(0);
    // The shoulders are 80 apart, the hips 44.
    expect(turnOf(standing({ leftShoulder: { z: 80 } }), HEIGHT)).toBeCloseTo(22.5);
    expect(turnOf(standing({ leftShoulder: { z: 80 }, leftHip: { z: 44 } }), HEIGHT)).toBeCloseTo(45);
  });

  it("is that of the shoulders where the hips are out of the picture", () => {
    expect(turnOf(standing({ leftShoulder: { z: 80 } }), 230)).toBeCloseTo(45);
  });
});

describe("the quarter turn", () => {
  const turned = (degrees: number): Landmarks => {
    const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
    return standing().map(({ x, y, ...place }) => ({
      ...place,
      x: x * cosine - y * sine,
      y: x * sine + y * cosine,
    }));
  };

  it.each([
    [0, 0],
    [40, 0],
    [-64, 0],
    [-66, 90],
    [-90, 90],
    [90, 270],
    [180, 180],
  ])("of a picture that was turned by %s degrees is %s", (degrees, upright) => {
    expect(quarterTurnOf(turned(degrees))).toBe(upright);
  });
});
