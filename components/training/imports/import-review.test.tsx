import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { unitSystem } from "@/lib/body/unit-system";
import { UnitsContext } from "@/lib/platform/browser/use-units";
import type { ImportPlan } from "@/lib/training/imports/plan";
import { readBytes } from "@/lib/training/imports/read-file";
import type { AnsweredName } from "@/lib/training/imports/schema";
import { ImportReview } from "./import-review";

const HEADER = "Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Notes";
const row = (day: number, exercise: string, weight: number | string) =>
  `2024-09-0${day} 07:30:00,Day,${exercise},1,${weight},5,`;

const kg = unitSystem("metric");

function review(
  rows: string[],
  knownKeys: string[] = [],
  units = unitSystem("imperial"),
  answers: AnsweredName[] = [],
  similarKeys: string[] = [],
) {
  const bytes = new TextEncoder().encode([HEADER, ...rows].join("\n"));
  const file = readBytes(bytes, "2026-11-20");
  if ("problem" in file) throw new Error(file.problem);
  const onImport = vi.fn<(plan: ImportPlan, answers: AnsweredName[]) => void>();
  const read = {
    importId: "1",
    chosen: new File([], "strong.csv"),
    fileName: "strong.csv",
    choices: {},
    file,
    preview: { knownKeys, similarKeys, exercises: [], answers, weighIns: [] },
  };
  render(
    <UnitsContext value={units}>
      <ImportReview
        clientName="Marcus Reed"
        read={read}
        problem={null}
        progress={null}
        onChange={() => {}}
        onAnswer={() => {}}
        onImport={onImport}
      />
    </UnitsContext>,
  );
  return { onImport, user: userEvent.setup() };
}

test("the import needs a unit, and the unit decides the weights", async () => {
  const { onImport, user } = review([row(1, "Squat (Barbell)", 100), row(2, "Squat (Barbell)", 105)]);
  const button = screen.getByRole("button", { name: "Import 2 workouts" });
  expect(button).toBeDisabled();
  expect(screen.getByText("The file does not say. The heaviest set reads 105.")).toBeVisible();
  await user.click(screen.getByRole("radio", { name: /105 kg = 231 lb/ }));
  expect(screen.getByText("Preview. Nothing has been saved yet.")).toBeVisible();
  await user.click(button);
  const [plan] = onImport.mock.calls[0] ?? [];
  expect(plan?.workouts.map(({ exercises }) => exercises[0]?.setsData[0]?.weight)).toEqual([
    kg.lbsOfLoad(100),
    kg.lbsOfLoad(105),
  ]);
});

test("with metric units kilograms are preselected, and problems show kilograms", async () => {
  const { onImport, user } = review(
    [row(1, "Squat (Barbell)", 62.5), row(2, "Squat (Barbell)", 910)],
    [],
    kg,
  );
  expect(screen.getByRole("radio", { name: "Kilograms 910 kg" })).toBeChecked();
  expect(screen.getByRole("radio", { name: "Pounds 910 lb = 413 kg" })).not.toBeChecked();
  expect(screen.getByText("Line 3")).toBeVisible();
  expect(screen.getByRole("region", { name: /cannot be read/ })).toHaveTextContent(
    "910.0 kg: the maximum is 907.2 kg",
  );
  await user.click(screen.getByRole("button", { name: "Import 1 workout" }));
  const [plan] = onImport.mock.calls[0] ?? [];
  expect(plan?.workouts[0]?.exercises[0]?.setsData[0]?.weight).toBe(kg.lbsOfLoad(62.5));
});

test("a file without weights needs no unit, and known workouts are skipped", () => {
  review([row(1, "Push Up", ""), row(2, "Push Up", 0)], ["2024-09-01T02:00|1: 1x5"]);
  expect(screen.queryByText("Which unit is the weight column?")).toBeNull();
  expect(screen.getByText(/1 workout is already here and is skipped/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Import 1 workout" })).toBeEnabled();
});

test("broken rows show their line, also those that are too heavy only in the chosen unit", async () => {
  const { user } = review([row(1, "Squat (Barbell)", 910), row(2, "Squat (Barbell)", "heavy")]);
  const broken = () => screen.getByRole("region", { name: /cannot be read/ });
  expect(within(broken()).getAllByRole("listitem")).toHaveLength(1);
  await user.click(screen.getByRole("radio", { name: /910 kg/ }));
  expect(broken()).toHaveTextContent("Line 2 2006.2 lb: the maximum is 2000.0 lb");
  expect(screen.getByRole("button", { name: "Nothing to import" })).toBeDisabled();
});

test("only names without a match need an answer", () => {
  review([row(1, "Squat (Barbell)", ""), row(1, "Sandbag Carry", "")]);
  const asked = screen.getByRole("region", { name: "Unmatched names" });
  expect(within(asked).getAllByRole("combobox")).toHaveLength(1);
  expect(asked).toHaveTextContent("Sandbag Carry");
  expect(asked).toHaveTextContent("1 of 2");
});

test("an answer is sent to be remembered, and proposed the next time", async () => {
  const rows = [row(1, "Bankdrücken schwer", "")];
  const { onImport, user } = review(rows);
  await user.click(screen.getByRole("combobox", { name: "Exercise for Bankdrücken schwer" }));
  await user.click((await screen.findAllByRole("option", { name: /^Bench Press/ }))[0]!);
  await user.click(screen.getByRole("button", { name: "Import 1 workout" }));
  const [plan, answers] = onImport.mock.calls[0] ?? [];
  const answer = { exerciseName: "Bench Press", muscleGroup: "chest" as const };
  expect(plan?.workouts[0]?.exercises[0]).toMatchObject(answer);
  expect(answers).toEqual([{ name: "bankdrücken schwer", answer }]);
});

test("a remembered answer says so, and so does a muscle group that is a guess", () => {
  const bench = { exerciseName: "Bench Press", muscleGroup: "chest" as const };
  review([row(1, "Flachbank", ""), row(1, "Bus Driver", "")], [], kg, [{ name: "flachbank", answer: bench }]);
  expect(screen.getByText("1 set, as last time")).toBeVisible();
  expect(screen.getByRole("combobox", { name: "Exercise for Flachbank" })).toHaveTextContent("Bench Press");
  expect(screen.getByText("1 set, the muscle group is a guess")).toBeVisible();
});

test("workouts that may be here from another app are asked about once", async () => {
  const rows = [row(1, "Push Up", ""), row(2, "Push Up", "")];
  const { user } = review(rows, [], kg, [], ["2024-09-01T02:00|1: 1x5"]);
  const question = screen.getByRole("region", { name: "Is 1 workout here already?" });
  expect(screen.getByRole("button", { name: /^Import/ })).toBeDisabled();
  await user.click(within(question).getByRole("radio", { name: "No, import it too" }));
  expect(screen.getByRole("button", { name: "Import 2 workouts" })).toBeEnabled();
  await user.click(within(question).getByRole("radio", { name: "Yes, skip it" }));
  expect(screen.getByRole("button", { name: "Import 1 workout" })).toBeEnabled();
});

test("rows that are in the file twice are counted", () => {
  review([row(1, "Push Up", ""), row(1, "Push Up", "")]);
  expect(screen.getByText(/1 row that is in the file twice is skipped/)).toBeVisible();
});
