import fc from "fast-check";
import { expect, test } from "vitest";
import { BODY_FAT, WEIGHT_LBS } from "@/lib/body/ranges";
import { isWithin, snapTo, valuesOf } from "./number-range";

test("body fat offers 5.0 to 45.0 in tenths without floating-point drift", () => {
  const values = valuesOf(BODY_FAT);
  expect(values).toHaveLength(401);
  expect(values.every((value) => value === Number(value.toFixed(1)))).toBe(true);
  expect(values.slice(0, 3)).toEqual([5, 5.1, 5.2]);
  expect(values.at(-1)).toBe(45);
});

test("a range includes both ends and nothing beyond", () => {
  expect([100, 350, 183.4].every((value) => isWithin(WEIGHT_LBS, value))).toBe(true);
  expect(
    [99.9, 350.1, Number.NaN, Number.POSITIVE_INFINITY].some((value) => isWithin(WEIGHT_LBS, value)),
  ).toBe(false);
});

test("snapping always lands on an offered value and leaves offered values alone", () => {
  const offered = new Set(valuesOf(BODY_FAT));
  fc.assert(
    fc.property(
      fc.oneof(
        fc.double(),
        fc.integer({ min: 0, max: 600 }).map((tenths) => tenths / 10 + 0.03),
      ),
      (value) => {
        const snapped = snapTo(BODY_FAT, value);
        expect(offered.has(snapped)).toBe(true);
        expect(snapTo(BODY_FAT, snapped)).toBe(snapped);
      },
    ),
  );
  expect(snapTo(WEIGHT_LBS, 183.4)).toBe(185);
});
