import { expect, test } from "vitest";
import { tapeBodyFat } from "./tape-body-fat";
import { MM_PER_INCH } from "./units";

const inches = (girths: Record<string, number>) =>
  Object.fromEntries(Object.entries(girths).map(([site, value]) => [site, Math.round(value * MM_PER_INCH)]));

test("body fat follows the published equations: neck and waist for men, hips too for women", () => {
  expect(tapeBodyFat("male", 70, inches({ neck: 15, waist: 34 }))).toBe(17.5);
  expect(tapeBodyFat("female", 65, inches({ neck: 13, waist: 30, hip: 38 }))).toBe(28.6);
});

test("without a girth that the equation needs there is no result", () => {
  expect(tapeBodyFat("male", 70, inches({ waist: 34 }))).toBeNull();
  expect(tapeBodyFat("female", 65, inches({ neck: 13, waist: 30 }))).toBeNull();
});

test("an implausible result of the equation is null", () => {
  expect(tapeBodyFat("male", 70, inches({ neck: 20, waist: 18 }))).toBeNull();
  expect(tapeBodyFat("male", 70, inches({ neck: 15, waist: 24 }))).toBeNull();
  expect(tapeBodyFat("male", 60, inches({ neck: 14, waist: 60 }))).toBeNull();
});
