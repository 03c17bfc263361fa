import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { unitSystem } from "@/lib/body/unit-system";
import { reduceDraft, startDraft } from "@/lib/training/workouts/draft";
import { ClosedSets } from "./closed-sets";
import type { ExerciseEditor } from "./use-exercise-editor";

let count = 0;
const begun = startDraft(
  { key: "k", exerciseName: "Bench Press", muscleGroup: "chest" },
  [
    { reps: 8, weight: 135 },
    { reps: 6, weight: 135 },
  ],
  () => `${count++}`,
  unitSystem("imperial"),
);
const draft = reduceDraft(begun, { type: "setLogged", id: "0", at: "2026-11-26T12:00:00.000Z" })!;

function show(state: Partial<ExerciseEditor>) {
  const editor = { sets: draft.sets, done: null, leftFrom: null, target: null, problem: null, ...state };
  render(<ClosedSets editor={editor as unknown as ExerciseEditor} />);
}

it("asks about the sets of another day by its name, and shows only what was logged", async () => {
  const [save, discard] = [vi.fn(), vi.fn()];
  show({ leftFrom: "2026-11-26", save, discard });
  expect(screen.getByRole("status")).toHaveTextContent("Not saved yet: Thursday, Nov 26");
  expect(screen.getByRole("status")).toHaveTextContent("135 lb × 8");
  expect(screen.getByRole("status")).toHaveTextContent("Save as Thursday's, or discard?");
  await userEvent.click(screen.getByRole("button", { name: "Save as Thursday's" }));
  await userEvent.click(screen.getByRole("button", { name: "Discard" }));
  expect([save.mock.calls.length, discard.mock.calls.length]).toEqual([1, 1]);
});

it("shows what was saved, and more sets only if asked for", async () => {
  const logMore = vi.fn();
  show({ done: draft, logMore });
  expect(screen.getByRole("status")).toHaveTextContent("Done today135 lb × 8");
  expect(screen.queryByRole("button", { name: /^Log set/ })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Log more sets" }));
  expect(logMore).toHaveBeenCalledOnce();
});
