import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { PrescriptionForm } from "./prescription-sheet";

const squat = {
  exerciseName: "Back Squat",
  muscleGroup: "legs" as const,
  sets: 3,
  reps: { min: 5, max: 8 },
  weight: 95,
  isFixed: false,
  withNext: false,
};

it("plans a rest and a tempo, and refuses a tempo that is none", async () => {
  const onSave = vi.fn();
  render(<PrescriptionForm exercise={squat} isFollowing={false} onSave={onSave} onDone={() => {}} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Increase Rest, s" }));
  await user.click(screen.getByRole("button", { name: "Increase Rest, s" }));
  await user.type(screen.getByLabelText("Tempo"), "slow");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(screen.getByRole("alert")).toHaveTextContent("A tempo such as 3-1-1 or 3-1-X-0");
  expect(onSave).not.toHaveBeenCalled();
  await user.clear(screen.getByLabelText("Tempo"));
  await user.type(screen.getByLabelText("Tempo"), "31x0");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(onSave).toHaveBeenCalledWith({ ...squat, restSeconds: 30, tempo: "3-1-X-0" });
});

it.each([
  ["Sets", "99", "At most 10"],
  ["Sets", "0", "At least 1"],
  ["Fewest reps", "45", "At most 30"],
  ["Most reps", "2.5", "A whole number"],
  ["Starting load, lb", "9999", "At most 750 lb"],
  ["Effort, RPE", "11", "At most 10"],
  ["Effort, RPE", "8.2", "In steps of 0.5"],
  ["Rest, s", "9999", "At most 600 s"],
])("refuses %s of %s in words, keeps it and does not save", async (label, typed, words) => {
  const onSave = vi.fn();
  render(
    <form>
      <PrescriptionForm exercise={squat} isFollowing={false} onSave={onSave} onDone={() => {}} />
    </form>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: new RegExp(`^Type ${label}:`) }));
  const field = screen.getByRole("textbox", { name: label });
  await user.clear(field);
  await user.type(field, typed);
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(field).toHaveAccessibleDescription(words);
  expect(field).toHaveValue(typed);
  expect(field).toHaveFocus();
  expect(onSave).not.toHaveBeenCalled();
});
