import { expect, test } from "vitest";
import { unitSystem } from "@/lib/body/unit-system";
import { prescribe } from "./prescription";
import type { PlannedExercise } from "./schema";
import { planText, prescriptionText } from "./wording";

const lb = unitSystem("imperial");
const squat: PlannedExercise = {
  exerciseName: "Back Squat",
  muscleGroup: "legs",
  sets: 4,
  reps: { min: 5, max: 8 },
  weight: 190,
  isFixed: false,
  withNext: false,
};

test("a planned exercise is written with its effort, tempo and rest", () => {
  const full = { ...squat, rpe: 8, tempo: "3-1-X-0", restSeconds: 150 };
  expect(planText(squat, lb)).toBe("4 × 5–8 @ 190 lb");
  expect(planText(full, lb)).toBe("4 × 5–8 @ 190 lb, RPE 8, tempo 3-1-X-0, rest 2:30");
  expect(prescriptionText(full, prescribe(full, undefined, lb), lb)).toBe(
    "4 × 5–8 @ 190 lb, RPE 8, tempo 3-1-X-0, rest 2:30",
  );
});

test("a client's own plan says what a load starts at and what the logger asks for now", () => {
  const set = { reps: 8, weight: 200, kind: "working" as const, rpe: null };
  const sets = { sets: 4, reps: 8, weight: 200, notes: null, setsData: [set, set, set, set] };
  const trend = {
    exerciseName: "Back Squat",
    personalRecord: null,
    lastWorkout: { date: "2026-11-16", ...sets },
    earlierWorkouts: [],
  };
  const now = (exercise: PlannedExercise) => prescribe(exercise, trend, lb);
  expect(now(squat).weight).toBe(205);
  expect(planText(squat, lb, now(squat))).toBe("4 × 5–8, starts at 190, now 205 lb");
  const easy = { ...squat, loadPercent: 80 };
  expect(planText(easy, lb, now(easy))).toBe("4 × 5–8 @ 80% load, now 165 lb");
  const own = { ...squat, isFixed: true };
  expect(planText(own, lb, now(own))).toBe("4 × 5–8 @ 190 lb");
  const same = { ...squat, weight: 205 };
  expect(planText(same, lb, now(same))).toBe("4 × 5–8 @ 205 lb");
  expect(planText(squat, lb, prescribe(squat, undefined, lb))).toBe("4 × 5–8 @ 190 lb");
});
