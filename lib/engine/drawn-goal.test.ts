import { expect, it } from "vitest";
import { type Drawn, drawGoal, withoutImplausible } from "./drawn-goal";
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
  ["once if the waist is right", 0.9, 1],
  ["once if the waist is not visible", null, 1],
  ["three times if the waist stays too wide", 0.96, 3],
])("draws %s", async (_what, made, times) => {
  const waists: number[] = [];
  const goal = await drawGoal(async ({ ratios }) => {
    waists.push(ratios.waist);
    // Each attempt is nearer, but never within the tolerance.
    return drawnAt(made && made - 0.001 * waists.length);
  }, GOAL);
  expect(waists).toHaveLength(times);
  expect(waists).toEqual([...waists].sort((a, b) => b - a));
  expect(goal.correction.waist === 1).toBe(times === 1);
});

it("ignores a width that the warp cannot have made", () => {
  const width = { site: "hip", asked: 0.9 } as const;
  expect(withoutImplausible({ ...width, made: 1.0 }).made).toBe(1.0);
  for (const made of [1.05, 0.7]) expect(withoutImplausible({ ...width, made }).made).toBeNull();
});
