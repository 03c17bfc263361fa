import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { unitSystem } from "@/lib/body/unit-system";
import type { SetValues } from "@/lib/training/workouts/draft";
import { ExerciseToTick, setsOf } from "./exercise-to-tick";

const squat = {
  exerciseName: "Back Squat",
  muscleGroup: "legs" as const,
  measure: "load" as const,
  targets: [
    { reps: 6, weight: 225 },
    { reps: 5, weight: 225 },
  ],
  done: 0,
};

function Ticking({ done = 0 }: { done?: number }) {
  const [ticked, setTicked] = useState<string[]>([]);
  const [actual, setActual] = useState<SetValues>();
  return (
    <ul>
      <ExerciseToTick
        exercise={{ ...squat, done }}
        units={unitSystem("imperial")}
        {...{ ticked, actual }}
        onToggle={(name) => setTicked([...ticked, name])}
        onActual={setActual}
      />
    </ul>
  );
}

it("offers each set as the trainer planned it, or as it was really done", async () => {
  const user = userEvent.setup();
  render(<Ticking />);
  expect(screen.getByRole("button", { name: /set 1, 6 × 225 lb/ })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "I did something else" }));
  await user.click(screen.getByRole("button", { name: "Decrease Weight" }));
  await user.click(screen.getByRole("button", { name: "Increase Reps" }));
  await user.click(screen.getByRole("button", { name: /set 2, 7 × 220 lb/ }));
  expect(screen.getByRole("button", { name: /set 2, 7 × 220 lb/ })).toHaveAttribute("aria-pressed", "true");
  await user.click(screen.getByRole("button", { name: "As planned" }));
  expect(screen.getByRole("button", { name: /set 2, 5 × 225 lb/ })).toBeVisible();
});

it("says only of a sent set that it was sent, because its load may have been another", () => {
  render(<Ticking done={1} />);
  expect(screen.getByText("Set 1, sent")).toBeVisible();
  expect(screen.queryByText("6 × 225 lb")).toBeNull();
});

it("has no sets in a page that an earlier version has cached", () => {
  const { targets: _, ...old } = squat;
  expect(setsOf(old, undefined)).toEqual([]);
});

it.each([
  ["Weight", "9999", "At most 750 lb"],
  ["Reps", "45", "At most 30"],
])("refuses %s of %s and keeps it", async (label, typed, words) => {
  const user = userEvent.setup();
  render(<Ticking />);
  await user.click(screen.getByRole("button", { name: "I did something else" }));
  await user.click(screen.getByRole("button", { name: new RegExp(`^Type ${label}:`) }));
  await user.keyboard(`${typed}{Enter}`);
  const field = screen.getByRole("textbox", { name: label });
  expect(field).toHaveAccessibleDescription(words);
  expect(field).toHaveValue(typed);
});
