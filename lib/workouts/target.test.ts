import { expect, test } from "vitest";
import { unitSystem } from "@/lib/body/unit-system";
import { targetAfter } from "./target";

const kg = unitSystem("metric");
const lb = unitSystem("imperial");
const RANGE = { min: 6, max: 10 };
const last = (weight: number, ...reps: number[]) => {
  const setsData = reps.map((count) => ({ reps: count, weight, kind: "working" as const, rpe: null }));
  return { date: "2026-11-16", sets: reps.length, reps: reps[0] ?? 0, weight, notes: null, setsData };
};

test("goes up by the plates that there are, and says so in their unit", () => {
  expect(targetAfter(last(185, 10, 10), RANGE, "chest", lb)).toMatchObject({ weightLbs: 190, reps: 6 });
  expect(targetAfter(last(kg.lbsOfLoad(80), 10, 10), RANGE, "chest", kg)).toEqual({
    weightLbs: kg.lbsOfLoad(82.5),
    reps: 6,
    reason:
      "Last time 2 sets of at least 10 at 80 kg, the top of the range: go up 2.5 kg and start again at 6.",
  });
});

test("keeps a load that was logged in the other unit", () => {
  const target = targetAfter(last(185, 8), RANGE, "chest", kg);
  expect(target?.reason).toContain("at 83.9 kg: aim for 9");
  expect(target?.weightLbs).toBe(185);
});
