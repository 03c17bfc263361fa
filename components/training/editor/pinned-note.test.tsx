import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { PinnedNote } from "./pinned-note";
import type { ExerciseEditor } from "./use-exercise-editor";

function open(pinnedNote: string | null) {
  const edits: string[] = [];
  const editor = { summary: { exerciseName: "Row", pinnedNote } } as unknown as ExerciseEditor;
  render(<PinnedNote editor={editor} onEdit={() => edits.push("edit")} />);
  return edits;
}

it("opens the web address of a note beside its words, which a tap edits", async () => {
  const edits = open("Seat 4: https://videos.example/row");
  expect(screen.getByRole("link", { name: /Demonstration of Row/ })).toHaveAttribute(
    "href",
    "https://videos.example/row",
  );
  await userEvent.click(screen.getByText("Seat 4"));
  expect(edits).toEqual(["edit"]);
});

it("has no link without an address, and nothing without a note", () => {
  open("Seat 4");
  expect(screen.queryByRole("link")).toBeNull();
  open(null);
  expect(screen.getAllByRole("button")).toHaveLength(1);
});
