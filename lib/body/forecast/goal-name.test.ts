import { expect, test } from "vitest";
import { goalName } from "./goal-name";

const start = { weightLbs: 195, bodyFat: 20 };

test.each([
  [185, 15, "Goal"],
  [175, 20, "Goal"],
  [195, 20, "Goal"],
  [195, 15, "Recomposition goal"],
  [202, 16, "Recomposition goal"],
  [210, 20, "Gaining goal"],
  [205, 19, "Gaining goal"],
] as const)("from 195 lb at 20 %% to %d lb at %d %% is a %s", (weightLbs, bodyFat, name) => {
  expect(goalName(start, { weightLbs, bodyFat })).toBe(name);
});
