import { describe, expect, test } from "vitest";
import { calendarEntry, dayAfter, daysUntil } from "./reveal-day";

describe("days follow the reader's calendar", () => {
  const lastMinute = new Date(2026, 10, 20, 23, 59);
  test.each([
    ["2026-11-20", 0],
    ["2026-11-21", 1],
    ["2026-12-01", 11],
    ["2026-11-19", 0],
  ])("until %s", (day, days) => {
    expect(daysUntil(day, lastMinute)).toBe(days);
  });

  test("counted from today, across a year", () => {
    expect(dayAfter(lastMinute, 0)).toBe("2026-11-20");
    expect(dayAfter(lastMinute, 56)).toBe("2027-01-15");
  });
});

test("a calendar entry covers the whole day, and a name cannot inject lines", () => {
  const lines = calendarEntry("2026-12-31", "Dana; Co,\r\nDTSTART:1").split("\r\n");
  expect(lines).toContain("DTSTART;VALUE=DATE:20261231");
  expect(lines).toContain("DTEND;VALUE=DATE:20270101");
  expect(lines).toContain("SUMMARY:Dana\\; Co\\, DTSTART:1");
});
