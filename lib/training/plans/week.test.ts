import { expect, test } from "vitest";
import type { PlannedSession } from "./schema";
import { stillToDo, trainingDays } from "./week";

test.each([1, 2, 3, 4, 5, 6, 7])("%d sessions are on different days", (perWeek) => {
  expect(new Set(trainingDays(perWeek)).size).toBe(perWeek);
});

const bench = {
  muscleGroup: "chest",
  sets: 3,
  reps: { min: 6, max: 10 },
  weight: 95,
  isFixed: false,
  withNext: false,
};
const session = (...names: string[]) =>
  ({
    weekday: 1,
    name: "Push",
    exercises: names.map((exerciseName) => ({ ...bench, exerciseName })),
  }) as PlannedSession;
const push = session("Bench Press", "Overhead Press");

test("stillToDo leaves out what was logged on the days of the session, but never all", () => {
  const trained = [
    { date: "2026-11-16", exercises: ["bench press"] },
    { date: "2026-11-19", exercises: ["Overhead Press"] },
  ];
  const left = (...days: (string | null)[]) =>
    stillToDo(push.exercises, trained, days).map(({ exerciseName }) => exerciseName);
  expect(left(null)).toEqual(["Bench Press", "Overhead Press"]);
  expect(left("2026-11-19", null)).toEqual(["Bench Press"]);
  expect(left("2026-11-19", "2026-11-16")).toEqual(["Bench Press", "Overhead Press"]);
});
