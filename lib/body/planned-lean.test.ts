import { expect, it } from "vitest";
import { girthRatios } from "./girths";
import { plannedTarget, plannedWidths } from "./planned-lean";

const MAN = { sex: "male" as const, heightInches: 70, now: { weightLbs: 200, bodyFat: 28 } };
/** Lean mass of 147.9 lb; the photo has 144. */
const MUSCULAR = { ...MAN, target: { weightLbs: 170, bodyFat: 13 } };

it("draws no muscle that a client who only diets does not build, at the body fat that was entered", () => {
  const { weightLbs, bodyFat } = plannedTarget({ ...MUSCULAR, planLeanLbs: 140 });
  expect(bodyFat).toBe(13);
  expect(weightLbs * (1 - bodyFat / 100)).toBeCloseTo(144, 9);
});

it("draws the muscle that the forecast builds, and that of orders without a forecast", () => {
  expect(plannedTarget({ ...MUSCULAR, planLeanLbs: 148 })).toBe(MUSCULAR.target);
  expect(plannedTarget(MUSCULAR)).toBe(MUSCULAR.target);
  const partly = plannedTarget({ ...MUSCULAR, planLeanLbs: 146 });
  expect(partly.weightLbs * 0.87).toBeCloseTo(146, 9);
});

it("leaves a body alone that loses lean mass", () => {
  const target = { weightLbs: 170, bodyFat: 20 };
  expect(plannedTarget({ ...MAN, target, planLeanLbs: 144 })).toBe(target);
});

it("narrows shoulders and arms of a dieter more, and no width that is measured", () => {
  const asked = girthRatios(MUSCULAR).frontWidth;
  const drawn = plannedWidths({ ...MUSCULAR, planLeanLbs: 140 });
  expect(asked.shoulder - drawn.shoulder).toBeGreaterThan(0.015);
  expect(asked.biceps - drawn.biceps).toBeGreaterThan(0.02);
  for (const site of ["chest", "waist", "hip", "thigh"] as const) expect(drawn[site]).toBe(asked[site]);
});
