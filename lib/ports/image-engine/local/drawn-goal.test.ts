import { expect, it } from "vitest";
import { believed, type Drawn, drawGoal } from "./drawn-goal";
import { UNCHANGED } from "./outline/width-profile";
import { bodyChange } from "./surface/relief";

const BODY = { weightLbs: 190, bodyFat: 25 };
const SUBJECT = { sex: "male", heightInches: 70, now: BODY, target: BODY } as const;
const GOAL = { ratios: { ...UNCHANGED, waist: 0.9 }, change: bodyChange(SUBJECT, "front") };

const drawnAt = (made: number | null): Drawn => ({
  jpeg: new Uint8Array(),
  widths: [{ site: "waist", asked: 0.9, made }],
});

it.each([
  ["a waist that is as asked", 0.9, 1],
  ["a waist that cannot be seen", null, 1],
  ["a waist that is too wide, twice", 0.96, 3],
])("draws %s as often as it has to", async (_what, made, times) => {
  const waists: number[] = [];
  const goal = await drawGoal(async ({ ratios }) => {
    waists.push(ratios.waist);
    // Nearer each time, but never within the tolerance.
    return drawnAt(made && made - 0.001 * waists.length);
  }, GOAL);
  expect(waists).toHaveLength(times);
  expect(waists).toEqual([...waists].sort((a, b) => b - a));
  expect(goal.correction.waist === 1).toBe(times === 1);
});

it("does not believe a width that the warp cannot have made", () => {
  const width = { site: "hip", asked: 0.9 } as const;
  expect(believed({ ...width, made: 1.0 }).made).toBe(1.0);
  for (const made of [1.05, 0.7]) expect(believed({ ...width, made }).made).toBeNull();
});
