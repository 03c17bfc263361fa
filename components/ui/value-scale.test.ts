import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatDecimal, parseDecimal, snap } from "./value-scale";

const bodyFat = { min: 5, max: 45, step: 0.1 };
const weight = { min: 100, max: 350, step: 5 };

describe("snap", () => {
  it("gives a value of the scale, and does not change it a second time", () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e4, max: 1e4, noNaN: true }),
        fc.constantFrom(bodyFat, weight),
        (value, scale) => {
          const snapped = snap(value, scale);
          expect(snapped).toBeGreaterThanOrEqual(scale.min);
          expect(snapped).toBeLessThanOrEqual(scale.max);
          expect(
            Math.abs((snapped - scale.min) / scale.step - Math.round((snapped - scale.min) / scale.step)),
          ).toBeLessThan(1e-6);
          expect(snap(snapped, scale)).toBe(snapped);
        },
      ),
    );
  });

  it("leaves no floating point error", () => {
    expect(snap(20.1 + 0.1, bodyFat)).toBe(20.2);
  });

  it("rounds a typed weight to the nearest step", () => {
    expect(snap(187, weight)).toBe(185);
    expect(snap(188, weight)).toBe(190);
  });

  it("stops at the last whole step when the range is not a multiple of it", () => {
    expect(snap(1000, { min: 0, max: 12, step: 5 })).toBe(10);
  });
});

describe("parseDecimal", () => {
  it.each([
    ["187", 187],
    [" 20,5 ", 20.5],
    ["195 lb", 195],
    [".5", 0.5],
    ["", null],
    ["heavy", null],
  ])("reads %j as %s", (typed, value) => {
    expect(parseDecimal(typed)).toBe(value);
  });
});

it("prints the digits of the step and a typographic minus", () => {
  expect(formatDecimal(20, 0.1)).toBe("20.0");
  expect(formatDecimal(-10, 1)).toBe("−10");
});
