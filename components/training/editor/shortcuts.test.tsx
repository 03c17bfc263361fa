import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { Shortcuts } from "./shortcuts";
import type { ExerciseEditor } from "./use-exercise-editor";

function show(
  figures: { seconds?: number; reps: number },
  running: { setId: string; seconds: number } | null,
) {
  const stopwatch = { running, start: vi.fn(), stop: vi.fn(() => 41) };
  const changeSet = vi.fn();
  const set = { id: "s1", setNumber: 1, weight: 0, kind: "working", rpe: null, logged: false, ...figures };
  const measure = figures.seconds === undefined ? "load" : "time";
  const counted = { exerciseName: "Plank", muscleGroup: "arms", measure };
  const editor = { activeSet: set, sets: [set], lastSets: [], stopwatch, changeSet, counted };
  render(<Shortcuts editor={editor as unknown as ExerciseEditor} />);
  return { stopwatch, changeSet, user: userEvent.setup() };
}

it("measures a hold, whose time becomes the set's", async () => {
  const before = show({ seconds: 30, reps: 0 }, null);
  await before.user.click(screen.getByRole("button", { name: "Stopwatch" }));
  expect(before.stopwatch.start).toHaveBeenCalledWith("s1");
});

it("shows the seconds of a hold while it lasts, and writes them into the set at its end", async () => {
  const { user, changeSet } = show({ seconds: 30, reps: 0 }, { setId: "s1", seconds: 41 });
  await user.click(screen.getByRole("button", { name: "Stop 0:41" }));
  expect(changeSet).toHaveBeenCalledWith("s1", { seconds: 41 });
});

it("has no stopwatch for repetitions", () => {
  show({ reps: 8 }, null);
  expect(screen.queryByRole("button", { name: "Stopwatch" })).toBeNull();
});
