import { expect, test } from "vitest";
import { mergeExercises } from "./merge";

test("merges an exercise that was sent twice, with its first name and all sets and notes in order", () => {
  const merged = mergeExercises([
    { exerciseName: "Bench Press", notes: "Slow", setsData: [1, 2] },
    { exerciseName: "Dip", notes: "  ".trim(), setsData: [3] },
    { exerciseName: "bench  press", notes: "Paused", setsData: [4] },
  ]);
  expect(merged).toEqual([
    { exerciseName: "Bench Press", notes: "Slow\nPaused", setsData: [1, 2, 4] },
    { exerciseName: "Dip", notes: null, setsData: [3] },
  ]);
});
