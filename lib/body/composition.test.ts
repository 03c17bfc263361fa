import { expect, test } from "vitest";
import { bmi, derivedValues, ffmi, leanMass, normalisedFfmi } from "./composition";

test("BMI is 703 times pounds over inches squared, one decimal", () => {
  expect(bmi(195, 72)).toBe(26.4);
  expect(bmi(130, 64)).toBe(22.3);
});

test("the BMI is 0 without a height", () => {
  expect(bmi(195, 0)).toBe(0);
});

test("lean mass is the weight without its fat, one decimal", () => {
  expect(leanMass(195, 20)).toBe(156);
  expect(leanMass(185, 15)).toBe(157.3);
  expect(leanMass(175, 7.4)).toBe(162.1);
  expect(leanMass(125, 35.4)).toBe(80.8);
});

test("derives BMI, lean mass and target lean mass from their own inputs", () => {
  const body = { heightInches: 70, weightLbs: 180, bodyFat: 25, targetWeightLbs: 165, targetBodyFat: 16 };
  expect(derivedValues(body)).toEqual({ bmi: 25.8, leanMass: 135, targetLeanMass: 138.6 });
});

test("the fat-free mass index of a 195 lb man at 20 % is 21.2, a little less at 1.80 m", () => {
  expect(ffmi(195, 72, 20)).toBeCloseTo(21.157, 3);
  expect(normalisedFfmi(195, 72, 20)).toBeCloseTo(20.976, 3);
  expect(normalisedFfmi(195, 1.8 / 0.0254, 20)).toBeCloseTo(ffmi(195, 1.8 / 0.0254, 20), 9);
});
