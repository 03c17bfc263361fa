import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { PERIODS, type Period, periodRange } from "./period";

const HOUR_MS = 3_600_000;
const before = process.env.TZ;

afterEach(() => {
  process.env.TZ = before;
});

function hoursOf(period: Period, now: Date): number {
  const { from = "", to = "" } = periodRange(period, now);
  return (Date.parse(to) - Date.parse(from)) / HOUR_MS;
}

describe("a period", () => {
  beforeEach(() => {
    process.env.TZ = "Asia/Kolkata";
  });
  const now = new Date("2026-11-20T12:00:00+05:30");

  it("of today runs from local midnight to the last millisecond of the local day", () => {
    expect(periodRange("today", now)).toEqual({
      from: "2026-11-19T18:30:00.000Z",
      to: "2026-11-20T18:29:59.999Z",
    });
  });

  it.each([
    ["7days", "2026-11-12T18:30:00.000Z"],
    ["14days", "2026-11-05T18:30:00.000Z"],
    ["30days", "2026-10-20T18:30:00.000Z"],
  ] as const)("of %s begins that many days before local midnight of today and ends now", (period, from) => {
    expect(periodRange(period, now)).toEqual({ from, to: now.toISOString() });
  });

  it("to date begins at local midnight of the first of the month and ends now", () => {
    expect(periodRange("mtd", now)).toEqual({ from: "2026-10-31T18:30:00.000Z", to: now.toISOString() });
  });

  it("of all time has neither start nor end", () => {
    expect(periodRange("all", now)).toEqual({});
  });

  it("never ends before it begins, even in the first instant of a month", () => {
    const start = new Date("2026-11-01T00:00:00+05:30");
    for (const { value } of PERIODS) {
      const { from = "", to = "" } = periodRange(value, start);
      expect(from <= to).toBe(true);
    }
  });
});

describe("a period across a clock change", () => {
  it("counts 23 hours for the day on which summer time begins and 25 for the day on which it ends", () => {
    process.env.TZ = "America/New_York";
    expect(hoursOf("today", new Date("2026-03-08T12:00:00-04:00"))).toBeCloseTo(23, 5);
    expect(hoursOf("today", new Date("2026-11-01T12:00:00-05:00"))).toBeCloseTo(25, 5);
  });

  it("counts each of the last N days as 24 hours, so the start moves by the skipped hour", () => {
    process.env.TZ = "America/New_York";
    const { from } = periodRange("7days", new Date("2026-03-10T12:00:00-04:00"));
    expect(from).toBe("2026-03-03T04:00:00.000Z"); // 23:00 of March 2 in winter time.
  });

  it("starts at the first instant of a day that has no midnight", () => {
    process.env.TZ = "Africa/Cairo";
    const { from } = periodRange("today", new Date("2026-04-24T12:00:00+03:00"));
    expect(from).toBe("2026-04-23T22:00:00.000Z"); // 00:00 does not exist, the day begins at 01:00.
  });
});
