import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countAxis, nearest, scalesOf, valueAxis } from "./axis";

it("the plot runs from the first position to the last and from the highest value down to the lowest", () => {
  const { x, y } = scalesOf([-1, 2], [180, 200]);
  expect([x(-1), x(0.5), x(2)]).toEqual([0, 50, 100]);
  expect([y(200), y(195), y(180)]).toEqual([0, 25, 100]);
});

describe("an axis of values", () => {
  it("spans everything drawn, with two to five round values on it", () => {
    const values = fc.array(fc.double({ min: 1, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(values, (drawn) => {
        const { domain, ticks } = valueAxis(drawn);
        expect(domain[0]).toBeLessThan(Math.min(...drawn));
        expect(domain[1]).toBeGreaterThan(Math.max(...drawn));
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(5);
        expect(ticks.every((tick) => tick >= domain[0] && tick <= domain[1])).toBe(true);
        expect(ticks.every((tick) => Number.isInteger(2 * tick))).toBe(true);
      }),
    );
  });

  it("does not magnify a change of a tenth", () => {
    const { domain } = valueAxis([80, 80.1], 8);
    expect(domain[1] - domain[0]).toBeGreaterThan(8);
  });
});

it("an axis of counts starts at 0 and has two to four whole ticks", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 500 })), (counts) => {
      const { domain, ticks } = countAxis(counts);
      expect(domain[1]).toBeGreaterThanOrEqual(Math.max(2, ...counts));
      expect(ticks[0]).toBe(0);
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(4);
      expect(ticks.every(Number.isInteger)).toBe(true);
    }),
  );
});

it("finds the nearest point", () => {
  expect([-3, 0.4, 0.6, 99].map((at) => nearest([0, 1, 2], at))).toEqual([0, 0, 1, 2]);
  expect(nearest([], 0)).toBe(-1);
});
