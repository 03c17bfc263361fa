import { expect, test } from "vitest";
import { stepReps, stepWeight } from "./set-step";

test("a tap adds or takes five pounds from wherever the weight stands", () => {
  expect(stepWeight(62.5, 1, "chest")).toBe(67.5);
  expect(stepWeight(185, -1, "chest")).toBe(180);
});

test("the weight ends at body weight and at the muscle group's heaviest", () => {
  expect(stepWeight(2.5, -1, "arms")).toBe(0);
  expect(stepWeight(500, 1, "arms")).toBe(500);
  expect(stepWeight(500, 1, "legs")).toBe(505);
  expect(stepWeight(750, 1, "legs")).toBe(750);
});

test("repetitions stay within 1 and 30", () => {
  expect([stepReps(1, -1), stepReps(30, 1), stepReps(8, 1)]).toEqual([1, 30, 9]);
});
