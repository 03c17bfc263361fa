import { expect, it } from "vitest";
import { addDays } from "@/lib/text/calendar/days";
import { daysOfMonth, forecastDays, monthAfter } from "./cost-forecast";

const TODAY = "2026-11-25"; // a Wednesday
const NO_CAP = 1e9;
const left = daysOfMonth("2026-11").filter((day) => day > TODAY);
const fourWeeks = Array.from({ length: 28 }, (_, n) => addDays(TODAY, n - 28));

it("lists the days of a month, in leap years and across a new year", () => {
  expect(daysOfMonth("2028-02")).toHaveLength(29);
  expect(daysOfMonth("2026-12").at(-1)).toBe("2026-12-31");
  expect([monthAfter("2026-12", 1), monthAfter("2026-01", -1)]).toEqual(["2027-01", "2025-12"]);
});

it("forecasts each day from the same weekdays before", () => {
  const spent = fourWeeks
    .filter((day) => new Date(day).getUTCDay() === 4)
    .map((day, n) => ({ day, microUsd: 100 + 20 * n }));
  expect(forecastDays(spent, TODAY, left, NO_CAP)).toEqual([
    { day: "2026-11-26", microUsd: 130 },
    { day: "2026-11-27", microUsd: 0 },
    { day: "2026-11-28", microUsd: 0 },
    { day: "2026-11-29", microUsd: 0 },
    { day: "2026-11-30", microUsd: 0 },
  ]);
});

it("uses the mean of all known days for a weekday without data", () => {
  const spent = [
    { day: "2026-11-23", microUsd: 300 },
    { day: "2026-11-24", microUsd: 100 },
  ];
  expect(forecastDays(spent, TODAY, left, NO_CAP).map(({ microUsd }) => microUsd)).toEqual([
    200, 200, 200, 200, 300,
  ]);
});

it("ignores days older than four weeks, and today, which is not over", () => {
  const spent = [
    { day: "2026-10-27", microUsd: 9000 },
    { day: TODAY, microUsd: 9000 },
  ];
  expect(forecastDays(spent, TODAY, left, NO_CAP).every(({ microUsd }) => microUsd === 0)).toBe(true);
});

it("never forecasts more than the daily cap", () => {
  const spent = fourWeeks.map((day) => ({ day, microUsd: 500 }));
  expect(forecastDays(spent, TODAY, left, 400).map(({ microUsd }) => microUsd)).toEqual([
    400, 400, 400, 400, 400,
  ]);
});

it("forecasts no days for a past month, and zero when nothing was spent", () => {
  expect(forecastDays([{ day: "2026-11-24", microUsd: 500 }], TODAY, daysOfMonth("2026-10"), NO_CAP)).toEqual(
    [],
  );
  expect(forecastDays([], TODAY, left, NO_CAP).map(({ microUsd }) => microUsd)).toEqual([0, 0, 0, 0, 0]);
});
