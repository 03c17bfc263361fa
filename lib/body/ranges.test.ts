import { expect, test } from "vitest";
import { questionOf } from "@/lib/body/forecast/question";
import { isWithin, valuesOf } from "@/lib/text/number-range";
import { derivedValues } from "./composition";
import * as ranges from "./ranges";

const defaults = ranges.NEW_CLIENT_DEFAULTS;

test("the pickers offer exactly what the specification lists", () => {
  expect(valuesOf(ranges.HEIGHT_INCHES)).toHaveLength(48);
  expect(valuesOf(ranges.TARGET_BODY_FAT)).toHaveLength(301);
  expect(valuesOf(ranges.WEIGHT_LBS)).toHaveLength(51);
  expect(valuesOf(ranges.STEPS)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(valuesOf(ranges.WORKOUTS_PER_WEEK)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(valuesOf(ranges.REPS)).toHaveLength(30);
});

test("diet adherence is named from Perfect to Very Poor", () => {
  expect(ranges.DIET_ADHERENCES.map((value) => `${value} ${ranges.DIET_ADHERENCE_LABELS[value]}`)).toEqual([
    "1 Perfect",
    "0.9 Excellent",
    "0.8 Good",
    "0.7 Fair",
    "0.6 Poor",
    "0.5 Very Poor",
  ]);
});

test("only leg exercises allow more than 500 lb", () => {
  for (const group of ranges.MUSCLE_GROUPS) {
    expect(ranges.SET_WEIGHT_LBS[group]).toEqual({ min: 5, max: group === "legs" ? 750 : 500, step: 5 });
  }
});

test("a new client's defaults lie inside every range", () => {
  expect(isWithin(ranges.HEIGHT_INCHES, defaults.height)).toBe(true);
  expect(isWithin(ranges.WEIGHT_LBS, defaults.weight)).toBe(true);
  expect(isWithin(ranges.WEIGHT_LBS, defaults.targetWeight)).toBe(true);
  expect(isWithin(ranges.BODY_FAT, defaults.bodyFat)).toBe(true);
  expect(isWithin(ranges.TARGET_BODY_FAT, defaults.targetBodyFat)).toBe(true);
  expect(isWithin(ranges.STEPS, defaults.steps)).toBe(true);
  expect(isWithin(ranges.WORKOUTS_PER_WEEK, defaults.workoutsPerWeek)).toBe(true);
});

test("a new client's defaults give the BMI and lean mass of the specification", () => {
  expect(derivedValues(questionOf(defaults, new Date()))).toEqual({
    bmi: 26.4,
    leanMass: 156,
    targetLeanMass: 157.3,
  });
});
