import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dayHere, momentOf } from "@/lib/text/calendar/local-date";
import { localDate, sameTimeOn, startOfDay } from "./local-date";

test.each([
  ["2026-03-01T12:00:00Z", 0, "2026-03-01"],
  ["2026-03-01T03:30:00Z", 300, "2026-02-28"],
  ["2026-02-28T18:29:59Z", -330, "2026-02-28"],
  ["2026-02-28T18:30:00Z", -330, "2026-03-01"],
  ["2028-02-28T20:00:00Z", -480, "2028-02-29"],
  ["2026-12-31T10:00:00Z", -840, "2027-01-01"],
  ["2026-01-01T11:59:00Z", 720, "2025-12-31"],
])("%s at an offset of %i minutes is the local date %s", (instant, offset, date) => {
  expect(localDate(new Date(instant), offset)).toBe(date);
});

test("agrees with the calendar of the runtime's own time zone", () => {
  const instants = fc.date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true });
  fc.assert(
    fc.property(instants, (instant) => {
      const two = (value: number) => String(value).padStart(2, "0");
      const wall = `${instant.getFullYear()}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`;
      expect(localDate(instant, instant.getTimezoneOffset())).toBe(wall);
    }),
  );
});

test.each([841, -841, Number.NaN])("rejects an impossible offset of %d minutes", (offset) => {
  expect(() => localDate(new Date(0), offset)).toThrow(RangeError);
});

test("a workout keeps its time of day when it moves to another date", () => {
  const evening = new Date("2026-11-20T17:30:00Z");
  expect(sameTimeOn(evening, "2026-11-20", "2026-11-02").toISOString()).toBe("2026-11-02T17:30:00.000Z");
  expect(sameTimeOn(evening, "2026-11-21", "2026-11-22").toISOString()).toBe("2026-11-21T17:30:00.000Z");
});

describe("a day begins at local midnight", () => {
  test.each([
    ["Kolkata", -330, "2026-11-19T18:30:00.000Z"],
    ["Greenwich", 0, "2026-11-20T00:00:00.000Z"],
    ["New York", 300, "2026-11-20T05:00:00.000Z"],
  ])("in %s", (_, offset, moment) => {
    expect(startOfDay("2026-11-20", offset).toISOString()).toBe(moment);
  });
});

const NOW = new Date("2026-11-23T09:30:00.000Z");
const today = dayHere(NOW);

test("dates a new weigh-in of today now, and one of another day at noon", () => {
  expect(momentOf(today, undefined, NOW)).toBeUndefined();
  const earlier = momentOf("2026-11-20", undefined, NOW);
  expect(dayHere(new Date(earlier!))).toBe("2026-11-20");
});

test("keeps the time of day of a moved weigh-in, but never in the future", () => {
  const before = "2026-11-21T08:15:00.000Z";
  expect(momentOf(dayHere(new Date(before)), before, NOW)).toBe(before);
  expect(momentOf("2026-11-19", before, NOW)).toBe("2026-11-19T08:15:00.000Z");
  expect(momentOf(today, "2026-11-21T12:00:00.000Z", NOW)).toBe(NOW.toISOString());
});
