import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stepComposition } from "./port";

const composition = fc.record({
  weightLbs: fc.double({ min: 100, max: 350, noNaN: true }),
  bodyFat: fc.double({ min: 5, max: 45, noNaN: true }),
});

describe("stepComposition", () => {
  it("puts weight and body fat at the fraction step/steps of the way", () => {
    const now = { weightLbs: 195, bodyFat: 20 };
    const target = { weightLbs: 185, bodyFat: 15 };
    expect(stepComposition(now, target, 1, 2)).toEqual({ weightLbs: 190, bodyFat: 17.5 });
    expect(stepComposition(now, target, 1, 4)).toEqual({ weightLbs: 192.5, bodyFat: 18.75 });
  });

  it("ends exactly on the target for any number of steps", () => {
    fc.assert(
      fc.property(composition, composition, fc.integer({ min: 1, max: 6 }), (now, target, steps) => {
        expect(stepComposition(now, target, steps, steps)).toEqual(target);
      }),
    );
  });

  it("never moves away from the target", () => {
    fc.assert(
      fc.property(composition, composition, fc.integer({ min: 2, max: 6 }), (now, target, steps) => {
        const direction = Math.sign(target.weightLbs - now.weightLbs);
        for (let step = 2; step <= steps; step++) {
          const before = stepComposition(now, target, step - 1, steps).weightLbs;
          const after = stepComposition(now, target, step, steps).weightLbs;
          expect(direction * (after - before)).toBeGreaterThanOrEqual(-1e-9);
        }
      }),
    );
  });
});
