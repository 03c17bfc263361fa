import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays, isoDay } from "@/lib/text/calendar/days";
import { ageYears, isMinor } from "./age";

it("counts completed years, from the birthday on", () => {
  const client = { birthDate: "2008-11-28" };
  expect(ageYears(client, "2026-11-27")).toBe(17);
  expect(ageYears(client, "2026-11-28")).toBe(18);
  expect(ageYears({ birthDate: new Date("2008-11-28") }, "2026-11-28")).toBe(18);
});

it("knows no age without a birth date, and takes nobody for a minor who has none", () => {
  expect(ageYears({}, "2026-11-28")).toBeNull();
  expect(ageYears({ birthDate: null }, "2026-11-28")).toBeNull();
  expect(isMinor({ birthDate: null }, "2026-11-28")).toBe(false);
});

it("ends a minor's time with the eighteenth birthday, on March 1 for one born on a leap day", () => {
  expect(isMinor({ birthDate: "2008-11-28" }, "2026-11-27")).toBe(true);
  expect(isMinor({ birthDate: "2008-11-28" }, "2026-11-28")).toBe(false);
  expect(isMinor({ birthDate: "2008-02-29" }, "2026-02-28")).toBe(true);
  expect(isMinor({ birthDate: "2008-02-29" }, "2026-03-01")).toBe(false);
});

it("makes nobody younger with a later day, nor older with a later birth", () => {
  const day = fc
    .date({ min: new Date("1920-01-01"), max: new Date("2060-01-01"), noInvalidDate: true })
    .map(isoDay);
  fc.assert(
    fc.property(day, day, fc.nat(20_000), (birthDate, on, later) => {
      const now = ageYears({ birthDate }, on) ?? Number.NaN;
      expect(ageYears({ birthDate }, addDays(on, later))).toBeGreaterThanOrEqual(now);
      expect(ageYears({ birthDate: addDays(birthDate, later) }, on)).toBeLessThanOrEqual(now);
    }),
  );
});
