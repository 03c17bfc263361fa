import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { unitSystem } from "@/lib/body/unit-system";
import { daysLater } from "@/lib/text/calendar/moments";
import { DAYS_PER_MONTH } from "./constants";
import { progressOf, progressSentence, progressTitle } from "./progress";
import type { OriginalPlan } from "./schema";

const lb = unitSystem("imperial");

const start = new Date("2026-09-01T09:00:00.000Z");
const planOf = (weights: number[], bodyFats = weights.map(() => 20)): OriginalPlan => ({
  startedAt: start.toISOString(),
  months: weights.map((weight, month) => ({ month, weight, bodyFat: bodyFats[month] ?? 20 })),
  goalDays: null,
});
const cut = planOf([200, 196, 192, 188]);
const weighed = (day: number, weight: number, bodyFat: number | null = null) => ({
  takenAt: daysLater(start, day).toISOString(),
  weight,
  bodyFat,
});
const titleAt = (plan: OriginalPlan, entry: ReturnType<typeof weighed>, now = new Date(entry.takenAt)) => {
  const progress = progressOf(plan, [entry], now);
  return progress && progressTitle(progress);
};

describe("progressOf", () => {
  test("is the difference between the plan's day for the weight and the day of the weigh-in", () => {
    // The plan reaches 196 lb after one month.
    expect(titleAt(cut, weighed(20, 196))).toBe("10 days ahead");
    expect(titleAt(cut, weighed(40, 196))).toBe("10 days behind");
    expect(titleAt(cut, weighed(31, 196))).toBe("On plan");
  });

  test("does not change without a new weigh-in", () => {
    const entry = weighed(20, 196);
    expect(titleAt(cut, entry, daysLater(start, 33))).toBe("10 days ahead");
  });

  test("is zero days for a client exactly on the plan", () => {
    const day = fc.double({ min: 1, max: 3 * DAYS_PER_MONTH, noNaN: true });
    fc.assert(
      fc.property(day, (when) => {
        const progress = progressOf(
          cut,
          [weighed(when, 200 - (4 * when) / DAYS_PER_MONTH)],
          daysLater(start, when),
        );
        expect(progress).toMatchObject({ kind: "measured" });
        expect(Math.abs(progress?.kind === "measured" ? progress.days : 99)).toBe(0);
      }),
    );
  });

  test("uses the first or last day of the plan for a weight beyond its range", () => {
    expect(titleAt(cut, weighed(12, 203))).toBe("12 days behind");
    expect(titleAt(cut, weighed(60, 180))).toBe(`${Math.round(3 * DAYS_PER_MONTH - 60)} days ahead`);
  });

  test("works for a gain, and takes the nearest day if the plan reaches a weight twice", () => {
    expect(titleAt(planOf([150, 154, 158]), weighed(20, 154))).toBe("10 days ahead");
    const turning = planOf([200, 190, 190, 200]);
    expect(titleAt(turning, weighed(80, 195))).toBe("4 days behind");
  });

  test("compares body fat if the plan hardly changes the weight", () => {
    const recomposition = planOf([180, 180, 180], [20, 18, 16]);
    expect(titleAt(recomposition, weighed(20, 181, 18))).toBe("10 days ahead");
    expect(titleAt(recomposition, weighed(20, 181))).toBe("On the way");
  });
});

describe("there is no number of days", () => {
  test("after two weeks without a weigh-in", () => {
    expect(titleAt(cut, weighed(20, 196), daysLater(start, 34.5))).toBe("No weigh-in since Sep 21");
  });

  test("before the first weigh-in of a plan, or without a plan", () => {
    expect(titleAt(cut, weighed(0, 200))).toBeNull();
    expect(progressOf(cut, [], start)).toBeNull();
    expect(progressOf(null, [weighed(20, 196)], start)).toBeNull();
    expect(titleAt(planOf([180]), weighed(20, 180))).toBeNull();
  });
});

test("the sentence compares the measurement with the plan", () => {
  const now = daysLater(start, DAYS_PER_MONTH / 2);
  const entry = weighed(DAYS_PER_MONTH / 2, 197);
  const progress = progressOf(cut, [entry], now);
  expect(progress && progressSentence(progress, now, lb)).toBe(
    "Weighed 197.0 lb today, the plan said 198.0.",
  );
  const later = daysLater(now, 3);
  expect(progress && progressSentence(progress, later, lb)).toBe(
    "Weighed 197.0 lb on Sep 16, the plan said 198.0.",
  );
});
