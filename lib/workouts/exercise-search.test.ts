import { expect, test } from "vitest";
import { searchExercises } from "./exercise-search";

test("shows the client's own and the presets, each once, without those that are taken", () => {
  const found = searchExercises("legs", "", ["back squat", "Sled Push"], ["Sled Push"]);
  expect(found.own).toEqual(["back squat"]);
  expect(found.presets).toContain("Front Squat");
  expect(found.presets).not.toContain("Back Squat");
  expect(found.presets).not.toContain("Paused Front Squat");
  expect(found.custom).toBeNull();
});

test("finds by words in any order, variations too", () => {
  const found = searchExercises("legs", "squat PAUSED", [], []);
  expect(found.presets).toContain("Paused Front Squat");
  expect(found.presets.every((name) => /paused/i.test(name) && /squat/i.test(name))).toBe(true);
});

test("offers what was typed when it is new", () => {
  expect(searchExercises("legs", " Sled  Push ", [], []).custom).toBe("Sled Push");
  expect(searchExercises("legs", "sled push", ["Sled Push"], []).custom).toBeNull();
  expect(searchExercises("legs", "sled push", [], ["Sled Push"]).custom).toBeNull();
  expect(searchExercises("legs", "x".repeat(81), [], []).custom).toBeNull();
});
