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
  ])("with %i workouts a week has been away for %i days", (workoutsPerWeek, days) => {
    const today = (away: number) => `2026-11-${String(10 + away).padStart(2, "0")}`;
    const someone = [client(workoutsPerWeek, "2026-11-10")];
    expect(quietClients(someone, today(days - 1))).toEqual([]);
    expect(quietClients(someone, today(days))).toMatchObject([{ days }]);
  });

  test("without any workout counts from the day of creation", () => {
    expect(quietClients([client(3, null)], "2026-11-20")).toMatchObject([{ days: 19, lastWorkout: null }]);
  });

  test("comes before clients with a shorter absence, then by name", () => {
    const people = [client(3, "2026-11-10", "B"), client(3, "2026-11-02", "C"), client(3, "2026-11-10", "A")];
    expect(quietClients(people, "2026-11-20").map(({ name }) => name)).toEqual(["C", "A", "B"]);
  });

  test("may pause for seven days divided by the workouts per week", () => {
    expect(allowedGapDays(3.5)).toBe(2);
  });
});
