import fc from "fast-check";
import { expect, it } from "vitest";
import { chartPaths, type ForecastMonth } from "./chart-paths";

const box = { left: 80, right: 640, top: 34, bottom: 198 };

const months = fc
  .array(fc.tuple(fc.double({ min: 4, max: 45, noNaN: true }), fc.double({ min: 0, max: 6, noNaN: true })), {
    maxLength: 36,
  })
  .map((rows) =>
    rows.map(
      ([bodyFatPercent, half], index): ForecastMonth => ({
        month: index + 1,
        bodyFatPercent,
        low: { bodyFatPercent: bodyFatPercent - half },
        high: { bodyFatPercent: bodyFatPercent + half },
      }),
    ),
  );
const bodyFat = fc.double({ min: 5, max: 45, noNaN: true });
const old = fc.option(fc.record({ month: fc.double({ min: -24, max: -0.05, noNaN: true }), bodyFat }), {
  nil: undefined,
});
const measuredOf = (now: number, photo?: { month: number; bodyFat: number }) => [
  ...(photo ? [photo] : []),
  { month: 0, bodyFat: now },
];

it("draws every value within its box, leaner lower, from the photo's day at the left edge", () => {
  fc.assert(
    fc.property(
      bodyFat,
      old,
      months,
      fc.double({ min: 0.1, max: 36, noNaN: true }),
      (now, photo, forecast, end) => {
        const measured = measuredOf(now, photo);
        const { xOf, yOf, line, band, measuredLine } = chartPaths({ measured, forecast, end, box });
        for (const corner of [line, band.slice(0, -1), measuredLine].flatMap((path) =>
          path.slice(1).split("L"),
        )) {
          const [x = Number.NaN, y = Number.NaN] = corner.split(" ").map(Number);
          expect(x).toBeGreaterThanOrEqual(box.left);
          expect(x).toBeLessThanOrEqual(box.right);
          expect(y).toBeGreaterThanOrEqual(box.top - 0.1);
          expect(y).toBeLessThanOrEqual(box.bottom + 0.1);
        }
        expect(xOf(photo?.month ?? 0)).toBe(box.left);
        expect(yOf(10)).toBeGreaterThan(yOf(11));
      },
    ),
  );
});

it("puts whole percentages on the grid, not more than five", () => {
  fc.assert(
    fc.property(bodyFat, months, (now, forecast) => {
      const { grid } = chartPaths({ measured: measuredOf(now), forecast, end: 36, box });
      expect(grid.length).toBeLessThanOrEqual(5);
      for (const value of grid) expect(Number.isInteger(value)).toBe(true);
    }),
  );
});

it("ends on the day of the goal with what the month after it holds", () => {
  const row = (month: number, percent: number) => ({
    month,
    bodyFatPercent: percent,
    low: { bodyFatPercent: percent - 1 },
    high: { bodyFatPercent: percent + 1 },
  });
  const forecast = [row(1, 18), row(2, 16), row(3, 16)];
  expect(chartPaths({ measured: measuredOf(20), forecast, end: 1.5, box })).toMatchObject({
    end: 16,
    lowEnd: 15,
    points: [
      { month: 0, bodyFat: 20 },
      { month: 1, bodyFat: 18 },
      { month: 1.5, bodyFat: 16 },
    ],
  });
});
