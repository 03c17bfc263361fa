import { describe, expect, test } from "vitest";
import { daysOfWeek, recentWeeks } from "./weeks";

const client = (clientId: string, workoutsPerWeek: number, addedDate = "2026-01-01") => ({
  clientId,
  name: clientId,
  workoutsPerWeek,
  addedDate,
  lastWorkout: null,
});
const on = (clientId: string, date: string, workouts = 1) => ({ clientId, date, workouts });

describe("weeks of workouts", () => {
  test("run from Monday to Sunday and end with the current one", () => {
    const logged = [on("a", "2026-11-08"), on("a", "2026-11-09"), on("a", "2026-11-15", 2)];
    expect(recentWeeks([client("a", 3)], logged, "2026-11-20", 3)).toEqual([
      { monday: "2026-11-02", logged: 1, planned: 3, met: 1 },
      { monday: "2026-11-09", logged: 3, planned: 3, met: 3 },
      { monday: "2026-11-16", logged: 0, planned: 3, met: 0 },
    ]);
  });

  test("count a client's extra workouts as logged, but not towards another client's plan", () => {
    const [week] = recentWeeks([client("a", 1), client("b", 3)], [on("a", "2026-11-17", 4)], "2026-11-20", 1);
    expect(week).toMatchObject({ logged: 4, planned: 4, met: 1 });
  });

  test.each([
    ["2026-11-16", 4],
    ["2026-11-19", 3],
    ["2026-11-22", 1],
    ["2026-11-23", 0],
  ])("expect from a client added on %s %i of four workouts", (addedDate, planned) => {
    expect(recentWeeks([client("a", 4, addedDate)], [], "2026-11-20", 1)).toMatchObject([{ planned }]);
  });
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
