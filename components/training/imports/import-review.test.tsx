import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { unitSystem } from "@/lib/body/unit-system";
import { UnitsContext } from "@/lib/platform/browser/use-units";
import { heldFile, type PlanFacts } from "@/lib/training/imports/held-file";
import type { AnsweredName } from "@/lib/training/imports/schema";
import { ImportReview } from "./import-review";

const HEADER = "Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Notes";
const row = (day: number, exercise: string, weight: number | string) =>
  `2024-09-0${day} 07:30:00,Day,${exercise},1,${weight},5,`;

const kg = unitSystem("metric");

async function review(
  rows: string[],
  knownKeys: string[] = [],
  units = unitSystem("imperial"),
  answers: AnsweredName[] = [],
  similarKeys: string[] = [],
) {
  const bytes = new TextEncoder().encode([HEADER, ...rows].join("\n"));
  const open = heldFile();
  // jsdom's File has no arrayBuffer().
  const file = Object.assign(new File([], "strong.csv"), { arrayBuffer: async () => bytes });
  const facts = await open.read({ file, today: "2026-11-20", choices: {} }, () => {});
  if ("problem" in facts) throw new Error(facts.problem);
  const preview = { knownKeys, similarKeys, exercises: [], answers, weighIns: [] };
  const onImport = vi.fn<(plan: PlanFacts, answers: AnsweredName[]) => void>();
  const read = {
    importId: "1",
    chosen: new File([], "strong.csv"),
    fileName: "strong.csv",
    choices: {},
    open,
    facts,
    names: await open.names(preview),
    preview,
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
  await screen.findByRole("button", { name: /^Import|^Nothing to import/ });
  /** What the import sends first. */
  const sent = async () => {
    await open.prepare();
    return (await open.request(0))?.workouts ?? [];
  };
  return { onImport, sent, user: userEvent.setup() };
}

test("the import needs a unit, and the unit decides the weights", async () => {
  const { sent, user } = await review([row(1, "Squat (Barbell)", 100), row(2, "Squat (Barbell)", 105)]);
  const button = screen.getByRole("button", { name: "Import 2 workouts" });
  expect(button).toBeDisabled();
  expect(screen.getByText("The file does not say. The heaviest set reads 105.")).toBeVisible();
  await user.click(screen.getByRole("radio", { name: /105 kg = 231 lb/ }));
  expect(screen.getByText("Preview. Nothing has been saved yet.")).toBeVisible();
  await user.click(button);
  expect((await sent()).map(({ exercises }) => exercises[0]?.setsData[0]?.weight)).toEqual([
    kg.lbsOfLoad(100),
    kg.lbsOfLoad(105),
  ]);
});

test("with metric units kilograms are preselected, and problems show kilograms", async () => {
  const { sent, user } = await review(
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
  expect((await sent())[0]?.exercises[0]?.setsData[0]?.weight).toBe(kg.lbsOfLoad(62.5));
});

test("a file without weights needs no unit, and known workouts are skipped", async () => {
  await review([row(1, "Push Up", ""), row(2, "Push Up", 0)], ["2024-09-01T02:00|1: 1x5"]);
  expect(screen.queryByText("Which unit is the weight column?")).toBeNull();
  expect(screen.getByText(/1 workout is already here and is skipped/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Import 1 workout" })).toBeEnabled();
});

test("broken rows show their line, also those that are too heavy only in the chosen unit", async () => {
  const { user } = await review([row(1, "Squat (Barbell)", 910), row(2, "Squat (Barbell)", "heavy")]);
  const broken = () => screen.getByRole("region", { name: /cannot be read/ });
  expect(within(broken()).getAllByRole("listitem")).toHaveLength(1);
  await user.click(screen.getByRole("radio", { name: /910 kg/ }));
  expect(broken()).toHaveTextContent("Line 2 2006.2 lb: the maximum is 2000.0 lb");
  expect(screen.getByRole("button", { name: "Nothing to import" })).toBeDisabled();
});

test("only names without a match need an answer", async () => {
  await review([row(1, "Squat (Barbell)", ""), row(1, "Sandbag Carry", "")]);
  const asked = screen.getByRole("region", { name: "Unmatched names" });
  expect(within(asked).getAllByRole("combobox")).toHaveLength(1);
  expect(asked).toHaveTextContent("Sandbag Carry");
  expect(asked).toHaveTextContent("1 of 2");
});

test("an answer is sent to be remembered, and proposed the next time", async () => {
  const rows = [row(1, "Bankdrücken schwer", "")];
  const { onImport, sent, user } = await review(rows);
  await user.click(screen.getByRole("combobox", { name: "Exercise for Bankdrücken schwer" }));
  await user.click((await screen.findAllByRole("option", { name: /^Bench Press/ }))[0]!);
  await user.click(screen.getByRole("button", { name: "Import 1 workout" }));
  const [, answers] = onImport.mock.calls[0] ?? [];
  const answer = { exerciseName: "Bench Press", muscleGroup: "chest" as const };
  expect((await sent())[0]?.exercises[0]).toMatchObject(answer);
  expect(answers).toEqual([{ name: "bankdrücken schwer", answer }]);
});

test("a remembered answer says so, and so does a muscle group that is a guess", async () => {
  const bench = { exerciseName: "Bench Press", muscleGroup: "chest" as const };
  await review([row(1, "Flachbank", ""), row(1, "Bus Driver", "")], [], kg, [
    { name: "flachbank", answer: bench },
  ]);
  expect(screen.getByText("1 set, as last time")).toBeVisible();
  expect(screen.getByRole("combobox", { name: "Exercise for Flachbank" })).toHaveTextContent("Bench Press");
  expect(screen.getByText("1 set, the muscle group is a guess")).toBeVisible();
});

test("workouts that may be here from another app are asked about once", async () => {
  const rows = [row(1, "Push Up", ""), row(2, "Push Up", "")];
  const { user } = await review(rows, [], kg, [], ["2024-09-01T02:00|1: 1x5"]);
  const question = screen.getByRole("region", { name: "Is 1 workout here already?" });
  expect(screen.getByRole("button", { name: /^Import/ })).toBeDisabled();
  await user.click(within(question).getByRole("radio", { name: "No, import it too" }));
  expect(screen.getByRole("button", { name: "Import 2 workouts" })).toBeEnabled();
  await user.click(within(question).getByRole("radio", { name: "Yes, skip it" }));
  expect(screen.getByRole("button", { name: "Import 1 workout" })).toBeEnabled();
});

test("rows that are in the file twice are counted", async () => {
  await review([row(1, "Push Up", ""), row(1, "Push Up", "")]);
  expect(screen.getByText(/1 row that is in the file twice is skipped/)).toBeVisible();
});

test("a long list of broken rows says how many more there are", async () => {
  await review(Array.from({ length: 102 }, (_, at) => row(1, "Squat (Barbell)", `heavy ${at}`)));
  const broken = screen.getByRole("region", { name: "102 rows cannot be read" });
  expect(within(broken).getAllByRole("listitem")).toHaveLength(100);
  expect(broken).toHaveTextContent("and 2 more");
});
