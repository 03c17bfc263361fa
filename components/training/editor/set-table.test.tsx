import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect, useState } from "react";
import { expect, it } from "vitest";
import { unitSystem } from "@/lib/body/unit-system";
import { UnitsContext } from "@/lib/platform/browser/use-units";
import {
  type ExerciseDraft,
  reduceDraft,
  type SetChange,
  type SetDraft,
  startDraft,
} from "@/lib/training/workouts/draft";
import { SetSteppers } from "./set-steppers";
import { SetTable } from "./set-table";
import type { ExerciseEditor } from "./use-exercise-editor";

const kg = unitSystem("metric");
const lastSets = [
  { reps: 8, weight: 185 },
  { reps: 5, weight: kg.lbsOfLoad(62.5) },
];

type TableProps = {
  begun: ExerciseDraft;
  onChange: (draft: ExerciseDraft) => void;
  /** On laptops all sets, on phones the active one. */
  as?: typeof SetTable | undefined;
};

/** The table with its own draft, and the parts of the editor that it needs. */
function Table({ begun, onChange, as: Sets = SetTable }: TableProps) {
  const [draft, setDraft] = useState(begun);
  useEffect(() => onChange(draft), [draft, onChange]);
  const change = (id: string, changeOf: (now: SetDraft) => SetChange) =>
    setDraft((before) => {
      const now = before.sets.find((set) => set.id === id);
      return (now && reduceDraft(before, { type: "changeSet", id, change: changeOf(now) })) || before;
    });
  const editor = {
    sets: draft.sets,
    lastSets,
    activeSet: draft.sets[0],
    muscleGroup: "chest",
    counted: { exerciseName: "Exercise", muscleGroup: "chest", measure: "load" },
    changeSet: (id: string, to: SetChange) => change(id, () => to),
    stepSet: change,
    choose: () => {},
    setLogged: () => {},
  };
  return <Sets editor={editor as unknown as ExerciseEditor} />;
}

function open(units = kg, as?: typeof SetTable) {
  let count = 0;
  const newId = () => `${count++}`;
  const begun = startDraft({ key: "k", exerciseName: "Bench", muscleGroup: "chest" }, lastSets, newId, units);
  const current = { draft: begun };
  const keep = (draft: ExerciseDraft) => {
    current.draft = draft;
  };
  render(
    <UnitsContext value={units}>
      <Table begun={begun} onChange={keep} as={as} />
    </UnitsContext>,
  );
  const user = userEvent.setup();
  const typed = (set: number) =>
    screen.getByRole("button", { name: new RegExp(`^Type Weight, set ${set}:`) });
  return {
    weights: () => current.draft.sets.map(({ weight }) => weight),
    texts: () => [1, 2].map((set) => typed(set).textContent?.replace(/^.*: /, "")),
    tap: (name: string) => user.click(screen.getByRole("button", { name })),
    first: () => current.draft.sets[0],
    async type(set: number, text: string) {
      await user.click(typed(set));
      await user.keyboard(`${text}{Enter}`);
    },
    async typeIn(name: string, text: string) {
      await user.click(screen.getByRole("button", { name: new RegExp(`^Type ${name}:`) }));
      const field = screen.getByRole("textbox", { name });
      await user.clear(field);
      await user.type(field, `${text}{Enter}`);
    },
  };
}

it("steps in kilogram plates and accepts typed kilograms", async () => {
  const table = open();
  expect(screen.getByText("Weight, kg")).toBeVisible();
  expect(table.texts()).toEqual(["83.9", "62.5"]);
  expect(table.weights()).toEqual(lastSets.map(({ weight }) => weight));
  await table.tap("Increase Weight, set 2");
  expect(table.texts()).toEqual(["83.9", "65"]);
  await table.type(2, "61.25");
  expect(table.weights()[1]).toBe(kg.lbsOfLoad(61.25));
  await table.type(1, "226.5");
  await table.tap("Increase Weight, set 1");
  expect(table.texts()[0]).toBe("226.75");
  expect(table.weights()[0]).toBeLessThanOrEqual(500);
});

it("steps five pounds by default", async () => {
  const table = open(unitSystem(undefined));
  expect(screen.getByText("Weight, lb")).toBeVisible();
  expect(table.texts()).toEqual(["185", "137.8"]);
  await table.tap("Increase Weight, set 1");
  expect(table.texts()[0]).toBe("190");
});

it.each([
  ["Weight, set 1", "507", "At most 500 lb"],
  ["Weight, set 1", "-5", "At least 0 lb"],
  ["Weight, set 1", "", "Type a number"],
  ["Reps, set 1", "45", "At most 30"],
  ["Reps, set 1", "0", "At least 1"],
  ["Reps, set 1", "8.5", "A whole number"],
])("refuses a %s of %j with %j, and keeps the set as it was", async (name, text, words) => {
  const table = open(unitSystem(undefined));
  await table.typeIn(name, text);
  const field = screen.getByRole("textbox", { name });
  expect(field).toHaveAccessibleDescription(words);
  expect(field).toHaveValue(text);
  expect(field).toHaveFocus();
  expect(table.first()).toMatchObject(lastSets[0] ?? {});
});

it.each([
  ["Weight, set 1", "507", "At most 500 lb"],
  ["Reps", "45", "At most 30"],
])("refuses a %s of %s on a phone too, and keeps the set as it was", async (name, text, words) => {
  const phone = open(unitSystem(undefined), ({ editor }) => <SetSteppers editor={editor} size="lg" />);
  await phone.typeIn(name, text);
  const field = screen.getByRole("textbox", { name });
  expect(field).toHaveAccessibleDescription(words);
  expect(field).toHaveValue(text);
  expect(phone.first()).toMatchObject(lastSets[0] ?? {});
});

it("names the limit in kilograms", async () => {
  const table = open();
  await table.type(1, "230");
  expect(screen.getByRole("alert")).toHaveTextContent("At most 226.75 kg");
});
