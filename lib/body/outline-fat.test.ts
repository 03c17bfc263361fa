import { expect, it } from "vitest";
import { missingFat, outlineFat } from "./outline-fat";

it("reads more fat from a broader waist, and from the same breadth more of a woman", () => {
  expect(outlineFat("male", 0.19)).toBeCloseTo(23.3, 1);
  expect(outlineFat("male", 0.22)).toBeCloseTo(31.7, 1);
  expect(outlineFat("female", 0.19)).toBeCloseTo(38.4, 1);
});

it("doubts an entry from 12 points on, and then counts what the outline shows beyond its usual excess", () => {
  const shown = outlineFat("male", 0.22);
  expect(missingFat("male", shown - 11.9, 0.22)).toBe(0);
  expect(missingFat("male", shown - 12.1, 0.22)).toBeCloseTo(7.1, 6);
  expect(missingFat("male", shown + 20, 0.22)).toBe(0);
});

it("doubts nothing where an arm hides the waist", () => {
  expect(missingFat("male", 3, null)).toBe(0);
});
