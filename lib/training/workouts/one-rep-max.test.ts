import fc from "fast-check";
import { expect, test } from "vitest";
import { SET_WEIGHT_LBS } from "@/lib/body/ranges";
import { estimateOneRepMax, loadForReps, repMultiplier } from "./one-rep-max";

test.each([
  [225, 5, 257.81, "good"],
  [185, 8, 231.99, "fair"],
  [135, 12, 191.7, "fair"],
  [315, 3, 340.01, "good"],
  [60, 10, 80, "fair"],
  [200, 15, 300, "low"],
  [200, 20, 333.33, "low"],
  [100, 1, 100, "measured"],
])(
  "%d lb for %d repetitions is an estimated maximum of %d lb, confidence %s",
  (weight, reps, max, confidence) => {
    const estimate = estimateOneRepMax(weight, reps)!;
    expect(estimate.weightLbs).toBeCloseTo(max, 1);
    expect(Math.abs(estimate.weightLbs - max)).toBeLessThanOrEqual(0.011);
    expect(estimate.confidence).toBe(confidence);
  },
);

test.each([
  [2, 1.0476],
  [3, 1.0794],
  [4, 1.1121],
  [5, 1.1458],
  [6, 1.1806],
  [8, 1.254],
  [10, 1.3333],
  [12, 1.42],
  [15, 1.5],
  [20, 1.6667],
])("%d repetitions multiply by %d", (reps, multiplier) => {
  expect(repMultiplier(reps)).toBeCloseTo(multiplier, 4);
});

test.each([
  [2, 95],
  [3, 93],
  [4, 90],
  [5, 87],
  [6, 85],
  [7, 83],
  [8, 80],
  [9, 77],
  [10, 75],
  [12, 70],
])("%d repetitions stay within 1 %% of the maximum of the NSCA load chart (%d %%)", (reps, percent) => {
  expect(Math.abs(100 / repMultiplier(reps)! - percent)).toBeLessThanOrEqual(1.01);
});

test("estimates of five-repetition chest and leg presses are within the published error", () => {
  expect(Math.abs(estimateOneRepMax(80, 5)!.weightLbs - (1.1307 * 80 + 0.7))).toBeLessThan(2.98);
  expect(Math.abs(estimateOneRepMax(200, 5)!.weightLbs - (1.097 * 200 + 14.25))).toBeLessThan(16.2);
});

test("one more repetition with the same weight always raises the estimate", () => {
  for (let reps = 1; reps < 20; reps++)
    expect(repMultiplier(reps + 1)!).toBeGreaterThan(repMultiplier(reps)!);
});

test.each([
  [100, 0],
  [100, 21],
  [100, 4.5],
  [100, Number.NaN],
  [0, 10],
  [-5, 5],
  [Number.NaN, 5],
])("%d lb for %d repetitions has no estimate", (weight, reps) => {
  expect(estimateOneRepMax(weight, reps)).toBeNull();
});

test("loadForReps inverts the estimate to within half a step", () => {
  const weights = fc.integer({ min: 2, max: 90 }).map((steps) => steps * 5);
  fc.assert(
    fc.property(weights, fc.integer({ min: 1, max: 20 }), (weight, reps) => {
      const max = estimateOneRepMax(weight, reps)!.weightLbs;
      expect(loadForReps(max, reps, 0, SET_WEIGHT_LBS.chest)).toBe(weight);
    }),
  );
});

test("repetitions in reserve lower the load, and the group's range limits it", () => {
  expect(loadForReps(200, 8, 2, SET_WEIGHT_LBS.chest)).toBe(150);
  expect(loadForReps(2000, 8, 2, SET_WEIGHT_LBS.chest)).toBe(500);
  expect(loadForReps(2000, 8, 2, SET_WEIGHT_LBS.legs)).toBe(750);
  expect(loadForReps(3, 8, 2, SET_WEIGHT_LBS.chest)).toBe(5);
  expect(loadForReps(200, 19, 2, SET_WEIGHT_LBS.chest)).toBeNull();
});
