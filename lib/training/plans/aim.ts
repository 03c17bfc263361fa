import type { MuscleGroup } from "@/lib/body/ranges";
import type { UnitSystem } from "@/lib/body/unit-system";
import { weekdayOf } from "@/lib/text/calendar/days";
import { usualMeasure } from "@/lib/training/catalogue/catalogue";
import { exerciseKey } from "@/lib/training/catalogue/exercise-name";
import { effortOf, isTimed, type Measure } from "@/lib/training/catalogue/measure";
import { type EqualSets, firstPlanned, type SetValues, withoutHistory } from "@/lib/training/workouts/draft";
import type { ExerciseSummary } from "@/lib/training/workouts/exercise-schema";
import type { NextTarget, RepRange } from "@/lib/training/workouts/progression";
import type { ExercisePlace } from "@/lib/training/workouts/session";
import { targetAfter } from "@/lib/training/workouts/target";
import { prescribe, prescribedSets } from "./prescription";
import { planWeeksOf, sessionsAround } from "./programme";
import type { PlannedExercise, PlannedSession, WeeklyPlan } from "./schema";

export interface Aim {
  /** Computed from the last workout; null without one, and for a fixed load. */
  readonly target: NextTarget | null;
  readonly planned: EqualSets | null;
  readonly start: EqualSets | null;
  /** The sets of the plan at the load of the target; null for an exercise that is not planned. */
  readonly prescribed: readonly SetValues[] | null;
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
    const start = withoutHistory(summary.exerciseName, muscleGroup, system);
    return { target, planned: null, start: summary.lastWorkout ? null : start, prescribed: null };
  }
  const { sets, reps, weight, eachLimb } = planned;
  const prescription = prescribe(planned, summary, system);
  const { target } = prescription;
  const proposed = { sets, reps: isTimed(planned) ? 0 : reps.max, weight, eachLimb, ...effortOf(planned) };
  const prescribed = prescribedSets(prescription);
  return { target, planned: target ? null : proposed, start: null, prescribed };
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

/** An exercise as the week around a day plans it. */
export function plannedAround(
  plan: Pick<WeeklyPlan, "sessions" | "programme"> | undefined,
  day: string,
  exerciseName: string,
): PlannedExercise | undefined {
  const sessions = plan ? sessionsAround(planWeeksOf(plan), day) : [];
  const key = exerciseKey(exerciseName);
  return plannedExercise(sessions, weekdayOf(day), (one) => exerciseKey(one.exerciseName) === key);
}
