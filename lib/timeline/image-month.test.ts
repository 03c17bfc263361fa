import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { imageMonth } from "./image-month";

const months = [192, 188, 185, 185].map((weightLbs, index) => ({ month: index + 1, weightLbs }));

describe("the month of an image", () => {
  test.each([
    [195, 0],
    [194, 0],
    [193, 1],
    [188.4, 2],
    [160, 3],
    [300, 0],
  ])("at %d lb is month %i", (weightLbs, month) => {
    expect(imageMonth(months, weightLbs, 195)).toBe(month);
  });

  test("is today without a forecast", () => {
    expect(imageMonth([], 150, 195)).toBe(0);
  });

  test("is today when today lies as near as a later month", () => {
    expect(imageMonth(months, 193.5, 195)).toBe(0);
  });

  test("always has a weight that none of the others beats", () => {
    const weight = fc.integer({ min: 100, max: 350 });
    fc.assert(
      fc.property(fc.array(weight), weight, weight, (weights, asked, now) => {
        const rows = weights.map((weightLbs, index) => ({ month: index + 1, weightLbs }));
        const month = imageMonth(rows, asked, now);
        const distances = [now, ...weights].map((value) => Math.abs(value - asked));
        expect(distances[month]).toBe(Math.min(...distances));
        expect(distances.indexOf(distances[month]!)).toBe(month);
      }),
    );
  });
});
