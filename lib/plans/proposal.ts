import type { Experience, Gender } from "@/lib/body/ranges";
import type { UnitSystem } from "@/lib/body/unit-system";
import { type PlannerInput, planWeek } from "@/lib/workouts/planner";
import type { PlannedSession } from "./schema";
import { trainingDays } from "./week";

export type Goal = PlannerInput["goal"];
export const GOAL_LABELS = {
  lose: "Lose fat",
  recompose: "Recompose",
  gain: "Gain muscle",
} as const satisfies Record<Goal, string>;

/** What a week is laid out from. */
export interface PlanAnswers {
  readonly workoutsPerWeek: number;
  readonly hoursPerWorkout: number;
  readonly experience: Experience;
  readonly goal: Goal;
}

interface Trainee {
  readonly gender: Gender;
  /** In pounds. */
  readonly weight: number;
}

// Less than this is a change of composition rather than of weight.
const SAME_WEIGHT_LBS = 3;

/** What a client's target asks of the training. */
export function goalOf({ weight, targetWeight }: { weight: number; targetWeight: number }): Goal {
  if (Math.abs(targetWeight - weight) < SAME_WEIGHT_LBS) return "recompose";
  return targetWeight < weight ? "lose" : "gain";
}

/** A week of sessions on their days. Loads follow the client's records where there are any. */
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
  return planWeek({ ...answers, gender, weightLbs: weight, oneRepMaxLbs, system }).map(
    ({ name, exercises }, index) => ({
      weekday: days[index] ?? index + 1,
      name,
      exercises: exercises.map(({ weightLbs, ...exercise }) => ({
        ...exercise,
        weight: weightLbs,
        isFixed: false,
        withNext: false,
      })),
    }),
  );
}
