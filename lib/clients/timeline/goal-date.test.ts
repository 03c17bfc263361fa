import { expect, test } from "vitest";
import { goalDate, goalLabel } from "./goal-date";

const now = new Date("2026-11-20T09:00:00.000Z");

test("the goal has a date, or is not in sight", () => {
  expect(goalDate({ status: "reached", goalDays: 152 }, now)).toBe("Apr 20, 2027");
  expect(goalDate({ status: "reached", goalDays: 152 }, now, false)).toBe("Apr 20");
  expect(goalDate({ status: "already", goalDays: 0 }, now)).toBe("today");
  expect(goalDate({ status: "stalled", goalDays: null }, now)).toBe("not in sight");
});

test("a forecast that stops near the goal does not count as reaching it", () => {
  expect(goalLabel({ status: "reached", goalDays: 30 })).toBe("Goal reached");
  expect(goalLabel({ status: "partial", goalDays: 30 })).toBe("Nearest to the goal");
  expect(goalLabel({ status: "horizon", goalDays: null })).toBe("Goal");
});
