import { BODY_WEIGHT_LBS } from "@/lib/body/ranges";
import type { UnitSystem } from "@/lib/body/unit-system";
import { loadsFor, nearestLoad } from "@/lib/training/workouts/loads";
import { PLANNED_SETS, RPE } from "./limits";
import type { PlannedExercise, PlannedSession, PlannedWeek } from "./schema";

/** Rules that derive the weeks of a programme from its first week. */
export interface Progress {
  /** 1 to 16. */
  readonly weeks: number;
  /** By the workouts, by percent of the first week's load, or by a step in the unit of the plates. */
  readonly load: { readonly by: "workouts" } | { readonly by: "percent" | "step"; readonly each: number };
  /** Adds a set to each exercise every one or two weeks; 0 for never. */
  readonly setEvery: 0 | 1 | 2;
  /** RPE of the first week, plus 0.5 per week up to `to`; null for none. */
  readonly rpe: { readonly from: number; readonly to: number } | null;
  readonly deload: "never" | "last" | "fourth";
}

/** A deload week: half of the sets at 90 % of the load. */
const DELOAD = { sets: 0.5, loadPercent: 90, rpe: 6 } as const;
const MAX_MORE_SETS = 3;

const isDeload = (index: number, { weeks, deload }: Progress): boolean =>
  (deload === "fourth" && index % 4 === 3) || (deload === "last" && index > 0 && index === weeks - 1);

/** The weeks of a programme. A deload week does not count as a step of the load. */
export function progressed(
  first: readonly PlannedSession[],
  progress: Progress,
  system: UnitSystem,
): PlannedWeek[] {
  let hard = 0;
  return Array.from({ length: progress.weeks }, (_, index) => {
    const easy = isDeload(index, progress);
    const step = easy ? 0 : hard++;
    const sessions = first.map((session) => ({
      ...session,
      exercises: session.exercises.map((one) =>
        easy ? deloaded(one, progress, system) : advanced(one, step, progress, system),
      ),
    }));
    return { sessions, isDeload: easy };
  });
}

function advanced(
  exercise: PlannedExercise,
  step: number,
  { load, setEvery, rpe }: Progress,
  system: UnitSystem,
): PlannedExercise {
  const { loadPercent: _, rpe: __, ...rest } = exercise;
  const more = setEvery === 0 ? 0 : Math.min(MAX_MORE_SETS, Math.floor(step / setEvery));
  return {
    ...rest,
    sets: Math.min(PLANNED_SETS.max, exercise.sets + more),
    ...(load.by !== "workouts" && {
      weight: loadAfter(exercise, load, step, system),
      isFixed: exercise.weight > BODY_WEIGHT_LBS,
    }),
    ...(rpe && { rpe: Math.min(rpe.to, rpe.from + step * RPE.step) }),
  };
}

function deloaded(exercise: PlannedExercise, { load, rpe }: Progress, system: UnitSystem): PlannedExercise {
  const { loadPercent: _, rpe: __, ...rest } = exercise;
  const isFixed = exercise.weight > BODY_WEIGHT_LBS && (load.by !== "workouts" || exercise.isFixed);
  return {
    ...rest,
    sets: Math.max(PLANNED_SETS.min, Math.ceil(exercise.sets * DELOAD.sets)),
    isFixed,
    ...(isFixed
      ? { weight: rounded(exercise, (system.loadOf(exercise.weight) * DELOAD.loadPercent) / 100, system) }
      : { loadPercent: DELOAD.loadPercent }),
    ...(rpe && { rpe: DELOAD.rpe }),
  };
}

function loadAfter(
  exercise: PlannedExercise,
  load: Exclude<Progress["load"], { by: "workouts" }>,
  step: number,
  system: UnitSystem,
): number {
  if (exercise.weight <= BODY_WEIGHT_LBS || step === 0) return exercise.weight;
  const first = system.loadOf(exercise.weight);
  const wished = load.by === "step" ? first + step * load.each : first * (1 + (step * load.each) / 100);
  return rounded(exercise, wished, system);
}

/** The nearest load that a gym has, in pounds. */
export function rounded(
  { exerciseName, muscleGroup }: Pick<PlannedExercise, "exerciseName" | "muscleGroup">,
  wished: number,
  system: UnitSystem,
): number {
  return system.lbsOfLoad(nearestLoad(loadsFor(exerciseName, muscleGroup, system), wished));
}
