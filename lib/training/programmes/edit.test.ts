import { expect, test } from "vitest";
import type { PlannedWeek } from "@/lib/training/plans/schema";
import { changeExercise, moveExercise, moveSession } from "./edit";

const exercise = (exerciseName: string, withNext = false) => ({
  exerciseName,
  muscleGroup: "legs" as const,
  sets: 3,
  reps: { min: 5, max: 8 },
  weight: 100,
  isFixed: false,
  withNext,
});
const week = (...days: [weekday: number, ...names: string[]][]): PlannedWeek => ({
  isDeload: false,
  sessions: days.map(([weekday, ...names]) => ({
    weekday,
    name: `Day ${weekday}`,
    exercises: names.map((name) => exercise(name.replace("+", ""), name.endsWith("+"))),
  })),
});
const shown = (weeks: readonly PlannedWeek[] | null) =>
  weeks?.map(({ sessions }) =>
    sessions.map(
      ({ weekday, exercises }) =>
        `${weekday} ${exercises.map(({ exerciseName, withNext }) => exerciseName + (withNext ? "+" : "")).join(" ")}`,
    ),
  );
const WEEKS = [week([1, "A", "B", "C"], [3, "D+", "E", "F"]), week([1, "A"])];
const move = (name: string, weekday: number, before: string | null, toWeek = 0, from = 1) =>
  shown(moveExercise(WEEKS, { week: 0, weekday: from, name }, { week: toWeek, weekday, before }, "New"));

test("moves an exercise within its session and to another day or week", () => {
  expect(move("C", 1, "A")).toEqual([["1 C A B", "3 D+ E F"], ["1 A"]]);
  expect(move("A", 1, null)?.[0]).toEqual(["1 B C A", "3 D+ E F"]);
  expect(move("B", 3, "F")?.[0]).toEqual(["1 A C", "3 D+ E B F"]);
  expect(move("B", 1, "A", 1)).toEqual([["1 A C", "3 D+ E F"], ["1 B A"]]);
});

test("creates a session on a day without one", () => {
  expect(move("B", 2, null)?.[0]).toEqual(["1 A C", "2 B", "3 D+ E F"]);
});

test("does not split a superset, and removes the exercise from its own", () => {
  expect(move("B", 3, "E")?.[0]).toEqual(["1 A C", "3 D+ E B F"]);
  expect(move("D", 1, null, 0, 3)?.[0]).toEqual(["1 A B C D", "3 E F"]);
});

test("refuses an exercise that the session already has", () => {
  expect(
    moveExercise(WEEKS, { week: 0, weekday: 1, name: "A" }, { week: 1, weekday: 1, before: null }, ""),
  ).toBeNull();
});

test("swaps two sessions, or moves one to a free day", () => {
  expect(shown(moveSession(WEEKS, { week: 0, weekday: 3 }, { week: 1, weekday: 1 }))).toEqual([
    ["1 A B C", "3 A"],
    ["1 D+ E F"],
  ]);
  expect(shown(moveSession(WEEKS, { week: 0, weekday: 3 }, { week: 0, weekday: 5 }))?.[0]).toEqual([
    "1 A B C",
    "5 D+ E F",
  ]);
});

test("changes later weeks only if requested", () => {
  const sets = (later: boolean) =>
    changeExercise(WEEKS, { week: 0, weekday: 1, name: "A" }, { ...exercise("A"), sets: 5 }, later).map(
      ({ sessions }) => sessions[0]?.exercises[0]?.sets,
    );
  expect(sets(false)).toEqual([5, 3]);
  expect(sets(true)).toEqual([5, 5]);
});
