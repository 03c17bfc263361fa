import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SET_WEIGHT_LBS } from "@/lib/body/ranges";
import { nextTarget } from "./progression";

const RANGE = { min: 6, max: 10 };
const CHEST = { ...SET_WEIGHT_LBS.chest, unit: "lb" };
const sets = (weight: number, ...reps: number[]) => reps.map((count) => ({ weight, reps: count }));

describe("double progression", () => {
  test("adds a repetition while any set is short of the top", () => {
    expect(nextTarget(sets(185, 10, 9, 8), RANGE, CHEST)).toEqual({
      weight: 185,
      reps: 9,
      reason: "Last time 3 sets of at least 8 at 185 lb: aim for 9 in every set before adding weight.",
    });
  });

  test("adds weight and starts over once every set reached the top", () => {
    expect(nextTarget(sets(185, 10, 10, 11), RANGE, CHEST)).toEqual({
      weight: 190,
      reps: 6,
      reason:
        "Last time 3 sets of at least 10 at 185 lb, the top of the range: go up 5 lb and start again at 6.",
    });
  });

  test("takes a heavy lift up by about 2.5 %, not by one small plate", () => {
    expect(nextTarget(sets(400, 10), RANGE, { ...SET_WEIGHT_LBS.legs, unit: "lb" })?.weight).toBe(410);
  });

  test("takes a tenth off when no set reached the bottom of the range", () => {
    expect(nextTarget(sets(200, 5, 4), RANGE, CHEST)).toEqual({
      weight: 180,
      reps: 6,
      reason: "Last time at most 5 at 200 lb, below 6: take 180 lb and do 6 in every set.",
    });
  });

  test("goes on with loads that plates make up from one that was logged in the other unit", () => {
    const kilograms = (load: number) => load / 0.45359237;
    expect(nextTarget(sets(kilograms(99), 10), RANGE, CHEST)).toEqual({
      weight: 225,
      reps: 6,
      reason:
        "Last time 1 set of at least 10 at 218.3 lb, the top of the range: go up 6.7 lb and start again at 6.",
    });
    expect(nextTarget(sets(kilograms(119), 4), RANGE, CHEST)).toMatchObject({
      weight: 235,
      reason: "Last time at most 4 at 262.4 lb, below 6: take 235 lb and do 6 in every set.",
    });
    expect(nextTarget(sets(kilograms(99), 8), RANGE, CHEST)?.weight).toBe(kilograms(99));
  });

  test("looks at the heaviest sets only", () => {
    expect(nextTarget([...sets(95, 3), ...sets(185, 7), ...sets(135, 12)], RANGE, CHEST)).toMatchObject({
      weight: 185,
      reps: 8,
    });
  });

  test("leads from body weight to added weight", () => {
    expect(nextTarget(sets(0, 8), RANGE, CHEST)).toMatchObject({ weight: 0, reps: 9 });
    expect(nextTarget(sets(0, 10), RANGE, CHEST)?.reason).toContain(
      "at body weight, the top of the range: add 5 lb",
    );
    expect(nextTarget(sets(0, 3), RANGE, CHEST)).toMatchObject({ weight: 0, reps: 6 });
  });

  test("adds repetitions where no more weight exists", () => {
    expect(nextTarget(sets(500, 12), RANGE, CHEST)).toMatchObject({ weight: 500, reps: 13 });
  });

  test("has nothing to say about a workout without a completed set", () => {
    expect(nextTarget([], RANGE, CHEST)).toBeNull();
    expect(nextTarget(sets(185, 0), RANGE, CHEST)).toBeNull();
  });
});

test("a target is always a weight and a number of repetitions that can be logged, and never a jump", () => {
  const set = fc.record({
    weight: fc.integer({ min: 0, max: 100 }).map((steps) => steps * 5),
    reps: fc.integer({ min: 0, max: 30 }),
  });
  fc.assert(
    fc.property(fc.array(set, { minLength: 1 }), (logged) => {
      const target = nextTarget(logged, RANGE, CHEST);
      if (!target) return;
      const heaviest = Math.max(...logged.filter(({ reps }) => reps > 0).map(({ weight }) => weight));
      expect(target.weight === 0 || (target.weight >= 5 && target.weight <= 500)).toBe(true);
      expect(target.weight % 5).toBe(0);
      expect(target.weight - heaviest).toBeLessThanOrEqual(Math.max(5, 0.1 * heaviest));
      expect(heaviest - target.weight).toBeLessThanOrEqual(Math.max(5, 0.15 * heaviest));
      expect(target.reps).toBeGreaterThanOrEqual(1);
      expect(target.reps).toBeLessThanOrEqual(30);
    }),
  );
});
