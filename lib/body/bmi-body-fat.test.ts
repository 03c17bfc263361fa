import { expect, it } from "vitest";
import { bmiBodyFat } from "./bmi-body-fat";

/** Worked by hand from the paper's equation: 1.20 BMI + 0.23 age - 10.8 for men - 5.4. */
it.each([
  // BMI 27.6.
  ["female", 66, 171, 35, 35.8],
  // BMI 26.5.
  ["male", 72, 195.2, 36, 23.9],
  // BMI 18.5: 7.6 for a man of 19.
  ["male", 70, 129, 19, 10.4],
] as const)("a %s of %i in, %d lb and %i years has about %d %%", (sex, height, weight, age, percent) => {
  expect(bmiBodyFat(sex, height, weight, age)).toBe(percent);
});

it("stays within what a client can have", () => {
  expect(bmiBodyFat("male", 78, 100, 18)).toBe(5);
  expect(bmiBodyFat("female", 60, 350, 80)).toBe(45);
});
