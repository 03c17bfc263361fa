import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { LoggedWorkout } from "@/lib/training/logbook/schema";
import { WorkoutItem } from "./workout-item";

const WORKOUT: LoggedWorkout = {
  ...{ id: "018f0000-0000-7000-8000-000000000002", version: 1, date: "2025-11-28", muscleGroup: "legs" },
  ...{ startedAt: "2025-11-28T17:00:00.000Z", endedAt: "2025-11-28T17:00:00.000Z" },
  exercises: [{ exerciseName: "Leg Press", muscleGroup: "legs", notes: null, setsData: [] }],
};
const countsFor = (name: string, date: string) => ({ id: "s1", name, date });
const nothing = () => {};

test.each([
  [undefined, "Nov 28, 2025, Legs"],
  [countsFor("Legs", "2025-11-28"), "Nov 28, 2025, Legs, planned"],
  [countsFor("Push", "2025-11-28"), "Nov 28, 2025, Legs, for Push"],
  [countsFor("Legs", "2025-11-24"), "Nov 28, 2025, Legs, for Monday, Nov 24"],
  [countsFor("Push", "2025-11-24"), "Nov 28, 2025, Legs, for Push of Monday, Nov 24"],
])("names the session of a workout only where it is not what was trained: %o", (session, said) => {
  render(
    <WorkoutItem
      workout={session ? { ...WORKOUT, countsFor: session } : WORKOUT}
      onSum={nothing}
      onEdit={nothing}
      onCount={nothing}
      onRepeat={nothing}
      onDelete={nothing}
    />,
  );
  expect(screen.getByText(said)).toBeVisible();
});
