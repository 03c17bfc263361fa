import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bmi, derivedValues, ffmi, leanMass, normalisedFfmi, roundToTenth } from "./composition";

describe("rounding to a tenth", () => {
  test.each([
    [116.55, 116.6],
    [-116.55, -116.6],
    [0.05, 0.1],
    [-0.05, -0.1],
    [1.249, 1.2],
    [26.4439, 26.4],
  ])("%d becomes %d", (value, rounded) => {
    expect(roundToTenth(value)).toBe(rounded);
  });

  test("a value that vanishes is plain zero, never minus zero", () => {
    expect(Object.is(roundToTenth(-0.01), 0)).toBe(true);
  });

  test("it agrees with exact decimal arithmetic for every hundredth", () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 100_000 }), (hundredths) => {
        const exact = (Math.sign(hundredths) * Math.floor((Math.abs(hundredths) + 5) / 10)) / 10;
        expect(roundToTenth(hundredths / 100)).toBe(exact === 0 ? 0 : exact);
      }),
      { numRuns: 2000 },
    );
  });
});

test("BMI is 703 times pounds over inches squared, one decimal", () => {
  expect(bmi(195, 72)).toBe(26.4);
  expect(bmi(130, 64)).toBe(22.3);
});

test("without a height there is no BMI", () => {
  expect(bmi(195, 0)).toBe(0);
});

test("lean mass is the weight without its fat, one decimal", () => {
  expect(leanMass(195, 20)).toBe(156);
  expect(leanMass(185, 15)).toBe(157.3);
  expect(leanMass(175, 7.4)).toBe(162.1);
  expect(leanMass(125, 35.4)).toBe(80.8);
});

test("the derived values are those three, each from its own inputs", () => {
  const body = { height: 70, weight: 180, bodyFat: 25, targetWeight: 165, targetBodyFat: 16 };
  expect(derivedValues(body)).toEqual({ bmi: 25.8, leanMass: 135, targetLeanMass: 138.6 });
});

test("the fat-free mass index of a 195 lb man at 20 % is 21.2, a little less at 1.80 m", () => {
  expect(ffmi(195, 72, 20)).toBeCloseTo(21.157, 3);
  expect(normalisedFfmi(195, 72, 20)).toBeCloseTo(20.976, 3);
  expect(normalisedFfmi(195, 1.8 / 0.0254, 20)).toBeCloseTo(ffmi(195, 1.8 / 0.0254, 20), 9);
});
