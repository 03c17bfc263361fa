import type { ForecastInput } from "@/lib/body/forecast/forecast";
import type { Experience } from "@/lib/body/ranges";
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

// A smaller change of weight counts as recomposition.
const SAME_WEIGHT_LBS = 3;

export function goalOf({
  weightLbs,
  targetWeightLbs,
}: Pick<ForecastInput, "weightLbs" | "targetWeightLbs">): TrainingGoal {
  if (Math.abs(targetWeightLbs - weightLbs) < SAME_WEIGHT_LBS) return "recompose";
  return targetWeightLbs < weightLbs ? "lose" : "gain";
}

export function proposeWeek(
  { sex, weightLbs }: Pick<ForecastInput, "sex" | "weightLbs">,
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
  return planWeek({ ...answers, sex, weightLbs, oneRepMaxLbs, system }).map((session, index) => ({
    ...session,
    weekday: days[index] ?? index + 1,
  }));
}
