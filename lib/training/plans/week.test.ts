import { describe, expect, test } from "vitest";
import type { PlannedSession } from "./schema";
import { dayState, stillToDo, trainingDays } from "./week";

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

describe("dayState", () => {
  const today = "2026-11-20";
  const since = "2026-11-18";
  const state = (date: string, planned: PlannedSession | undefined, ...exercises: string[]) =>
    dayState(date, today, {
      session: planned,
      trained: exercises.length > 0 ? [{ date, exercises }] : [],
      since,
    });

  test("is done with the exercises of its session, in any spelling and order", () => {
    expect(state("2026-11-18", push, "overhead  press", "Curl", "BENCH press")).toBe("done");
    expect(state("2026-11-20", push, "Bench Press", "Overhead Press")).toBe("done");
  });
  test("is partly done with some of them", () => {
    expect(state("2026-11-18", push, "Bench Press")).toBe("partly");
    expect(state("2026-11-20", push, "Bench Press", "Back Squat")).toBe("partly");
  });
  test("is extra with other exercises", () => {
    expect(state("2026-11-18", push, "Back Squat")).toBe("extra");
    expect(state("2026-11-18", undefined, "Back Squat")).toBe("extra");
    expect(state("2026-11-20", push, "Back Squat")).toBe("planned");
  });
  test("is done with any exercise if the session has none", () => {
    expect(state("2026-11-18", session(), "Back Squat")).toBe("done");
  });
  test("is missed only after the day is over", () => {
    expect(state("2026-11-19", push)).toBe("missed");
    expect(state("2026-11-20", push)).toBe("planned");
    expect(state("2026-11-21", push)).toBe("planned");
  });
  test("is never missed before the first plan", () => {
    expect(state("2026-11-17", push)).toBe("rest");
    expect(state("2026-11-17", push, "Bench Press", "Overhead Press")).toBe("done");
    expect(state("2026-11-18", push)).toBe("missed");
  });
  test("is a rest day without a plan", () => {
    expect(state("2026-11-19", undefined)).toBe("rest");
  });
});

test("stillToDo leaves out logged exercises", () => {
  const names = (day?: Parameters<typeof stillToDo>[1]) =>
    stillToDo(push.exercises, day).map(({ exerciseName }) => exerciseName);
  expect(names()).toEqual(["Bench Press", "Overhead Press"]);
  expect(names({ date: "2026-11-20", exercises: ["bench press"] })).toEqual(["Overhead Press"]);
});
