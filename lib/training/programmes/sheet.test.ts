import { expect, test } from "vitest";
import type { PlannedExercise, PlannedWeek } from "@/lib/training/plans/schema";
import { saidOfAll, scaleOf, sheetsOf } from "./sheet";

const exercise = (exerciseName: string, weight = 100): PlannedExercise => ({
  ...{ exerciseName, muscleGroup: "legs", sets: 3, reps: { min: 8, max: 8 }, weight },
  ...{ isFixed: true, withNext: false },
});
const week = (weekday: number, name: string, ...names: string[]): PlannedWeek => ({
  sessions: [{ weekday, name, exercises: names.map((one) => exercise(one)) }],
  isDeload: false,
});

test("six weeks are two sheets, and every exercise has a cell in every week", () => {
  const weeks = [
    ...Array.from({ length: 4 }, () => week(1, "Upper", "Row")),
    week(1, "Upper", "Row", "Curl"),
    week(1, "Heavy", "row"),
  ];
  const sheets = sheetsOf({ weeks, startsOn: "2026-11-25" }, false);
  expect(sheets.map((sheet) => sheet.weeks.map(({ number, monday }) => [number, monday]))).toEqual([
    [
      [1, "2026-11-23"],
      [2, "2026-11-30"],
      [3, "2026-12-07"],
      [4, "2026-12-14"],
    ],
    [
      [5, "2026-12-21"],
      [6, "2026-12-28"],
    ],
  ]);
  const [session] = sheets[1]!.sessions;
  expect(session).toMatchObject({ weekday: 1, name: "Upper", weeks: ["", "Heavy"] });
  expect(session!.rows.map(({ cells }) => cells.map((cell) => cell?.exerciseName ?? null))).toEqual([
    ["Row", "row"],
    ["Curl", null],
  ]);
});

test("a week that repeats has room for four weeks without dates", () => {
  const [sheet, ...more] = sheetsOf({ weeks: [week(3, "Legs", "Squat")], startsOn: null }, true);
  expect(more).toEqual([]);
  expect(sheet!.weeks.map(({ number, monday }) => [number, monday])).toEqual([
    [1, null],
    [2, null],
    [3, null],
    [4, null],
  ]);
});

test("a day without a session in a week is empty there, and one without any is left out", () => {
  const [sheet] = sheetsOf({ weeks: [week(1, "A", "Row"), week(4, "B", "Squat")], startsOn: null }, false);
  expect(sheet!.sessions.map(({ weekday, weeks }) => [weekday, weeks])).toEqual([
    [1, ["", null]],
    [4, [null, ""]],
  ]);
});

test("only what every week says is said of the exercise", () => {
  expect(saidOfAll([["RPE 7", "rest 2:00"], ["RPE 8", "rest 2:00"], ["rest 2:00"]])).toEqual(["rest 2:00"]);
  expect(saidOfAll([])).toEqual([]);
});

test("a short sheet has its full size, a long one becomes smaller, but never too small to write in", () => {
  const scale = (exercises: number) => {
    const names = Array.from({ length: exercises }, (_, index) => `Exercise ${index}`);
    const sessions = [1, 3, 5].flatMap((weekday) => week(weekday, "Day", ...names).sessions);
    return scaleOf(sheetsOf({ weeks: [{ sessions, isDeload: false }], startsOn: null }, false)[0]!);
  };
  expect(scale(3)).toBe(1);
  expect(scale(6)).toBeLessThan(0.8);
  expect(scale(20)).toBe(0.7);
});
