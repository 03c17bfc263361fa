import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { formatDecimal, parseDecimal, readWithin, snap, stepped } from "./value-scale";

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

  it("reaches a limit between two steps", () => {
    expect(snap(1000, { min: 45.4, max: 158.7, step: 0.5 })).toBe(158.7);
    expect(snap(46.2, { min: 45.4, max: 158.7, step: 0.5 })).toBe(46);
  });
});

describe("stepped", () => {
  it.each([
    [193, 1, 195],
    [193, -1, 190],
    [195, 1, 200],
    [193, 10, 240],
    [349, 1, 350],
    [193, Number.POSITIVE_INFINITY, 350],
  ])("goes from %d by %d to %d", (from, steps, to) => {
    expect(stepped(from, steps, weight)).toBe(to);
  });

  it("moves a value outside of the scale only towards it", () => {
    expect([stepped(99.5, -1, weight), stepped(99.5, 1, weight)]).toEqual([99.5, 100]);
    expect([stepped(352, 1, weight), stepped(352, -1, weight)]).toEqual([352, 350]);
  });

  it("counts from zero, so that an uneven limit shifts no step", () => {
    expect(stepped(45.4, 1, { min: 45.4, max: 158.7, step: 0.5 })).toBe(45.5);
  });
});

test("a number outside of the scale is refused with the limit, and no number with both", () => {
  const pounds = (limit: number) => `${limit} lb`;
  expect(readWithin(97, weight, pounds)).toBe("At least 100 lb");
  expect(readWithin(364, weight, pounds)).toBe("At most 350 lb");
  expect(readWithin(null, weight, pounds)).toBe("From 100 lb to 350 lb");
  expect(readWithin(350, weight, pounds)).toBe(350);
});

describe("parseDecimal", () => {
  it.each([
    ["187", 187],
    [" 20,5 ", 20.5],
    ["195 lb", 195],
    ["195lbs", 195],
    ["195.", 195],
    [".5", 0.5],
    ["−20", -20],
    ["88 kg", null],
    ["1.850,5", null],
    ["18o", null],
    ["1e3", null],
    ["", null],
    ["heavy", null],
  ])("reads %j as %s", (typed, value) => {
    expect(parseDecimal(typed, "lb")).toBe(value);
  });
});

it("prints the digits of the step and a typographic minus", () => {
  expect(formatDecimal(20, 0.1)).toBe("20.0");
  expect(formatDecimal(-10, 1)).toBe("−10");
});
