import { isWithin } from "@/lib/body/number-range";
import { BODY_WEIGHT_LBS, REPS, SET_WEIGHT_LBS } from "@/lib/body/ranges";
import { decimalOf } from "@/lib/text/decimal";
import type { SetKind } from "@/lib/workouts/set-kind";
import { weightText } from "@/lib/workouts/wording";
import type { LoggedWorkout } from "./schema";
import { typedWorkoutTexts } from "./texts";

type MuscleGroup = LoggedWorkout["muscleGroup"];

/** A set as it is typed: `weight` in pounds, `Body` or blank for body weight. */
export interface TypedSet {
  readonly id: string;
  readonly weight: string;
  readonly reps: string;
  readonly kind: SetKind;
  readonly rpe: number | null;
}

export interface TypedExercise {
  readonly exerciseName: string;
  readonly muscleGroup: MuscleGroup;
  readonly notes: string;
  readonly sets: readonly TypedSet[];
}

/** The exercises of a workout, ready to be typed over. `newId` is called once per set. */
export const typedExercises = ({ exercises }: LoggedWorkout, newId: () => string): TypedExercise[] =>
  exercises.map(({ exerciseName, muscleGroup, notes, setsData }) => ({
    exerciseName,
    muscleGroup,
    notes: notes ?? "",
    sets: setsData.map(({ weight, reps, kind, rpe }) => ({
      id: newId(),
      weight: weight === BODY_WEIGHT_LBS ? "" : weightText(weight),
      reps: String(reps),
      kind,
      rpe,
    })),
  }));

/** A further set like the last one, or an empty one. */
export const nextTypedSet = (sets: readonly TypedSet[], id: string): TypedSet => ({
  weight: "",
  reps: "",
  kind: "working",
  ...sets.at(-1),
  rpe: null,
  id,
});

/** What was typed as a workout save takes it, or the first thing that is wrong with it in a sentence. */
export function readTyped(typed: readonly TypedExercise[], muscleGroup: MuscleGroup) {
  const exercises = [];
  for (const { exerciseName, notes, sets, ...exercise } of typed) {
    const max = Math.max(SET_WEIGHT_LBS[muscleGroup].max, SET_WEIGHT_LBS[exercise.muscleGroup].max);
    const setsData = [];
    for (const [index, { weight: pounds, reps: count, kind, rpe }] of sets.entries()) {
      const weight = pounds.trim() === "" ? BODY_WEIGHT_LBS : decimalOf(pounds);
      const reps = decimalOf(count);
      if (weight === null || !isWithin({ min: BODY_WEIGHT_LBS, max, step: 1 }, weight))
        return { problem: typedWorkoutTexts.badWeight(exerciseName, index + 1, max) };
      if (reps === null || !Number.isInteger(reps) || !isWithin(REPS, reps))
        return { problem: typedWorkoutTexts.badReps(exerciseName, index + 1, REPS.min, REPS.max) };
      setsData.push({ weight, reps, kind, rpe });
    }
    if (setsData.length > 0) exercises.push({ exerciseName, notes, setsData });
  }
  return exercises.length > 0 ? { exercises } : { problem: typedWorkoutTexts.noSet };
}
