import { expect, test } from "vitest";
import { daysOf } from "@/lib/training/day/standing";
import { clientDaysOf, WEEKS } from "@/tests/support/weeks/read-weeks";
import { daysOfWeek, recentWeeks } from "./weeks";

const on = (clientId: string, date: string, workouts = 1) => ({ clientId, date, workouts });
const weekOf = (n: number) => daysOf(clientDaysOf(WEEKS.find((week) => week.n === n)!));

test("weeks end with the current one and add up the clients: done of due, extras apart", () => {
  // One client missed Wednesday and made up Monday; the other did Legs ahead, a part, and an extra.
  const weeks = recentWeeks(
    [weekOf(8), weekOf(30)],
    [on("a", "2026-11-22"), on("a", "2026-11-26", 4)],
    "2026-11-26",
    2,
  );
  expect(weeks).toEqual([
    { monday: "2026-11-16", logged: 1, planned: 0, done: 0, due: 0, open: 0, leftOut: 0, extra: 0 },
    { monday: "2026-11-23", logged: 4, planned: 6, done: 2, due: 4, open: 2, leftOut: 0, extra: 1 },
  ]);
});

test("the days of a week sum up all clients", () => {
  const logged = [
    on("a", "2026-11-16"),
    on("b", "2026-11-16", 2),
    on("a", "2026-11-22"),
    on("a", "2026-11-23"),
  ];
  expect(daysOfWeek(logged, "2026-11-20").map((day) => day.logged)).toEqual([3, 0, 0, 0, 0, 0, 1]);
});
