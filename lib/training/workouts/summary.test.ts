import { expect, test } from "vitest";
import { bestOneRepMax, byExercise, summarise } from "./summary";

const exercise = { id: "a", name: "Back Squat", pinnedNote: null };
const set = (weightLbs: number, reps: number, kind: "working" | "warmup" = "working") => ({
  reps,
  weightLbs,
  kind,
  rpe: null,
});
const lastOf = (sets: ReturnType<typeof set>[]) => {
  const entry = { exerciseId: "a", notes: null, localDate: new Date("2026-11-16T00:00:00Z"), sets };
  return summarise([exercise], [], [entry])[0]?.lastWorkout;
};

test("an exercise without history has neither record nor last workout", () => {
  expect(summarise([exercise], [], [])).toEqual([
    {
      exerciseName: "Back Squat",
      earlierWorkouts: [],
      pinnedNote: null,
      personalRecord: null,
      lastWorkout: null,
    },
  ]);
});

test("the last workout shows its top working set and the number of sets without warm-ups", () => {
  const last = lastOf([set(225, 5, "warmup"), set(185, 8), set(185, 10)]);
  expect(last).toMatchObject({ date: "2026-11-16", sets: 2, weight: 185, reps: 10 });
});

test("a last workout of warm-ups alone shows the heaviest of them", () => {
  expect(lastOf([set(95, 10, "warmup"), set(135, 5, "warmup")])).toMatchObject({ weight: 135, reps: 5 });
});

test("an estimate of a long set counts only without a reliable one", () => {
  expect(
    bestOneRepMax([
      { weight: 100, reps: 20 },
      { weight: 135, reps: 5 },
    ]),
  ).toBe(154.7);
  expect(bestOneRepMax([{ weight: 200, reps: 15 }])).toBe(300);
  expect(bestOneRepMax([{ weight: 0, reps: 10 }])).toBeNull();
});

test("byExercise keeps the order of the rows", () => {
  const rows = [
    { exerciseId: "a", at: 1 },
    { exerciseId: "b", at: 2 },
    { exerciseId: "a", at: 3 },
  ];
  expect(
    byExercise(rows)
      .get("a")
      ?.map((row) => row.at),
  ).toEqual([1, 3]);
});
