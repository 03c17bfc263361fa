import { describe, expect, test } from "vitest";
import { allowedGapDays, quietClients } from "./quiet";

const client = (workoutsPerWeek: number, lastWorkout: string | null, name = "Bianca Kerr") => ({
  clientId: name,
  name,
  workoutsPerWeek,
  addedDate: "2026-11-01",
  lastWorkout,
});

describe("a quiet client", () => {
  test.each([
    [1, 9],
    [2, 6],
    [3, 5],
    [4, 4],
    [7, 3],
  ])("with %i workouts a week is one who is away for %i days", (workoutsPerWeek, days) => {
    const today = (away: number) => `2026-11-${String(10 + away).padStart(2, "0")}`;
    const someone = [client(workoutsPerWeek, "2026-11-10")];
    expect(quietClients(someone, today(days - 1))).toEqual([]);
    expect(quietClients(someone, today(days))).toMatchObject([{ days }]);
  });

  test("who never trained is counted from the day they were added", () => {
    expect(quietClients([client(3, null)], "2026-11-20")).toMatchObject([{ days: 19, lastWorkout: null }]);
  });

  test("stands before those who are away for less, and among equals by name", () => {
    const people = [client(3, "2026-11-10", "B"), client(3, "2026-11-02", "C"), client(3, "2026-11-10", "A")];
    expect(quietClients(people, "2026-11-20").map(({ name }) => name)).toEqual(["C", "A", "B"]);
  });

  test("is allowed the week's days shared out among the plan's workouts", () => {
    expect(allowedGapDays(3.5)).toBe(2);
  });
});
