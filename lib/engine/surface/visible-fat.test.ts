import { expect, it } from "vitest";
import { missingFat, outlineFat } from "@/lib/body/outline-fat";
import type { BodyChange } from "./relief";
import { tissueOf } from "./relief-form";
import { visibleChange } from "./visible-fat";

const BREADTH = 0.22;
const change = (before: number, after: number): BodyChange => ({
  before: { sex: "male", heightInches: 70, weightLbs: 195, bodyFat: before },
  after: { sex: "male", heightInches: 70, weightLbs: 180, bodyFat: after },
  view: "front",
});

it("ends the definition of a body whose outline shows far more fat than was entered", () => {
  const entered = outlineFat("male", BREADTH) - 16;
  const painted = change(entered, entered - 3);
  const seen = visibleChange(painted, BREADTH);
  expect(tissueOf(painted.after).definition).toBeGreaterThan(0.5);
  expect(tissueOf(seen.after).definition).toBeLessThan(0.05);
  expect(seen.before.bodyFat - painted.before.bodyFat).toBe(missingFat("male", entered, BREADTH));
  expect(seen.before.bodyFat - seen.after.bodyFat).toBeCloseTo(3, 9);
});

it("leaves a change alone whose entries fit, or where an arm hides the waist", () => {
  const fitting = change(22, 15);
  expect(visibleChange(fitting, BREADTH)).toBe(fitting);
  expect(visibleChange(change(8, 5), null)).toEqual(change(8, 5));
});
