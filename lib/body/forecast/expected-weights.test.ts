import { expect, test } from "vitest";
import { lbsToKg } from "@/lib/body/units";
import { priorOf } from "./estimate";
import { expectedWeights } from "./expected-weights";
import { estimateOf, GATE, scaleRange, surpriseOf } from "./filter";
import { predict } from "./prediction";
import { type Entered, subjectOf } from "./subject";

const loss: Entered = {
  sex: "male",
  heightInches: 70,
  weightLbs: 195,
  bodyFat: 20,
  targetWeightLbs: 185,
  targetBodyFat: 15,
  workoutsPerWeek: 3,
  hoursPerWorkout: 1,
  experience: "intermediate",
  dietAdherence: 0.8,
};

test.each([0, 1, 7, 28, 200])("asks %d days later exactly where the filter puts a weigh-in aside", (days) => {
  const subject = subjectOf(loss);
  const expected = predict(subject, priorOf(subject), days);
  for (const edge of scaleRange(expected, GATE)) expect(surpriseOf(expected, edge)).toBeCloseTo(GATE, 6);
  const { max } = expectedWeights(loss, days);
  const day = Math.max(1, days);
  const asideAt = (lbs: number) =>
    estimateOf(subject, [{ day, weightKg: lbsToKg(lbs), bodyFat: null }]).aside.length;
  expect(asideAt(max + 1.5)).toBe(1);
});

test("asks about a typing error of 20 lb, and not about a day's water", () => {
  const { min, max } = expectedWeights(loss, 1);
  expect(215).toBeGreaterThan(max);
  expect(175).toBeLessThan(min);
  expect(200).toBeLessThan(max);
  expect(190).toBeGreaterThan(min);
});

test("never asks about a weight that did not change, and about less the longer it is ago", () => {
  for (const days of [0, 7, 28, 90, 700]) {
    const { min, max } = expectedWeights(loss, days);
    expect(min).toBeLessThan(194);
    expect(max).toBeGreaterThan(196);
  }
  const [week, years] = [expectedWeights(loss, 7), expectedWeights(loss, 730)];
  expect(years.max - years.min).toBeGreaterThan(2 * (week.max - week.min));
});
