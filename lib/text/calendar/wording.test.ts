import { expect, test } from "vitest";
import * as times from "./wording";
import * as wording from "./wording";
import { dayText, fullDate, fullDay, shortDate, shortDay, shortWeekday, weekdayAndDay } from "./wording";

test("the names of days equal the browser's English names", () => {
  const short = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" });
  const full = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", year: "numeric" });
  for (let month = 0; month < 12; month++) {
    const date = new Date(2026, month, month + 1, 23, 30);
    expect(shortDate(date)).toBe(short.format(date));
    expect(fullDate(date)).toBe(full.format(date));
  }
});

test("a calendar day is the same in every time zone", () => {
  expect(shortDay("2026-01-05")).toBe("Jan 5");
  expect(fullDay("2024-02-29")).toBe("Feb 29, 2024");
  expect(fullDay("2026-12-31T23:59:59Z")).toBe("Dec 31, 2026");
  expect(weekdayAndDay("2026-12-01")).toBe("Tuesday, Dec 1");
});

test("a day is the same in every time zone, with its year only if it is another one", () => {
  const now = new Date(2026, 10, 20);
  expect(dayText("2026-11-16", now)).toBe("Nov 16");
  expect(dayText("2025-01-01", now)).toBe("Jan 1, 2025");
});

test("a week begins with Monday", () => {
  expect([1, 7].map(shortWeekday)).toEqual(["Mon", "Sun"]);
});

test("months and times are those that a browser gives them in English", () => {
  const month = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric" });
  const moment = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });
  const inUtc = new Intl.DateTimeFormat("en-US", { timeStyle: "short", timeZone: "UTC" });
  const weekday = new Intl.DateTimeFormat("en-US", { weekday: "short", hour: "numeric", minute: "2-digit" });
  for (let hour = 0; hour < 24; hour++) {
    const date = new Date(2026, hour % 12, hour + 1, hour, hour * 2);
    const text = `2026-${String((hour % 12) + 1).padStart(2, "0")}`;
    expect(wording.fullMonthName(text)).toBe(month.format(date));
    expect(times.fullMoment(date)).toBe(moment.format(date));
    expect(times.timeInUtc(date)).toBe(`${inUtc.format(date)} UTC`);
    expect(times.weekdayAndTime(date)).toBe(weekday.format(date));
  }
});

test("hours of the day say their half once if it is one", () => {
  expect([0, 11, 12, 23, 24].map(times.hourText)).toEqual(["12 AM", "11 AM", "12 PM", "11 PM", "12 AM"]);
  expect(times.hoursText(13, 16)).toBe("1 to 4 PM");
  expect(times.hoursText(10, 12)).toBe("10 AM to 12 PM");
  expect(times.hoursText(19, 24)).toBe("7 PM to 12 AM");
  expect([5, 725, 1025].map(times.bareTimeOfMinutes)).toEqual(["12:05", "12:05", "5:05"]);
});
