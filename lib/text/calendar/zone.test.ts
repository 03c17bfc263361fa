import { expect, it } from "vitest";
import { addDays, HOUR_MS } from "./days";
import { monthsBetween, monthsLater } from "./moments";
import { fullDate } from "./wording";
import { dayIn, instantAt, inZone, midnightOn, offsetsOf, onClockOf, wallClock } from "./zone";
import { zoneOf } from "./zone-name";

// The tests run in the time zone of Kolkata.
const EVENING_IN_UTC = "2026-11-23T20:00:00Z";

it("shows a moment in a time zone", () => {
  expect(fullDate(inZone(EVENING_IN_UTC, "Asia/Kolkata"))).toBe("Nov 24, 2026");
  expect(fullDate(inZone(EVENING_IN_UTC, "America/Los_Angeles"))).toBe("Nov 23, 2026");
  expect(inZone(EVENING_IN_UTC, "America/Los_Angeles").getTime()).toBe(Date.parse(EVENING_IN_UTC));
});

it("counts months on the calendar of the first moment, in any time zone of the machine", () => {
  const now = inZone(EVENING_IN_UTC, "America/Los_Angeles");
  expect(fullDate(monthsLater(now, 1))).toBe("Dec 23, 2026");
  expect(fullDate(monthsLater(now, 0.5))).toBe("Dec 8, 2026");
  expect(monthsBetween(now, new Date("2026-12-24T02:00:00Z"))).toBe(1);
  expect(monthsBetween(new Date(EVENING_IN_UTC), new Date("2026-12-24T02:00:00Z"))).toBe(1);
});

it("finds midnight on a day with a clock change", () => {
  const clock = inZone(EVENING_IN_UTC, "America/Los_Angeles");
  expect(midnightOn(clock, 2027, 2, 14).toISOString()).toBe("2027-03-14T08:00:00.000Z");
  expect(midnightOn(clock, 2027, 2, 15).toISOString()).toBe("2027-03-15T07:00:00.000Z");
});

it("shows other moments in the time zone of a clock", () => {
  expect(fullDate(onClockOf(inZone(0, "America/Los_Angeles"), EVENING_IN_UTC))).toBe("Nov 23, 2026");
  expect(fullDate(onClockOf(new Date(), EVENING_IN_UTC))).toBe("Nov 24, 2026");
});

it("compares time zones by their offsets in January and July", () => {
  expect(offsetsOf(inZone(EVENING_IN_UTC, "America/Los_Angeles"))).toEqual([480, 420]);
  expect(offsetsOf(new Date(EVENING_IN_UTC))).toEqual([-330, -330]);
});

it.each([
  ["Asia/Kolkata", "Asia/Calcutta"],
  ["europe/paris", "Europe/Paris"],
  ["UTC", "UTC"],
  ["Nowhere/Land", null],
  ["", null],
  [undefined, null],
  ["x".repeat(4000), null],
])("maps the cookie %s to the zone %s", (cookie, zone) => {
  expect(zoneOf(cookie)).toBe(zone);
});

it.each([
  ["in winter", "2026-11-24", 1020, "America/New_York", "2026-11-24T22:00:00.000Z"],
  ["skipped, later by the gap", "2026-03-08", 150, "America/New_York", "2026-03-08T07:30:00.000Z"],
  ["skipped in the south", "2026-09-27", 150, "Pacific/Auckland", "2026-09-26T14:30:00.000Z"],
  ["doubled, the first", "2026-11-01", 90, "America/New_York", "2026-11-01T05:30:00.000Z"],
  ["doubled in the south, the first", "2026-04-05", 150, "Pacific/Auckland", "2026-04-04T13:30:00.000Z"],
  ["doubled by half an hour", "2026-04-05", 105, "Australia/Lord_Howe", "2026-04-04T14:45:00.000Z"],
])("finds the instant of a time of day: %s", (_, day, minutes, zone, instant) => {
  expect(new Date(instantAt(day, minutes, zone)).toISOString()).toBe(instant);
});

it("reads day and time off the clock of a time zone", () => {
  expect(wallClock(EVENING_IN_UTC, "Asia/Kolkata")).toEqual({ day: "2026-11-24", minutes: 90 });
  expect(wallClock(EVENING_IN_UTC, "America/Los_Angeles")).toEqual({ day: "2026-11-23", minutes: 720 });
});

it.each([
  ["Europe/Berlin", "2026-03-23", 167],
  ["Europe/Berlin", "2026-10-19", 169],
  ["America/Santiago", "2026-08-31", 167],
  ["Asia/Beirut", "2026-03-23", 167],
])("a week with a change of the clock has seven days, each once: %s, %s", (zone, monday, hours) => {
  const week = Array.from({ length: 8 }, (_, day) => addDays(monday, day));
  const [start = 0, ...ends] = week.map((day) => instantAt(day, 0, zone));
  expect((ends.at(-1)! - start) / HOUR_MS).toBe(hours);
  const seen = Array.from({ length: hours }, (_, hour) => dayIn(start + hour * HOUR_MS, zone));
  expect([...new Set(seen)]).toEqual(week.slice(0, 7));
});
