import fc from "fast-check";
import { expect, it } from "vitest";
import { chartPaths } from "./chart-paths";
import type { ForecastMonth } from "./forecast-moment";

const box = { left: 80, right: 640, top: 34, bottom: 198 };

const months = fc
  .array(fc.tuple(fc.double({ min: 4, max: 45, noNaN: true }), fc.double({ min: 0, max: 6, noNaN: true })), {
    maxLength: 36,
  })
  .map((rows) =>
    rows.map(
      ([bodyFatPercent, half], index): ForecastMonth => ({
        month: index + 1,
        weightLbs: 180,
        bodyFatPercent,
        low: { bodyFatPercent: bodyFatPercent - half },
        high: { bodyFatPercent: bodyFatPercent + half },
      }),
    ),
  );

it("draws every value within its box, leaner lower, and today at the left edge", () => {
  fc.assert(
    fc.property(fc.double({ min: 5, max: 45, noNaN: true }), months, (now, forecast) => {
      const { xOf, yOf, line, band } = chartPaths({ now, forecast, box });
      for (const corner of `${line}L${band.slice(1, -1)}`.slice(1).split("L")) {
        const [x = Number.NaN, y = Number.NaN] = corner.split(" ").map(Number);
        expect(x).toBeGreaterThanOrEqual(box.left);
        expect(x).toBeLessThanOrEqual(box.right);
        expect(y).toBeGreaterThanOrEqual(box.top - 0.1);
        expect(y).toBeLessThanOrEqual(box.bottom + 0.1);
      }
      expect(xOf(0)).toBe(box.left);
      expect(yOf(10)).toBeGreaterThan(yOf(11));
    }),
  );
});

it("puts whole percentages on the grid, not more than five", () => {
  fc.assert(
    fc.property(fc.double({ min: 5, max: 45, noNaN: true }), months, (now, forecast) => {
      const { grid } = chartPaths({ now, forecast, box });
      expect(grid.length).toBeLessThanOrEqual(5);
      for (const value of grid) expect(Number.isInteger(value)).toBe(true);
    }),
  );
});

it("ends at the last month's value", () => {
  const row = {
    month: 1,
    weightLbs: 190,
    bodyFatPercent: 18,
    low: { bodyFatPercent: 17 },
    high: { bodyFatPercent: 19 },
  };
  expect(chartPaths({ now: 20, forecast: [row], box })).toMatchObject({
    end: 18,
    lowEnd: 17,
    points: [20, 18],
  });
});
