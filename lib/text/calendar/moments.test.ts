import fc from "fast-check";
import { expect, it } from "vitest";
import { monthsBetween, monthsLater } from "./moments";
import { fullDate, shortDate } from "./wording";

it("gives the same day of a later month, across years", () => {
  expect(fullDate(monthsLater(new Date(2026, 10, 20), 6))).toBe("May 20, 2027");
  expect(shortDate(monthsLater(new Date(2026, 10, 20), 1))).toBe("Dec 20");
});

it("takes the last day of a month that is too short", () => {
  expect(fullDate(monthsLater(new Date(2026, 11, 31), 2))).toBe("Feb 28, 2027");
  expect(fullDate(monthsLater(new Date(2027, 11, 31), 2))).toBe("Feb 29, 2028");
});

it("counts a fraction of a month in days of that month", () => {
  expect(fullDate(monthsLater(new Date(2026, 10, 20), 0.5))).toBe("Dec 5, 2026");
  expect(fullDate(monthsLater(new Date(2027, 0, 31), 1.5))).toBe("Mar 16, 2027");
});

it("never skips a month and never goes back", () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date(2020, 0, 1), max: new Date(2040, 0, 1), noInvalidDate: true }),
      fc.integer({ min: 0, max: 36 }),
      (from, months) => {
        const date = monthsLater(from, months);
        const passed = (date.getFullYear() - from.getFullYear()) * 12 + date.getMonth() - from.getMonth();
        expect(passed).toBe(months);
        expect(date.getDate()).toBeLessThanOrEqual(from.getDate());
      },
    ),
  );
});

const moments = fc.date({ min: new Date(2020, 0, 1), max: new Date(2040, 0, 1), noInvalidDate: true });

it("adding the months between two days leads from one to the other, at any time of day", () => {
  fc.assert(
    fc.property(moments, moments, (from, to) => {
      expect(fullDate(monthsLater(from, monthsBetween(from, to)))).toBe(fullDate(to));
    }),
  );
});

it("counts more months to a later day than to an earlier one", () => {
  fc.assert(
    fc.property(moments, moments, moments, (from, one, other) => {
      const isLater = new Date(one).setHours(0, 0, 0, 0) > new Date(other).setHours(0, 0, 0, 0);
      fc.pre(isLater);
      expect(monthsBetween(from, one)).toBeGreaterThan(monthsBetween(from, other));
    }),
  );
});
