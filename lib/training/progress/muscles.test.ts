import { expect, test } from "vitest";
import { MUSCLE_GROUPS } from "@/lib/body/ranges";
import { CATALOGUE } from "@/lib/training/catalogue/catalogue";
import { GROUP_OF, setsByGroup } from "./muscles";

test("a set counts one for the groups of its primary muscles and half for secondary ones", () => {
  expect(
    setsByGroup([
      { exerciseName: "bench press", muscleGroup: "arms", sets: 4 },
      { exerciseName: "Barbell Curl", muscleGroup: "arms", sets: 3 },
    ]),
  ).toEqual({ legs: 0, back: 0, chest: 4, shoulders: 2, arms: 5 });
});

test("a trainer's own exercise counts for its muscle group", () => {
  expect(setsByGroup([{ exerciseName: "Zercher Yoga", muscleGroup: "back", sets: 2 }]).back).toBe(2);
});

test("every exercise of the catalogue trains its muscle group", () => {
  for (const muscleGroup of MUSCLE_GROUPS)
    for (const { name, primary } of CATALOGUE[muscleGroup])
      expect(
        primary.map((muscle) => GROUP_OF[muscle]),
        name,
      ).toContain(muscleGroup);
});
