import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays } from "@/lib/text/calendar/days";
import { isPaused } from "./pause";

const FROM = "2026-11-10";

it("covers its first and its last day, and no other day outside of them", () => {
  fc.assert(
    fc.property(fc.integer({ min: -400, max: 400 }), fc.option(fc.nat(300)), (day, length) => {
      const pausedUntil = length === null ? null : addDays(FROM, length);
      const isWithin = day >= 0 && (length === null || day <= length);
      expect(isPaused({ pausedFrom: FROM, pausedUntil }, addDays(FROM, day))).toBe(isWithin);
    }),
  );
});

it("is the same for the days of a row", () => {
  const row = { pausedFrom: new Date(FROM), pausedUntil: new Date("2026-11-12") };
  expect(isPaused(row, "2026-11-12")).toBe(true);
  expect(isPaused(row, "2026-11-13")).toBe(false);
});

it("is none without a first day", () => {
  expect(isPaused({ pausedFrom: null, pausedUntil: null }, FROM)).toBe(false);
});
