import { describe, expect, test } from "vitest";
import { monthsBetween, monthsLater } from "@/lib/text/calendar/moments";
import { shortDate } from "@/lib/text/calendar/wording";
import { dayNames, monthNames } from "./axis";

const now = new Date("2026-11-20T09:00:00.000Z");
const labels = (names: { label: string }[]) => names.map(({ label }) => label);

describe("the labels of the month axis", () => {
  test("come in order of importance: now, the last month, the first weigh-in, the months between", () => {
    const names = monthNames({ domain: [-2, 4], last: 4, now });
    expect(labels(names)).toEqual(["Now", "Month 4", "Sep 20", "Month 1", "Month 2", "Month 3"]);
    expect(labels(names.filter(({ isMinor }) => !isMinor))).toEqual(["Now", "Month 4", "Sep 20", "Month 2"]);
  });

  test("contain only the middle and the last month of more than a year", () => {
    const names = monthNames({ domain: [0, 36], last: 36, now });
    expect(labels(names)).toEqual(["Now", "Month 36", "Nov 20", "Month 18"]);
  });

  test("contain only now without a forecast", () => {
    expect(labels(monthNames({ domain: [0, 0.5], last: 0, now }))).toEqual(["Now", "Nov 20"]);
  });
});

test("an axis of days labels today and the goal's day before its ends", () => {
  const names = dayNames({ domain: [-2, 5], last: 5, now, goal: 4.2 });
  expect(labels(names).slice(0, 4)).toEqual(["Today", "Mar 26", "Sep 20", "Apr 20"]);
  expect(names.map(({ tone }) => tone).slice(0, 3)).toEqual(["measured", "forecast", "neutral"]);
  expect(labels(dayNames({ domain: [0, 36], last: 36, now, goal: null })).slice(0, 3)).toEqual([
    "Today",
    "Nov 20",
    "Nov 20",
  ]);
});

describe("a month of the forecast", () => {
  const days = Array.from({ length: 400 }, (_, day) => new Date(2026, 10, 20 + day, 9, 30));

  test("has the same date on the axis and under the image", () => {
    for (const today of days)
      for (const month of [1, 3, 6, 12]) {
        const [axis] = dayNames({ domain: [0, month], last: month, now: today, goal: month }).filter(
          ({ tone }) => tone === "forecast",
        );
        const date = shortDate(monthsLater(today, month));
        expect(axis?.label).toBe(date);
      }
  });

  test("starts on the day of the first weigh-in", () => {
    for (const takenAt of days.slice(0, 150)) {
      const today = new Date(takenAt);
      today.setDate(today.getDate() + 60);
      const domain = [monthsBetween(today, takenAt), 2] as const;
      expect(labels(monthNames({ domain, last: 2, now: today }))).toContain(shortDate(takenAt));
    }
  });
});
