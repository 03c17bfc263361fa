import { expect, test } from "vitest";
import { bodyFatChangeError, isGuessed, weightChangeError } from "./measured-change";

test("two weigh-ins of 200 lb tell a change to 2.2 lb, and in kilograms to as much", () => {
  expect(weightChangeError(200, 200)).toBeCloseTo(1.2816 * 0.006 * 200 * Math.SQRT2, 9);
  expect(weightChangeError(200, 196)).toBeCloseTo(2.153, 3);
  expect(weightChangeError(100, 98) * 2).toBeCloseTo(weightChangeError(200, 196), 9);
});

test("one method tells a change of body fat by its scatter, two methods by what each is off", () => {
  expect(bodyFatChangeError("dxa", "dxa")).toBeCloseTo(1.2816 * 0.8 * Math.SQRT2, 9);
  expect(bodyFatChangeError("scale", "dxa")).toBeCloseTo(1.2816 * Math.hypot(3.1, 1, 1.5, 0.8), 9);
  expect(bodyFatChangeError("scale", "dxa")).toBe(bodyFatChangeError("dxa", "scale"));
});

test("what nobody measured is called so", () => {
  expect((["eye", "photo", "tape"] as const).map(isGuessed)).toEqual([true, true, true]);
  expect((["scale", "calliper", "dxa", "unknown"] as const).map(isGuessed)).toEqual(Array(4).fill(false));
});
