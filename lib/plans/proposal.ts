import type { Experience, Sex } from "@/lib/body/ranges";
import type { UnitSystem } from "@/lib/body/unit-system";
import { planWeek, type TrainingGoal } from "./planner";
import type { PlannedSession } from "./schema";
import { trainingDays } from "./week";

export const GOAL_LABELS = {
  lose: "Lose fat",
  recompose: "Recompose",
  gain: "Gain muscle",
} as const satisfies Record<TrainingGoal, string>;

export interface PlanAnswers {
  readonly workoutsPerWeek: number;
  readonly hoursPerWorkout: number;
  readonly experience: Experience;
  readonly goal: TrainingGoal;
}

interface Trainee {
  readonly gender: Sex;
  /** In pounds. */
  readonly weight: number;
}

// A smaller change of weight counts as recomposition.
const SAME_WEIGHT_LBS = 3;

export function goalOf({ weight, targetWeight }: { weight: number; targetWeight: number }): TrainingGoal {
  if (Math.abs(targetWeight - weight) < SAME_WEIGHT_LBS) return "recompose";
  return targetWeight < weight ? "lose" : "gain";
}

export function proposeWeek(
  { gender, weight }: Trainee,
  answers: PlanAnswers,
  records: readonly { exerciseName: string; estimatedOneRepMax: number | null }[],
  system: UnitSystem,
): PlannedSession[] {
  const oneRepMaxLbs = new Map(
    records.flatMap(({ exerciseName, estimatedOneRepMax: max }) =>
      max === null ? [] : [[exerciseName, max] as const],
    ),
  );
  const days = trainingDays(answers.workoutsPerWeek);
  return planWeek({ ...answers, sex: gender, weightLbs: weight, oneRepMaxLbs, system }).map(
    (session, index) => ({ ...session, weekday: days[index] ?? index + 1 }),
  );
}
