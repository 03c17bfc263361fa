import { expect, test } from "vitest";
import { unitSystem } from "@/lib/body/unit-system";
import { nudgeWeight, stepReps, stepWeight } from "./set-step";

const lb = unitSystem("imperial");

const kg = unitSystem("metric");

test.each([
  [193, 1, 195],
  [193, -1, 190],
  [195, 1, 200],
  [62.5, 1, 65],
  [218.3, 1, 220],
  [52.9, -1, 50],
  [-48.2, 1, -45],
] as const)("from %d lb, %d goes to the next five pounds: %d", (from, direction, to) => {
  expect(stepWeight(from, direction, "chest", lb, "bodyWeight")).toBe(to);
});

test("in kilograms a step goes to the next 2.5, and the small one to the next 1.25", () => {
  const at = (load: number) => kg.lbsOfLoad(load);
  expect(kg.loadOf(stepWeight(at(61.2), 1, "chest", kg))).toBe(62.5);
  expect(kg.loadOf(stepWeight(lb.lbsOf(185), -1, "chest", kg))).toBe(82.5);
  expect(kg.loadOf(nudgeWeight(at(61.2), 1, "chest", kg))).toBe(61.25);
  expect(nudgeWeight(193, 1, "chest", lb)).toBe(195);
  expect(nudgeWeight(195, 1, "chest", lb)).toBe(197.5);
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
