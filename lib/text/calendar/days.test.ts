import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, daysBetween, mondayOf, weekAround, weekdayOf } from "./days";

const anyDay = fc
  .date({ min: new Date("1970-01-02"), max: new Date("2200-01-01"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe("calendar days", () => {
  test("are counted across months, leap days and clock changes", () => {
    expect(daysBetween("2026-10-24", "2026-11-02")).toBe(9);
    expect(daysBetween("2028-02-28", "2028-03-01")).toBe(2);
    expect(daysBetween("2026-11-20", "2026-11-19")).toBe(-1);
  });

  test("are the same after adding the days between them", () => {
    fc.assert(fc.property(anyDay, anyDay, (a, b) => addDays(a, daysBetween(a, b)) === b));
  });

  test("belong to the week of a Monday at most six days before", () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const monday = mondayOf(day);
        const away = daysBetween(monday, day);
        return new Date(monday).getUTCDay() === 1 && away >= 0 && away <= 6;
      }),
    );
  });
});

test.each([
  ["2026-11-20", "2026-11-16"],
  ["2026-11-16", "2026-11-16"],
  ["2026-11-22", "2026-11-16"],
  ["2027-01-01", "2026-12-28"],
])("%s belongs to the week of %s", (date, monday) => {
  expect(mondayOf(date)).toBe(monday);
});

test("a week runs from Monday to Sunday, across months and years", () => {
  const week = [
    "2026-12-28",
    "2026-12-29",
    "2026-12-30",
    "2026-12-31",
    "2027-01-01",
    "2027-01-02",
    "2027-01-03",
  ];
  for (const day of week) expect(weekAround(day)).toEqual(week);
  expect(week.map(weekdayOf)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});
