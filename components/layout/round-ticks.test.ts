import fc from "fast-check";
import { expect, test } from "vitest";
import { roundTicks } from "./round-ticks";

test("ticks span the values, are few and even", () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 1, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 20 }),
      (values) => {
        const ticks = roundTicks(values);
        expect(ticks[0]).toBeLessThanOrEqual(Math.min(...values));
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...values));
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(5);
      },
    ),
  );
});
