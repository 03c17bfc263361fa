import { expect, it } from "vitest";
import { addDays } from "@/lib/calendar/days";
import { daysOfMonth, forecastDays, monthAfter } from "./cost-forecast";

const TODAY = "2026-11-25"; // a Wednesday
const NO_CAP = 1e9;
const left = daysOfMonth("2026-11").filter((day) => day > TODAY);
const fourWeeks = Array.from({ length: 28 }, (_, n) => addDays(TODAY, n - 28));

it("knows the days of a month, also across the year and in February", () => {
  expect(daysOfMonth("2028-02")).toHaveLength(29);
  expect(daysOfMonth("2026-12").at(-1)).toBe("2026-12-31");
  expect([monthAfter("2026-12", 1), monthAfter("2026-01", -1)]).toEqual(["2027-01", "2025-12"]);
});

it("expects of each day what such days of the week cost before", () => {
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

it("takes the mean of what there is for days of the week that it has not seen", () => {
  const spent = [
    { day: "2026-11-23", microUsd: 300 },
    { day: "2026-11-24", microUsd: 100 },
  ];
  expect(forecastDays(spent, TODAY, left, NO_CAP).map(({ microUsd }) => microUsd)).toEqual([
    200, 200, 200, 200, 300,
  ]);
});

it("leaves out what is older than four weeks, and today, which is not over", () => {
  const spent = [
    { day: "2026-10-27", microUsd: 9000 },
    { day: TODAY, microUsd: 9000 },
  ];
  expect(forecastDays(spent, TODAY, left, NO_CAP).every(({ microUsd }) => microUsd === 0)).toBe(true);
});

it("never expects more of a day than it may cost", () => {
  const spent = fourWeeks.map((day) => ({ day, microUsd: 500 }));
  expect(forecastDays(spent, TODAY, left, 400).map(({ microUsd }) => microUsd)).toEqual([
    400, 400, 400, 400, 400,
  ]);
});

it("expects nothing of a month that is over, and nothing where nothing was spent", () => {
  expect(forecastDays([{ day: "2026-11-24", microUsd: 500 }], TODAY, daysOfMonth("2026-10"), NO_CAP)).toEqual(
    [],
  );
  expect(forecastDays([], TODAY, left, NO_CAP).map(({ microUsd }) => microUsd)).toEqual([0, 0, 0, 0, 0]);
});
