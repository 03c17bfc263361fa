import { expect, test } from "vitest";
import { ALIASES } from "@/lib/training/catalogue/aliases";
import { findPreset } from "@/lib/training/catalogue/catalogue";
import { exerciseKey } from "@/lib/training/catalogue/exercise-name";
import { guessGroup, matchExercise } from "./match";

test("every alias belongs to exactly one exercise of the catalogue", () => {
  for (const name of Object.keys(ALIASES)) expect(findPreset(name), name).not.toBeNull();
  const keys = Object.values(ALIASES).flat().map(exerciseKey);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test.each([
  ["Bench Press (Barbell)", "Bench Press", "chest"],
  ["bench press", "Bench Press", "chest"],
  ["Squat (Barbell)", "Back Squat", "legs"],
  ["Deadlift (Barbell)", "Deadlift", "back"],
  ["Curl (EZ Bar)", "EZ-Bar Curl", "arms"],
  ["Press Bench", "Bench Press", "chest"],
  ["Paused Bench Presses", null, null],
  ["Goblet Squats", "Goblet Squat", "legs"],
  ["Zercher Yoga", null, null],
])("%s matches %s", (name, exerciseName, muscleGroup) => {
  expect(matchExercise(name, [])).toEqual(exerciseName && { exerciseName, muscleGroup });
});

test("the client's own exercises come first, with their own muscle group", () => {
  const own = [
    { exerciseName: "bench PRESS", muscleGroup: "arms" as const },
    { exerciseName: "Chest Press Hammer", muscleGroup: "chest" as const },
  ];
  expect(matchExercise("Bench Press (Barbell)", own)).toEqual(own[0]);
  expect(matchExercise("Hammer Chest Press", own)).toEqual(own[1]);
});

test.each([
  ["Nordic Ham Lunge", "legs"],
  ["Zottman Curl", "arms"],
  ["Chest Press Hammer", "chest"],
  ["Bus Driver", "legs"],
])("guesses for a new %s the group %s", (name, group) => {
  expect(guessGroup(name)).toBe(group);
});
