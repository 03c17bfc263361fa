import { describe, expect, test } from "vitest";
import { calendarEntry, dayAfter, daysUntil, stateOf } from "./reveal-day";

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

const at = (time: string) => new Date(`2026-11-20T${time}Z`);
const times = {
  revealAt: at("10:00"),
  expiresAt: at("12:00"),
  revokedAt: null,
  consent: { revokedAt: null },
};

test.each([
  ["09:59:59.999", "locked"],
  ["10:00", "open"],
  ["11:59:59.999", "open"],
  ["12:00", "expired"],
])("at %s a link is %s", (time, state) => {
  expect(stateOf(times, at(time))).toBe(state);
});

test("a link without a reveal day is open at once, and a closed link stays closed", () => {
  expect(stateOf({ ...times, revealAt: null }, at("09:00"))).toBe("open");
  expect(stateOf({ ...times, revokedAt: at("09:00") }, at("13:00"))).toBe("revoked");
});

test("a link closes when its consent is withdrawn", () => {
  expect(stateOf({ ...times, consent: { revokedAt: at("09:00") } }, at("11:00"))).toBe("revoked");
});
