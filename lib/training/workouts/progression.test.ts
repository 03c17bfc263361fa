import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { MuscleGroup } from "@/lib/body/ranges";
import { type UnitSystem, unitSystem } from "@/lib/body/unit-system";
import histories from "../../../tests/figures/next-targets.json";
import { targetAfter } from "./target";

type Day = { weight: number; reps: number; kind: "working" | "warmup"; rpe: null }[];

/** `185: 10 9` in the trainer's unit, `20 lb: 15` in pounds, `w60: 8` a warm-up, `e165: 8` in a deload week. */
function setsOf(line: string, system: UnitSystem): Day {
  const [load = "", reps = ""] = line.split(": ");
  const figure = Number(load.replace(/[we]/, "").replace(" lb", ""));
  const weight = load.endsWith(" lb") ? figure : system.lbsOfLoad(figure);
  const kind = load.startsWith("w") ? "warmup" : "working";
  return reps.split(" ").map((count) => ({ weight, reps: Number(count), kind, rpe: null }));
}

const trendOf = (exerciseName: string, days: readonly Day[], isEasy: readonly boolean[] = []) => {
  const workouts = days.map((setsData, at) => ({ date: "2026-11-09", setsData, isDeload: isEasy[at] }));
  const [last = { date: "", setsData: [] }, ...earlierWorkouts] = workouts.reverse();
  const lastWorkout = { ...last, sets: last.setsData.length, reps: 0, weight: 0, notes: null };
  return { exerciseName, lastWorkout, earlierWorkouts };
};

describe("a target that a coach agrees with", () => {
  test.each(histories)("$says", ({ exercise, group, units, reps, sets, history, isOneDay, next }) => {
    const system = unitSystem(units as "metric" | "imperial");
    const lines = history.map((line) => setsOf(line, system));
    const days = isOneDay ? [lines.flat()] : lines;
    const [min = 0, max = 0] = reps;
    const trend = trendOf(
      exercise,
      days,
      history.map((line) => line.startsWith("e")),
    );
    const target = targetAfter(trend, { min, max }, group as MuscleGroup, system, sets);
    expect(target && `${system.loadOf(target.weightLbs)}: ${target.reps.join(" ")}`).toBe(next);
  });

  test("there are at least twenty cases", () => {
    expect(histories.length).toBeGreaterThanOrEqual(20);
  });
});

describe("the next size of what the equipment has", () => {
  const nextAfter = (exercise: string, load: number, units: "imperial" | "metric", reps: number) => {
    const system = unitSystem(units);
    const set = { weight: load, reps, kind: "working" as const, rpe: null };
    const target = targetAfter(trendOf(exercise, [[set, set]]), { min: 8, max: 12 }, "chest", system);
    return target && Number(system.loadOf(target.weightLbs).toFixed(2));
  };
  const kilograms = unitSystem("metric").lbsOfLoad;

  test.each([
    ["Kettlebell Floor Press", 24, 62],
    ["Kettlebell Floor Press", 16, 44],
    ["Kettlebell Floor Press", 8, 26],
    ["Dumbbell Bench Press", 22.5, 55],
    ["Dumbbell Bench Press", 25, 60],
  ])("%s with %d kg goes on to %d lb, not to the same size in pounds", (exercise, kg, next) => {
    expect(nextAfter(exercise, kilograms(kg), "imperial", 20)).toBe(next);
  });

  test.each([
    ["Kettlebell Floor Press", 53, 28],
    ["Dumbbell Bench Press", 50, 25],
    ["Dumbbell Bench Press", 55, 27.5],
  ])("%s with %d lb goes on to %d kg", (exercise, lbs, next) => {
    expect(nextAfter(exercise, lbs, "metric", 20)).toBe(next);
  });
});

test("a heavy set that came near the range is what the next target builds on, and a single is not", () => {
  const lb = unitSystem("imperial");
  const next = (...lines: string[]) => {
    const day = lines.flatMap((line) => setsOf(line, lb));
    const target = targetAfter(trendOf("Bench Press", [day]), { min: 6, max: 10 }, "chest", lb);
    return target && `${target.weightLbs}: ${target.reps.join(" ")}`;
  };
  expect(next("185: 6 6", "225: 6")).toBe("225: 6 6 6");
  expect(next("185: 8 8 8", "225: 1")).toBe("185: 9 9 9");
  expect(next("w135: 5", "205: 6 6")).toBe("205: 7 7");
});

describe("the reason of a target", () => {
  const lb = unitSystem("imperial");
  const reason = (...history: string[]) =>
    targetAfter(
      trendOf(
        "Bench Press",
        history.map((line) => setsOf(line, lb)),
        history.map((line) => line.startsWith("e")),
      ),
      { min: 6, max: 10 },
      "chest",
      lb,
      3,
    )?.reason;

  test.each([
    [["185: 10 10 8"], "Last time 10-10-8 at 185 lb: get every set to 10 before adding weight."],
    [["185: 10 10 10"], "Last time 10-10-10 at 185 lb, the top of the range: 5 lb more."],
    [["185: 10"], "Last time 10 at 185 lb, of 3 planned sets: the same in all 3."],
    [["500: 10 10 10"], "Last time 10-10-10 at 500 lb, the heaviest there is: add repetitions."],
    [
      ["100: 5 5 5", "100: 5 5 5"],
      "Last time 5-5-5 at 100 lb, twice without progress: 10 lb less, and up again from there.",
    ],
    [["225: 2 1 1"], "Last time 2-1-1 at 225 lb, far below 6: 35 lb less."],
    [
      ["185: 10 10 8", "e165: 8 8"],
      "Before the easy week 10-10-8 at 185 lb: get every set to 10 before adding weight.",
    ],
  ])("after %j", (history, text) => {
    expect(reason(...history)).toBe(text);
  });
});

test("there is no target without sets, after warm-ups alone, or after a deload week alone", () => {
  const lb = unitSystem("imperial");
  const range = { min: 6, max: 10 };
  expect(targetAfter(trendOf("Bench Press", [[]]), range, "chest", lb)).toBeNull();
  expect(targetAfter(trendOf("Bench Press", [setsOf("w95: 8", lb)]), range, "chest", lb)).toBeNull();
  const easy = trendOf("Bench Press", [setsOf("e95: 8", lb)], [true]);
  expect(targetAfter(easy, range, "chest", lb)).toBeNull();
});

test.each([
  ["Bench Press", "chest"],
  ["Dumbbell Curl", "arms"],
  ["Kettlebell Swing", "legs"],
  ["Pull-Up", "back"],
  ["Nordic Curl of my own", "legs"],
] as const)("a target for %s can be logged and is no large jump", (exercise, group) => {
  const set = fc.record({
    weight: fc.integer({ min: 0, max: 100 }).map((steps) => steps * 5),
    reps: fc.integer({ min: 1, max: 30 }),
    kind: fc.constant("working" as const),
    rpe: fc.constant(null),
  });
  const day = fc.array(set, { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(
      fc.array(day, { minLength: 1, maxLength: 3 }),
      fc.constantFrom("metric" as const, "imperial" as const),
      (days, units) => {
        const system = unitSystem(units);
        const target = targetAfter(trendOf(exercise, days), { min: 6, max: 10 }, group, system, 3);
        const loads = (days.at(-1) ?? []).map(({ weight }) => weight);
        const from = loads.filter((load) => load >= 0.8 * Math.max(...loads));
        expect(target).not.toBeNull();
        if (!target) return;
        const { weightLbs, reps } = target;
        expect(reps).toHaveLength(3);
        expect(reps.every((one) => Number.isInteger(one) && one >= 1 && one <= 30)).toBe(true);
        expect(weightLbs).toBeGreaterThanOrEqual(0);
        // Kettlebells have the largest steps.
        const jumps = from.map((load) => weightLbs - load);
        expect(Math.min(...jumps)).toBeLessThanOrEqual(Math.max(36, 0.1 * Math.max(...from)));
      },
    ),
  );
});
