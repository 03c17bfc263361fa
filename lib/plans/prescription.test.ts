import { expect, test } from "vitest";
import { unitSystem } from "@/lib/body/unit-system";
import { prescribe } from "./prescription";

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
const last = (weight: number, ...reps: number[]) => ({
  date: "2026-11-16",
  sets: reps.length,
  reps: reps[0] ?? 0,
  weight,
  notes: null,
  setsData: reps.map((count) => ({ reps: count, weight, kind: "working" as const, rpe: null })),
});

test("starts with the planned load and the most repetitions", () => {
  expect(prescribe(planned, null, lb)).toEqual({ sets: 3, reps: 10, weight: 95, target: null });
});

test("follows what was logged, and says why", () => {
  expect(prescribe(planned, last(115, 10, 10), lb)).toMatchObject({
    sets: 3,
    reps: 5,
    weight: 120,
    target: { reason: expect.stringContaining("go up 5 lb") },
  });
  expect(prescribe(planned, last(115, 8, 7), lb)).toMatchObject({ reps: 8, weight: 115 });
});

test("leaves a load alone that the trainer fixed", () => {
  expect(prescribe({ ...planned, isFixed: true }, last(115, 10), lb)).toEqual({
    sets: 3,
    reps: 10,
    weight: 95,
    target: null,
  });
});

test("does not count warm-ups and drop sets", () => {
  const warmup = { reps: 10, weight: 200, kind: "warmup" as const, rpe: null };
  const drop = { ...warmup, kind: "drop" as const };
  const workout = last(115, 8);
  const mixed = { ...workout, setsData: [warmup, ...workout.setsData, drop] };
  expect(prescribe(planned, mixed, lb)).toMatchObject({ weight: 115, reps: 9 });
  expect(prescribe(planned, { ...workout, setsData: [warmup] }, lb)).toMatchObject({
    weight: 95,
    target: null,
  });
});
