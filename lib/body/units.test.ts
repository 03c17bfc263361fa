import fc from "fast-check";
import { expect, test } from "vitest";
import { cmToInches, inchesToCm, inchesToMetres, kgToLbs, lbsToKg } from "./units";

test("known conversions come out exactly", () => {
  expect(lbsToKg(195)).toBeCloseTo(88.45051215, 8);
  expect(kgToLbs(100)).toBeCloseTo(220.46226218, 8);
  expect(inchesToCm(72)).toBeCloseTo(182.88, 10);
  expect(cmToInches(182.88)).toBeCloseTo(72, 10);
  expect(inchesToMetres(72)).toBeCloseTo(1.8288, 10);
});

test("converting there and back returns the value", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000 }).map((hundredths) => hundredths / 100),
      (value) => {
        expect(kgToLbs(lbsToKg(value))).toBeCloseTo(value, 9);
        expect(cmToInches(inchesToCm(value))).toBeCloseTo(value, 9);
      },
    ),
  );
});
