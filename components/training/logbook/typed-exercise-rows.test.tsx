import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import type { TypedExercise } from "@/lib/training/logbook/form";
import { TypedExerciseRows } from "./typed-exercise-rows";

const squat: TypedExercise = {
  exerciseName: "Back Squat",
  muscleGroup: "legs",
  notes: "Deep",
  sets: [{ id: "1", weight: "95", reps: "8", kind: "warmup", rpe: null }],
};

type RowsProps = { start?: TypedExercise; onChange: (exercise: TypedExercise) => void };

function Rows({ start = squat, onChange }: RowsProps) {
  const [exercise, setExercise] = useState(start);
  const change = (next: TypedExercise) => {
    setExercise(next);
    onChange(next);
  };
  return (
    <TypedExerciseRows
      exercise={exercise}
      group="legs"
      isTried={false}
      onChange={change}
      onRemove={() => {}}
    />
  );
}

test("sets can be edited, copied and removed, with their kind", async () => {
  let now = squat;
  const user = userEvent.setup();
  render(
    <Rows
      onChange={(next) => {
        now = next;
      }}
    />,
  );
  expect(screen.getByText("Warm-up")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Add set to Back Squat" }));
  const weight = screen.getByLabelText("Weight, set 2 of Back Squat");
  expect(weight).toHaveValue("95");
  await user.clear(weight);
  await user.type(weight, "62,5");
  await user.click(screen.getByRole("button", { name: "Remove set 1 of Back Squat" }));
  await user.type(screen.getByLabelText("Notes on Back Squat"), "er");
  expect(now.notes).toBe("Deeper");
  expect(now.sets).toMatchObject([{ weight: "62,5", reps: "8", kind: "warmup" }]);
});

test("a number out of range says so once it is left, beside its field", async () => {
  const user = userEvent.setup();
  render(<Rows onChange={() => {}} />);
  const reps = screen.getByLabelText("Reps, set 1 of Back Squat");
  await user.clear(reps);
  await user.type(reps, "45");
  expect(reps).not.toBeInvalid();
  await user.tab();
  expect(reps).toBeInvalid();
  expect(reps).toHaveAccessibleDescription("At most 30");
  expect(reps).toHaveValue("45");
});

test("the kind and the effort of a logged set can be changed, also from what an import brought", async () => {
  let now = squat;
  const user = userEvent.setup();
  render(
    <Rows
      start={{ ...squat, sets: [{ id: "1", weight: "95", reps: "8", kind: "warmup", rpe: 6.5 }] }}
      onChange={(next) => {
        now = next;
      }}
    />,
  );
  const options = screen.getByRole("button", { name: /^Kind and effort, set 1 of Back Squat/ });
  expect(options).toHaveTextContent("Warm-upRPE 6.5");
  await user.click(options);
  expect(screen.getByRole("radio", { name: "6.5" })).toBeChecked();
  await user.click(screen.getByRole("radio", { name: "Failure" }));
  await user.click(screen.getByRole("radio", { name: "9" }));
  expect(now.sets).toMatchObject([{ kind: "failure", rpe: 9, weight: "95", reps: "8" }]);
});
