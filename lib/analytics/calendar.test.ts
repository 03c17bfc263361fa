import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, daysBetween, firstOfMonth, mondayOf } from "./calendar";

const anyDay = fc
  .date({ min: new Date("1970-01-02"), max: new Date("2200-01-01"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe("calendar days", () => {
  test("are counted across months, leap days and changes of the clock", () => {
    expect(daysBetween("2026-10-24", "2026-11-02")).toBe(9);
    expect(daysBetween("2028-02-28", "2028-03-01")).toBe(2);
    expect(daysBetween("2026-11-20", "2026-11-19")).toBe(-1);
    expect(firstOfMonth("2026-11-20")).toBe("2026-11-01");
  });

  test("come back to themselves when as many are added as lie between", () => {
    fc.assert(fc.property(anyDay, anyDay, (a, b) => addDays(a, daysBetween(a, b)) === b));
  });

  test("belong to the week of a Monday at most six days before", () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const monday = mondayOf(day);
        const away = daysBetween(monday, day);
        return new Date(monday).getUTCDay() === 1 && away >= 0 && away <= 6;
      }),
    );
  });
});
