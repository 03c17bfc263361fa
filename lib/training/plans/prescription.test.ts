import { expect, test } from "vitest";
import { unitSystem } from "@/lib/body/unit-system";
import type { SetKind } from "@/lib/training/workouts/set-kind";
import { prescribe, prescribedSets } from "./prescription";

const lb = unitSystem("imperial");

const planned = {
  exerciseName: "Bench Press",
  muscleGroup: "chest",
  sets: 3,
  reps: { min: 5, max: 10 },
  weight: 95,
  isFixed: false,
  withNext: false,
} as const;
const workout = (weight: number, ...reps: number[]) => ({
  date: "2026-11-16",
  sets: reps.length,
  reps: reps[0] ?? 0,
  weight,
  notes: null,
  setsData: reps.map((count) => ({ reps: count, weight, kind: "working" as SetKind, rpe: null })),
});
const after = (lastWorkout: ReturnType<typeof workout>) => ({
  exerciseName: "Bench Press",
  lastWorkout,
  earlierWorkouts: [],
});
const last = (weight: number, ...reps: number[]) => after(workout(weight, ...reps));

test("starts with the planned load and the maximum repetitions", () => {
  expect(prescribe(planned, undefined, lb)).toEqual({ reps: [10, 10, 10], weight: 95, target: null });
});

test("follows the last workout and gives a reason", () => {
  expect(prescribe(planned, last(115, 10, 10, 10), lb)).toMatchObject({
    reps: [8, 8, 8],
    weight: 120,
    target: { reason: expect.stringContaining("5 lb more") },
  });
  expect(prescribe(planned, last(115, 8, 7, 7), lb)).toMatchObject({ reps: [8, 8, 8], weight: 115 });
});

test("asks for every planned set before more repetitions", () => {
  expect(prescribe(planned, last(115, 10, 9), lb)).toMatchObject({ reps: [10, 9, 9], weight: 115 });
});

test("does not change a fixed load", () => {
  expect(prescribe({ ...planned, isFixed: true }, last(115, 10), lb)).toEqual({
    reps: [10, 10, 10],
    weight: 95,
    target: null,
  });
});

test("does not count warm-ups and drop sets", () => {
  const warmup = { reps: 10, weight: 200, kind: "warmup" as const, rpe: null };
  const drop = { ...warmup, kind: "drop" as const };
  const done = workout(115, 8, 8, 8);
  const mixed = { ...done, setsData: [warmup, ...done.setsData, drop] };
  expect(prescribe(planned, after(mixed), lb)).toMatchObject({ weight: 115, reps: [9, 9, 9] });
  expect(prescribe(planned, after({ ...done, setsData: [warmup] }), lb)).toMatchObject({
    weight: 95,
    target: null,
  });
});

test("a hold starts with the planned time, later with that of its target", () => {
  const plank = { ...planned, exerciseName: "Plank", muscleGroup: "back", weight: 0, seconds: 45 } as const;
  const timesOf = (trend?: Parameters<typeof prescribe>[1]) =>
    prescribedSets(prescribe(plank, trend, lb)).map(({ reps, seconds }) => [reps, seconds]);
  expect(timesOf()).toEqual([
    [0, 45],
    [0, 45],
    [0, 45],
  ]);
  const held = { reps: 0, weight: 0, seconds: 50, kind: "working" as SetKind, rpe: null };
  const done = { ...workout(0), sets: 3, setsData: [held, held, held] };
  expect(timesOf({ exerciseName: "Plank", lastWorkout: done, earlierWorkouts: [] })).toEqual([
    [0, 55],
    [0, 55],
    [0, 55],
  ]);
});
