import { expect, it } from "vitest";
import { monthsBetween, monthsLater } from "./moments";
import { fullDate } from "./wording";
import { inZone, midnightOn, offsetsOf, onClockOf } from "./zone";
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
