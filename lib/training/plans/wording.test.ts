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
