import { describe, expect, it } from "vitest";
import { easedCurve, type Knots, linearCurve, smoothStep } from "./curve";

const knots: Knots = [
  [1, 10],
  [2, 20],
  [4, 0],
];

describe("curves through knots", () => {
  it("pass through every knot and are constant beyond the ends", () => {
    for (const curve of [linearCurve, easedCurve]) {
      expect([0, 1, 2, 4, 5].map((x) => curve(knots, x))).toEqual([10, 10, 20, 0, 0]);
    }
  });

  it("are linear or eased between the knots", () => {
    expect(linearCurve(knots, 2.5)).toBe(15);
    expect(easedCurve(knots, 2.5)).toBeCloseTo(20 - 20 * 0.15625);
  });

  it("rise from 0 to 1 in a smooth step", () => {
    expect([0, 1, 1.5, 2, 3].map((x) => smoothStep(1, 2, x))).toEqual([0, 0, 0.5, 1, 1]);
  });
});
