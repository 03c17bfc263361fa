import { expect, test } from "vitest";
import tries from "../../../tests/figures/exercise-tries.json";
import { type OwnExercise, searchExercises } from "./exercise-search";

const names = (search: string, own: readonly OwnExercise[] = [], taken: string[] = []) =>
  searchExercises(search, "legs", own, taken).found.map(({ exerciseName }) => exerciseName);
const own = (exerciseName: string, lastDone: string | null = null): OwnExercise => ({
  exerciseName,
  muscleGroup: "legs",
  lastDone,
});

const SEEN = 5;
const missed = (list: Record<string, string>) =>
  Object.entries(list).filter(([typed, meant]) => !names(typed).slice(0, SEEN).includes(meant));

test("three letters find the intended exercise in 18 of 20 cases", () => {
  expect(Object.keys(tries.threeKeys)).toHaveLength(20);
  expect(Object.keys(tries.threeKeys).every((typed) => typed.length === 3)).toBe(true);
  expect(missed(tries.threeKeys).length).toBeLessThanOrEqual(2);
});

test("a typing error still finds the intended exercise", () => {
  expect(missed(tries.misspelt)).toEqual([]);
});

test("lists the client's exercises and the group's presets once each, without taken ones", () => {
  const found = names("", [own("back squat"), own("Sled Push")], ["Sled Push"]);
  expect(found[0]).toBe("back squat");
  expect(found).toContain("Front Squat");
  for (const name of ["Back Squat", "Paused Front Squat", "Sled Push", "Bench Press"])
    expect(found).not.toContain(name);
});

test("lists the last trained first, then the client's others", () => {
  const mine = [own("Sled Push"), own("Leg Press", "2026-11-02"), own("Back Squat", "2026-11-18")];
  expect(names("", mine).slice(0, 3)).toEqual(["Back Squat", "Leg Press", "Sled Push"]);
  expect(names("press", [own("Leg Press", "2026-11-02")])[0]).toBe("Leg Press");
});

test("finds words in any order in all groups and variations", () => {
  const { found } = searchExercises("PAUSED bench", "legs", [], []);
  expect(found[0]).toMatchObject({ exerciseName: "Paused Bench Press", muscleGroup: "chest" });
});

test("offers the typed text as a new exercise", () => {
  const custom = (search: string, mine: OwnExercise[] = [], taken: string[] = []) =>
    searchExercises(search, "legs", mine, taken).custom;
  expect(custom(" Sled  Push ")).toBe("Sled Push");
  expect(custom("sled push", [own("Sled Push")])).toBeNull();
  expect(custom("sled push", [], ["Sled Push"])).toBeNull();
  expect(custom("bench press")).toBeNull();
  expect(custom("x".repeat(81))).toBeNull();
});

test("finds nothing for a meaningless text", () => {
  expect(names("qqqqq")).toEqual([]);
});

test("lists favourites before recently trained exercises", () => {
  const own = [
    { exerciseName: "Leg Press", muscleGroup: "legs", lastDone: "2026-11-20" },
    { exerciseName: "Nordic Curl", muscleGroup: "legs", lastDone: null, isFavourite: true },
  ] as const;
  const { found } = searchExercises("", "legs", own, []);
  expect(found.slice(0, 2).map(({ exerciseName }) => exerciseName)).toEqual(["Nordic Curl", "Leg Press"]);
});
