import { expect, test } from "vitest";
import { MUSCLE_GROUPS } from "@/lib/body/ranges";
import { CATALOGUE } from "@/lib/workouts/catalogue";
import { GROUP_OF, setsByGroup } from "./muscles";

test("a set counts once for the groups of its primary muscles and half for the others", () => {
  expect(
    setsByGroup([
      { exerciseName: "bench press", muscleGroup: "arms", sets: 4 },
      { exerciseName: "Barbell Curl", muscleGroup: "arms", sets: 3 },
    ]),
  ).toEqual({ legs: 0, back: 0, chest: 4, shoulders: 2, arms: 5 });
});

test("an exercise of the trainer's own counts for the group where the trainer put it", () => {
  expect(setsByGroup([{ exerciseName: "Zercher Yoga", muscleGroup: "back", sets: 2 }]).back).toBe(2);
});

test("every exercise of the catalogue works the group under which it stands", () => {
  for (const muscleGroup of MUSCLE_GROUPS)
    for (const { name, primary } of CATALOGUE[muscleGroup])
      expect(
        primary.map((muscle) => GROUP_OF[muscle]),
        name,
      ).toContain(muscleGroup);
});
