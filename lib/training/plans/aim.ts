import type { MuscleGroup } from "@/lib/body/ranges";
import type { UnitSystem } from "@/lib/body/unit-system";
import { usualMeasure } from "@/lib/training/catalogue/catalogue";
import { effortOf, isTimed, type Measure } from "@/lib/training/catalogue/measure";
import { type EqualSets, firstPlanned, withoutHistory } from "@/lib/training/workouts/draft";
import type { ExerciseSummary } from "@/lib/training/workouts/exercise-schema";
import type { NextTarget, RepRange } from "@/lib/training/workouts/progression";
import type { ExercisePlace } from "@/lib/training/workouts/session";
import { targetAfter } from "@/lib/training/workouts/target";
import { prescribe } from "./prescription";
import type { PlannedExercise, PlannedSession } from "./schema";

export interface Aim {
  /** Computed from the last workout; null without one, and for a fixed load. */
  readonly target: NextTarget | null;
  readonly planned: EqualSets | null;
  readonly start: EqualSets | null;
}

/** @param usualReps the range if the exercise is not planned */
export function aimAt(
  summary: ExerciseSummary,
  planned: PlannedExercise | undefined,
  usualReps: RepRange,
  muscleGroup: MuscleGroup,
  system: UnitSystem,
): Aim {
  if (!planned) {
    const target = targetAfter(summary, usualReps, muscleGroup, system);
    const { measure = usualMeasure(summary.exerciseName) } = summary;
    const start = withoutHistory(muscleGroup, system, measure);
    return { target, planned: null, start: summary.lastWorkout ? null : start };
  }
  const { sets, reps, weight } = planned;
  const { target } = prescribe(planned, summary, system);
  const proposed = { sets, reps: isTimed(planned) ? 0 : reps.max, weight, ...effortOf(planned) };
  return { target, planned: target ? null : proposed, start: null };
}

export function newlyPlanned(
  place: ExercisePlace & { readonly measure?: Measure | undefined },
  reps: RepRange,
): PlannedExercise {
  const { exerciseName, muscleGroup, measure = usualMeasure(exerciseName) } = place;
  const { sets, weight, ...first } = firstPlanned(measure);
  const effort = effortOf(first);
  return { exerciseName, muscleGroup, sets, weight, reps, ...effort, isFixed: false, withNext: false };
}

/** The plan of an exercise on a weekday (1 for Monday), else on the first day that has it. */
export function plannedExercise(
  sessions: readonly PlannedSession[],
  weekday: number,
  isIt: (exercise: PlannedExercise) => boolean,
): PlannedExercise | undefined {
  const onDay = sessions.filter((session) => session.weekday === weekday);
  return [...onDay, ...sessions].flatMap(({ exercises }) => exercises).find(isIt);
}
