import { expect, test } from "vitest";
import { unitSystem } from "@/lib/body/unit-system";
import { stepReps, stepWeight } from "./set-step";

const lb = unitSystem("imperial");

test("a step changes any weight by five pounds", () => {
  expect(stepWeight(62.5, 1, "chest", lb)).toBe(67.5);
  expect(stepWeight(185, -1, "chest", lb)).toBe(180);
});

test("the weight stays between body weight and the muscle group's maximum", () => {
  expect(stepWeight(2.5, -1, "arms", lb)).toBe(0);
  expect(stepWeight(500, 1, "arms", lb)).toBe(500);
  expect(stepWeight(500, 1, "legs", lb)).toBe(505);
  expect(stepWeight(750, 1, "legs", lb)).toBe(750);
});

test("repetitions stay within 1 and 30", () => {
  expect([stepReps(1, -1), stepReps(30, 1), stepReps(8, 1)]).toEqual([1, 30, 9]);
});
