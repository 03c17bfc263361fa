import { expect, test } from "vitest";
import { unitSystem } from "@/lib/body/unit-system";
import { equalSets, reduceDraft, type SetValues, startDraft } from "./draft";
import { weakerLimb } from "./limbs";
import type { Limb } from "./set-kind";
import { swapOut } from "./swap";
import { setOfTarget, targetAfter } from "./target";
import { doneText, setText } from "./wording";

const lb = unitSystem("imperial");
const side = (limb: Limb, reps: number, weight = 40) => ({
  ...{ reps, weight, limb, rpe: null },
  kind: "working" as const,
});
const both = (reps: number) => ({ reps, weight: 40, kind: "working" as const, rpe: null });

let id = 0;
const draftOf = (...sets: SetValues[]) => {
  const subject = { key: "k", exerciseName: "Single-Arm Row", muscleGroup: "back" } as const;
  return startDraft(subject, sets, () => `${id++}`, lb);
};
const limbsOf = (sets: readonly { limb?: Limb | undefined }[]) => sets.map(({ limb }) => limb ?? "both");

test("the weaker limb counts, set by set, also where one did more sets", () => {
  const sets = [side("left", 8), side("right", 10), side("left", 9), side("right", 7), side("right", 12)];
  expect(weakerLimb(sets).map(({ limb, reps }) => `${limb} ${reps}`)).toEqual([
    "left 8",
    "right 7",
    "right 12",
  ]);
  expect(weakerLimb([both(8), both(7)])).toEqual([both(8), both(7)]);
});

test("the next target waits for the weaker side, and is of each side", () => {
  const last = (...setsData: ReturnType<typeof side>[]) => {
    const lastWorkout = { date: "2026-11-16", sets: 4, reps: 10, weight: 40, notes: null, setsData };
    return { exerciseName: "Single-Arm Row", lastWorkout, earlierWorkouts: [] };
  };
  const range = { min: 8, max: 10 };
  const uneven = last(side("left", 10), side("right", 8), side("left", 10), side("right", 8));
  expect(targetAfter(uneven, range, "back", lb)).toMatchObject({ weightLbs: 40, eachLimb: true });
  expect(targetAfter(uneven, range, "back", lb)?.reps).toHaveLength(2);
  const even = last(side("left", 10), side("right", 10), side("left", 10), side("right", 10));
  expect(targetAfter(even, range, "back", lb)?.weightLbs).toBeGreaterThan(40);
});

test("planned sets of each side alternate, and another set is the other side's", () => {
  const draft = draftOf(...equalSets({ sets: 2, reps: 10, weight: 40, eachLimb: true }));
  expect(limbsOf(draft.sets)).toEqual(["left", "right", "left", "right"]);
  expect(limbsOf(reduceDraft(draft, { type: "addSet", id: "x" })?.sets ?? [])).toEqual([
    "left",
    "right",
    "left",
    "right",
    "left",
  ]);
  expect(limbsOf(reduceDraft(draftOf(both(10)), { type: "addSet", id: "x" })?.sets ?? [])).toEqual([
    "both",
    "both",
  ]);
});

test("each side takes over its own set of a target", () => {
  const { sets } = draftOf(...equalSets({ sets: 2, reps: 5, weight: 30, eachLimb: true }));
  const target = { weightLbs: 40, reps: [10, 9], reason: "" };
  expect(sets.map((set) => setOfTarget(target, sets, set)?.reps)).toEqual([10, 10, 9, 9]);
});

test("a swap keeps the sides", () => {
  const draft = draftOf(...equalSets({ sets: 1, reps: 10, weight: 40, eachLimb: true }));
  expect(limbsOf(swapOut(draft, [side("right", 8, 25)], "load", lb).sets)).toEqual(["left", "right"]);
});

test("texts name a side where the sides differ", () => {
  expect(setText(side("left", 10), lb)).toBe("40 × 10 L");
  const even = [side("left", 10), side("right", 10), side("left", 9), side("right", 9)];
  expect(doneText(even, lb)).toBe("40 lb, 10-9 each side");
  expect(doneText([side("left", 10), side("right", 8)], lb)).toBe("left 40 lb × 10 · right 40 lb × 8");
  expect(doneText([both(10), both(10)], lb)).toBe("40 lb, 2 × 10");
});
