import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { imageMonth } from "./image-month";

const now = { weightLbs: 195, bodyFat: 20 };
const months = [
  { month: 1, weightLbs: 192, bodyFatPercent: 18.5 },
  { month: 2, weightLbs: 188, bodyFatPercent: 17 },
  { month: 3, weightLbs: 185, bodyFatPercent: 15.4 },
  { month: 4, weightLbs: 185, bodyFatPercent: 15.2 },
];
const monthAt = (weightLbs: number, bodyFat = 15.4) => imageMonth(months, { weightLbs, bodyFat }, now);

describe("the month of an image", () => {
  test.each([
    [195, 0],
    [194, 0],
    [193, 1],
    [188.4, 2],
    [160, 3],
    [300, 0],
  ])("at %d lb is month %i", (weightLbs, month) => {
    expect(monthAt(weightLbs)).toBe(month);
  });

  test("is the later one where only fat is lost at last", () => {
    expect(monthAt(185, 15)).toBe(4);
  });

  test("is today without a forecast", () => {
    expect(imageMonth([], { weightLbs: 150, bodyFat: 15 }, now)).toBe(0);
  });

  test("is today when today lies as near as a later month in both", () => {
    expect(monthAt(193.5, 19.25)).toBe(0);
  });

  test("always has a weight that none of the others beats, and of such the first that is nearest in body fat", () => {
    const body = fc.record({
      weightLbs: fc.integer({ min: 100, max: 104 }),
      bodyFat: fc.integer({ min: 10, max: 14 }),
    });
    fc.assert(
      fc.property(fc.array(body), body, body, (bodies, image, today) => {
        const rows = bodies.map(({ weightLbs, bodyFat }, index) => ({
          month: index + 1,
          weightLbs,
          bodyFatPercent: bodyFat,
        }));
        const distances = [today, ...bodies].map(
          ({ weightLbs, bodyFat }) =>
            1000 * Math.abs(weightLbs - image.weightLbs) + Math.abs(bodyFat - image.bodyFat),
        );
        expect(imageMonth(rows, image, today)).toBe(distances.indexOf(Math.min(...distances)));
      }),
    );
  });
});
