import { expect, test } from "vitest";
import { unitSystem } from "@/lib/body/unit-system";
import { type Progress, progressed } from "./progress";

const lb = unitSystem("imperial");
const planned = (exerciseName: string, weight: number) => ({
  exerciseName,
  muscleGroup: "legs" as const,
  sets: 4,
  reps: { min: 5, max: 8 },
  weight,
  isFixed: false,
  withNext: false,
});
const STEPS: Progress = { weeks: 4, load: { by: "step", each: 5 }, setEvery: 0, rpe: null, deload: "last" };
const weeksOf = (change: Partial<Progress>, weight = 200, name = "Back Squat", system = lb) =>
  progressed(
    [{ weekday: 1, name: "Legs", exercises: [planned(name, weight)] }],
    { ...STEPS, ...change },
    system,
  ).map(({ sessions, isDeload }) => ({ ...sessions[0]?.exercises[0], isDeload }));
const loads = (...asked: Parameters<typeof weeksOf>) =>
  weeksOf(...asked).map(({ weight }) => Math.round((weight ?? 0) * 10) / 10);

test("loads rise by steps, and the last week is a deload: half of the sets at 90 %", () => {
  expect(loads({})).toEqual([200, 205, 210, 180]);
  expect(weeksOf({}).map(({ sets }) => sets)).toEqual([4, 4, 4, 2]);
  expect(weeksOf({}).map(({ isDeload }) => isDeload)).toEqual([false, false, false, true]);
  expect(weeksOf({}).every(({ isFixed }) => isFixed)).toBe(true);
});

test("percentages are rounded to available loads", () => {
  expect(loads({ load: { by: "percent", each: 2.5 }, deload: "never" })).toEqual([200, 205, 210, 215]);
  expect(loads({ load: { by: "percent", each: 2.5 }, deload: "never" }, 40, "Dumbbell Lunge")).toEqual([
    40, 40, 40, 45,
  ]);
  const kg = unitSystem("metric");
  const inKg = weeksOf({ load: { by: "step", each: 2.5 } }, kg.lbsOfLoad(100), "Back Squat", kg);
  expect(inKg.map(({ weight }) => kg.loadOf(weight ?? 0))).toEqual([100, 102.5, 105, 90]);
});

test("after a deload week the load continues where it was", () => {
  expect(loads({ weeks: 8, deload: "fourth" })).toEqual([200, 205, 210, 180, 215, 220, 225, 180]);
});

test("loads that follow the workouts are not fixed, and a deload week uses a percentage", () => {
  const weeks = weeksOf({ load: { by: "workouts" } });
  expect(weeks.map(({ isFixed }) => isFixed)).toEqual([false, false, false, false]);
  expect(weeks.map(({ loadPercent }) => loadPercent)).toEqual([undefined, undefined, undefined, 90]);
});

test("body weight stays body weight", () => {
  expect(loads({}, 0, "Push-Up")).toEqual([0, 0, 0, 0]);
  expect(weeksOf({}, 0, "Push-Up").every(({ isFixed }) => !isFixed)).toBe(true);
});

test("sets and RPE rise up to their limits", () => {
  const weeks = weeksOf({ weeks: 8, setEvery: 1, rpe: { from: 7, to: 9 }, deload: "never" });
  expect(weeks.map(({ sets }) => sets)).toEqual([4, 5, 6, 7, 7, 7, 7, 7]);
  expect(weeks.map(({ rpe }) => rpe)).toEqual([7, 7.5, 8, 8.5, 9, 9, 9, 9]);
  expect(weeksOf({ rpe: { from: 7, to: 9 } }).at(-1)?.rpe).toBe(6);
});
