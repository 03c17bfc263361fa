import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bodyFatRuler } from "./body-fat-ruler";

const bodyFat = fc.integer({ min: 50, max: 450 }).map((tenths) => tenths / 10);

describe("the body-fat ruler", () => {
  it("puts today left and the target right, for gain and loss", () => {
    expect(bodyFatRuler(20, 15)).toMatchObject({ now: 0.2, target: 0.8 });
    expect(bodyFatRuler(15, 20)).toMatchObject({ now: 0.2, target: 0.8 });
    expect(bodyFatRuler(15, 15)).toMatchObject({ now: 0.5, target: 0.5 });
  });

  it("has readable marks, all on the ruler", () => {
    fc.assert(
      fc.property(bodyFat, bodyFat, (now, target) => {
        const { marks } = bodyFatRuler(now, target);
        const change = Math.abs(now - target);
        expect(marks.length).toBeLessThanOrEqual(85);
        if (change >= 2) expect(marks.length).toBeGreaterThanOrEqual(24);
        for (const { at } of marks) {
          expect(at).toBeGreaterThanOrEqual(-1e-6);
          expect(at).toBeLessThanOrEqual(1 + 1e-6);
        }
      }),
    );
  });

  it("draws a mark at each of the two values", () => {
    const { now, target, marks } = bodyFatRuler(24, 18);
    for (const figure of [now, target])
      expect(Math.min(...marks.map(({ at }) => Math.abs(at - figure)))).toBeLessThan(1e-9);
  });
});
