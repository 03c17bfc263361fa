import { expect, test } from "vitest";
import { unitSystem } from "@/lib/body/unit-system";
import { startDraft } from "./draft";
import { nextHold, setOfTarget, targetAfter } from "./target";

const kg = unitSystem("metric");
const lb = unitSystem("imperial");
const RANGE = { min: 6, max: 10 };
const last = (weight: number, ...reps: number[]) => {
  const setsData = reps.map((count) => ({ reps: count, weight, kind: "working" as const, rpe: null }));
  const lastWorkout = {
    date: "2026-11-16",
    sets: reps.length,
    reps: reps[0] ?? 0,
    weight,
    notes: null,
    setsData,
  };
  return { exerciseName: "Bench Press", lastWorkout, earlierWorkouts: [] };
};

test("increases by the available plates and names them in their unit", () => {
  expect(targetAfter(last(185, 10, 10), RANGE, "chest", lb)).toMatchObject({ weightLbs: 190, reps: [8, 8] });
  expect(targetAfter(last(kg.lbsOfLoad(80), 10, 10), RANGE, "chest", kg)).toEqual({
    weightLbs: kg.lbsOfLoad(82.5),
    reps: [8, 8],
    reason: "Last time 10-10 at 80 kg, the top of the range: 2.5 kg more.",
  });
});

test("keeps a load that was logged in the other unit", () => {
  const target = targetAfter(last(185, 8), RANGE, "chest", kg);
  expect(target?.reason).toContain("at 83.9 kg: get every set to 10");
  expect(target?.weightLbs).toBe(185);
});

test("increases to a load of the trainer's plates from a load in the other unit", () => {
  expect(targetAfter(last(kg.lbsOfLoad(99), 10), RANGE, "chest", lb)?.weightLbs).toBe(225);
});

test("a draft takes over the target set by set, except for warm-ups", () => {
  let id = 0;
  const planned = [
    { reps: 8, weight: 95, kind: "warmup" as const },
    { reps: 10, weight: 185 },
    { reps: 9, weight: 185 },
    { reps: 9, weight: 185 },
  ];
  const subject = { key: "k", exerciseName: "Bench Press", muscleGroup: "chest" as const };
  const { sets } = startDraft(subject, planned, () => String(++id), lb);
  const target = { weightLbs: 185, reps: [10, 10], reason: "" };
  expect(sets.map((set) => setOfTarget(target, sets, set))).toEqual([
    null,
    { reps: 10, weight: 185 },
    { reps: 10, weight: 185 },
    { reps: 10, weight: 185 },
  ]);
});

const holds = (...seconds: number[]) => seconds.map((one) => ({ reps: 0, weight: 0, seconds: one }));
const next = (last: ReturnType<typeof holds>, sets?: number) => {
  const target = nextHold(last, sets);
  return target && [target.efforts?.map(({ seconds }) => seconds), target.reason];
};

test.each([
  [holds(45, 40, 40), undefined, [45, 45, 45], "45-40-40 seconds: get all 3 sets to 45 seconds first."],
  [holds(45, 45), undefined, [50, 50], "45-45 seconds: a little longer in every set."],
  [holds(60, 60), undefined, [70, 70], "60-60 seconds: a little longer in every set."],
  [holds(45, 45), 3, [45, 45, 45], "45-45 seconds: get all 3 sets to 45 seconds first."],
  [holds(115), undefined, [120], "115 seconds: a little longer in every set."],
  [holds(120), undefined, [120], "120 seconds: time for a load or a harder variation."],
])("after %j, %s planned: %j", (last, sets, seconds, reason) => {
  expect(next(last, sets)).toEqual([seconds, reason]);
});

test("a distance has no target, and no sets have none", () => {
  expect(nextHold([{ reps: 0, weight: 0, seconds: 90, meters: 400 } as never])).toBeNull();
  expect(nextHold([])).toBeNull();
});

test("keeps the load of a hold", () => {
  expect(nextHold([{ reps: 0, weight: 25, seconds: 30 }])).toMatchObject({ weightLbs: 25 });
});
