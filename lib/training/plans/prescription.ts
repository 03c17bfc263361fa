import { BODY_WEIGHT_LBS, MUSCLE_GROUPS, type MuscleGroup } from "@/lib/body/ranges";
import type { UnitSystem } from "@/lib/body/unit-system";
import { exerciseKey } from "@/lib/training/catalogue/exercise-name";
import { type Effort, effortOf, isTimed } from "@/lib/training/catalogue/measure";
import { onLimbs, type SetValues } from "@/lib/training/workouts/draft";
import type { ExerciseSummary } from "@/lib/training/workouts/exercise-schema";
import type { NextTarget } from "@/lib/training/workouts/progression";
import { type Trend, targetAfter } from "@/lib/training/workouts/target";
import { rounded } from "./progress";
import type { PlannedExercise } from "./schema";

/** What to do in the next workout. `weight` is in pounds, 0 for body weight. */
export interface Prescription extends Effort {
  readonly reps: readonly number[];
  readonly weight: number;
  /** The sets are done with each arm or leg. */
  readonly eachLimb?: boolean | undefined;
  /** Null before the first workout and for a fixed load. */
  readonly target: NextTarget | null;
}

/** Before the first workout, and with a fixed load, it is the planned load with the maximum repetitions. */
export function prescribe(
  { sets, reps, weight, isFixed, muscleGroup, loadPercent, eachLimb, ...effort }: PlannedExercise,
  trend: Trend | undefined,
  system: UnitSystem,
): Prescription {
  const next = trend ? targetAfter(trend, reps, muscleGroup, system, sets) : null;
  const target =
    next && loadPercent !== undefined
      ? deloaded(next, loadPercent, { muscleGroup, ...effort }, system)
      : next;
  if (!target || isFixed) {
    const count = isTimed(effort) ? 0 : reps.max;
    return {
      reps: Array.from({ length: sets }, () => count),
      weight,
      eachLimb,
      ...effortOf(effort),
      target: null,
    };
  }
  return { reps: target.reps, weight: target.weightLbs, eachLimb, target: { ...target, eachLimb } };
}

/** The exercises of a session, each with what to do now. @param summaries of the client's exercises, as far as known */
export const prescribedExercises = (
  exercises: readonly PlannedExercise[],
  summaries: readonly ExerciseSummary[],
  system: UnitSystem,
) =>
  exercises.map((exercise) => {
    const key = exerciseKey(exercise.exerciseName);
    const known = summaries.find((summary) => exerciseKey(summary.exerciseName) === key);
    return {
      ...exercise,
      measure: known?.measure,
      lastWorkout: known?.lastWorkout ?? null,
      prescription: prescribe(exercise, known, system),
    };
  });
export type PrescribedExercise = ReturnType<typeof prescribedExercises>[number];

export const muscleGroupsOf = (exercises: readonly PlannedExercise[]): MuscleGroup[] =>
  MUSCLE_GROUPS.filter((group) => exercises.some(({ muscleGroup }) => muscleGroup === group));

/** The sets to log, each with the time or distance of the target, else of the plan. */
export const prescribedSets = ({ reps, weight, target, eachLimb, ...planned }: Prescription): SetValues[] =>
  onLimbs(
    reps.map((count, at) => ({ reps: count, weight, ...effortOf(target?.efforts?.[at] ?? planned) })),
    eachLimb,
  );

function deloaded(
  target: NextTarget,
  percent: number,
  exercise: Pick<PlannedExercise, "exerciseName" | "muscleGroup">,
  system: UnitSystem,
): NextTarget {
  if (target.weightLbs <= BODY_WEIGHT_LBS) return target;
  const weightLbs = rounded(exercise, (system.loadOf(target.weightLbs) * percent) / 100, system);
  return { ...target, weightLbs, reason: `Easy week: ${percent} % of the load, to recover.` };
}
