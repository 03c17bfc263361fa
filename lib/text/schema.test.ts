import { expect, it } from "vitest";
import { calendarDay, instant } from "./schema";

it("accepts instants of the years that PostgreSQL can store", () => {
  expect(instant().parse("0001-01-01T01:00:00+01:00")).toEqual(new Date("0001-01-01T00:00:00Z"));
  expect(instant().safeParse("0000-12-31T23:59:59Z").success).toBe(false);
  expect(instant().safeParse("0001-01-01T00:00:00+00:01").success).toBe(false);
});

it("accepts days whose whole weeks and months are valid", () => {
  expect(calendarDay().parse("2026-11-25")).toBe("2026-11-25");
  const others = ["0000-01-01", "1899-12-31", "3000-01-01", "9999-12-30", "2026-02-30", "today"];
  expect(others.filter((day) => calendarDay().safeParse(day).success)).toEqual([]);
});
