import { describe, expect, test } from "vitest";
import { MUSCLE_GROUPS } from "@/lib/body/ranges";
import { availablePresets, CATALOGUE, findPreset, usualMeasure } from "./catalogue";
import { exerciseKey, parseExerciseName } from "./exercise-name";
import type { ExercisePreset } from "./preset";

const presetsOf = (group: (typeof MUSCLE_GROUPS)[number]): readonly ExercisePreset[] => CATALOGUE[group];
const namesOf = (preset: ExercisePreset) => [preset.name, ...preset.variations];
const allPresets = MUSCLE_GROUPS.flatMap((group) => [...presetsOf(group)]);

describe.each(MUSCLE_GROUPS)("the %s catalogue", (group) => {
  test("has 15 to 22 presets, with compounds and isolations", () => {
    expect(presetsOf(group).length).toBeGreaterThanOrEqual(15);
    expect(presetsOf(group).length).toBeLessThanOrEqual(22);
    expect(new Set(presetsOf(group).map((preset) => preset.kind)).size).toBe(2);
  });

  test("gives every preset at least two variations and no muscle that is both primary and secondary", () => {
    for (const preset of presetsOf(group)) {
      expect(preset.variations.length, preset.name).toBeGreaterThanOrEqual(2);
      expect(preset.primary.length, preset.name).toBeGreaterThanOrEqual(1);
      expect(
        preset.primary.filter((muscle) => preset.secondary.includes(muscle)),
        preset.name,
      ).toEqual([]);
    }
  });
});

test("no exercise is listed twice in any group or spelling", () => {
  const keys = allPresets.flatMap(namesOf).map(exerciseKey);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test("every name is in its stored form", () => {
  for (const name of allPresets.flatMap(namesOf)) expect(parseExerciseName(name)).toBe(name);
});

describe("availablePresets", () => {
  test("returns all presets for a client without exercises", () => {
    expect(availablePresets("legs", [])).toHaveLength(CATALOGUE.legs.length);
    expect(availablePresets("legs", []).every((preset) => preset.addable)).toBe(true);
  });

  test("drops exercises that the client has, in any spelling", () => {
    const [squat] = availablePresets("legs", ["back  SQUAT", "box squat"]);
    expect(squat).toMatchObject({ addable: false, preset: { name: "Back Squat" } });
    expect(squat?.variations).toEqual(["High-Bar Back Squat", "Low-Bar Back Squat", "Paused Back Squat"]);
  });

  test("is empty when the client has every exercise and variation", () => {
    expect(availablePresets("arms", CATALOGUE.arms.flatMap(namesOf))).toEqual([]);
  });
});

test("findPreset finds the preset of a variation, and null for an unknown exercise", () => {
  expect(findPreset("rope pushdown")).toMatchObject({ group: "arms", preset: { name: "Triceps Pushdown" } });
  expect(findPreset("Zercher Yoga")).toBeNull();
  expect(findPreset("constructor")).toBeNull();
});

test("usualMeasure works for known and unknown exercises", () => {
  const measures = {
    "Back Squat": "load",
    "pull-up": "bodyWeight",
    "Assisted Pull-Up": "bodyWeight",
    Plank: "time",
    "Copenhagen Plank": "time",
    "Farmer's Carry": "distance",
    "Treadmill Run": "distance",
    "Zercher Hold": "time",
    "Assault Bike": "distance",
    "Ring Dips": "bodyWeight",
    "Walking Lunge": "load",
    "Dumbbell Row": "load",
    "Hang Clean": "load",
  };
  for (const [name, measure] of Object.entries(measures)) expect(usualMeasure(name), name).toBe(measure);
});
