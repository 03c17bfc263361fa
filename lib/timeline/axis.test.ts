import { describe, expect, test } from "vitest";
import { monthsBetween, monthsLater } from "@/lib/calendar/moments";
import { shortDate } from "@/lib/calendar/wording";
import { DAYS_PER_MONTH } from "@/lib/forecast/constants";
import { type AxisInput, dateTicks, monthTicks } from "./axis";
import { goalDate } from "./goal-date";

const now = new Date("2026-11-20T09:00:00.000Z");
const input = (last: number, changes: Partial<AxisInput> = {}): AxisInput => ({
  domain: [0, last],
  last,
  now,
  room: "narrow",
  ...changes,
});
const labels = (ticks: { label: string }[]) => ticks.map(({ label }) => label);

describe("the months of an axis", () => {
  test("are now, the middle and the last where there is little room", () => {
    expect(labels(monthTicks(input(6)))).toEqual(["Now", "Month 3", "Month 6"]);
    expect(labels(monthTicks(input(1)))).toEqual(["Now", "Month 1"]);
    expect(labels(monthTicks(input(0, { domain: [0, 0.5] })))).toEqual(["Now"]);
  });

  test("are all named where there is room, up to a year", () => {
    expect(monthTicks(input(3, { room: "wide" }))).toHaveLength(4);
    expect(labels(monthTicks(input(36, { room: "wide" })))).toEqual(["Now", "Month 18", "Month 36"]);
  });

  test("leave out the month that the name at the end would run over", () => {
    const named = labels(monthTicks(input(8, { domain: [-1.2, 8], room: "wide" })));
    expect(named).toContain("Month 8");
    expect(named).not.toContain("Month 7");
  });

  test("begin with the day of the first weigh-in, unless that would touch Now", () => {
    expect(labels(monthTicks(input(4, { domain: [-2, 4] })))).toEqual([
      "Sep 20",
      "Now",
      "Month 2",
      "Month 4",
    ]);
    expect(labels(monthTicks(input(12, { domain: [-1, 12] })))).toEqual(["Now", "Month 6", "Month 12"]);
  });
});

test("an axis of days names today and the day of the goal before its ends", () => {
  const ticks = dateTicks({ ...input(5, { domain: [-2, 5] }), goal: 4.2 });
  expect(labels(ticks)).toEqual(["Sep 20", "Today", "Mar 26"]);
  expect(ticks.map(({ tone }) => tone)).toEqual(["neutral", "measured", "forecast"]);
  expect(labels(dateTicks({ ...input(36), goal: null }))).toEqual(["Today", "Nov 20"]);
});

describe("a month of the forecast", () => {
  const days = Array.from({ length: 400 }, (_, day) => new Date(2026, 10, 20 + day, 9, 30));

  test("has one date on the axis, under the image and in the sentence", () => {
    for (const today of days)
      for (const month of [1, 3, 6, 12]) {
        const [axis] = dateTicks({ ...input(month, { now: today, room: "wide" }), goal: month }).filter(
          ({ tone }) => tone === "forecast",
        );
        const date = shortDate(monthsLater(today, month));
        expect(axis?.label).toBe(date);
        expect(goalDate({ status: "reached", goalDays: month * DAYS_PER_MONTH }, today, false)).toBe(date);
      }
  });

  test("begins with the very day of the first weigh-in", () => {
    for (const takenAt of days.slice(0, 150)) {
      const today = new Date(takenAt);
      today.setDate(today.getDate() + 60);
      const domain = [monthsBetween(today, takenAt), 2] as const;
      expect(monthTicks(input(2, { domain, now: today }))[0]?.label).toBe(shortDate(takenAt));
    }
  });
});
