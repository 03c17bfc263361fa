import { isWithin } from "@/lib/body/number-range";
import { BODY_WEIGHT_LBS, REPS } from "@/lib/body/ranges";
import { loadFigure, type UnitSystem } from "@/lib/body/unit-system";
import { decimalOf } from "@/lib/text/numbers";
import type { SetKind } from "@/lib/workouts/set-kind";
import type { LoggedWorkout } from "./schema";
import { typedWorkoutTexts } from "./texts";

type MuscleGroup = LoggedWorkout["muscleGroup"];

/** A set as it is typed: `weight` in the shown unit, blank for body weight. */
export interface TypedSet {
  readonly id: string;
  readonly weight: string;
  /** The pounds that the weight was filled in from; they stay as long as it is not typed over. */
  readonly filled?: { readonly lbs: number; readonly text: string };
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
export const typedExercises = (
  { exercises }: LoggedWorkout,
  newId: () => string,
  system: UnitSystem,
): TypedExercise[] =>
  exercises.map(({ exerciseName, muscleGroup, notes, setsData }) => ({
    exerciseName,
    muscleGroup,
    notes: notes ?? "",
    sets: setsData.map(({ weight, reps, kind, rpe }) => ({
      id: newId(),
      ...filledWeight(weight, system),
      reps: String(reps),
      kind,
      rpe,
    })),
  }));

function filledWeight(lbs: number, system: UnitSystem) {
  const text = lbs === BODY_WEIGHT_LBS ? "" : loadFigure(lbs, system);
  return { weight: text, filled: { lbs, text } };
}

/** A further set like the last one, or an empty one. */
export const nextTypedSet = (sets: readonly TypedSet[], id: string): TypedSet => ({
  weight: "",
  reps: "",
  kind: "working",
  ...sets.at(-1),
  rpe: null,
  id,
});

/** Pounds; null for what is no weight up to the heaviest. What nobody typed over stays as it was. */
function readWeight(
  { weight: text, filled }: TypedSet,
  max: number,
  { lbsOfLoad }: UnitSystem,
): number | null {
  if (text === filled?.text) return filled.lbs;
  const load = text.trim() === "" ? BODY_WEIGHT_LBS : decimalOf(text);
  return load !== null && isWithin({ min: BODY_WEIGHT_LBS, max, step: 1 }, load) ? lbsOfLoad(load) : null;
}

/** What was typed as a workout save takes it, or the first thing that is wrong with it in a sentence. */
export function readTyped(typed: readonly TypedExercise[], muscleGroup: MuscleGroup, system: UnitSystem) {
  const exercises = [];
  for (const { exerciseName, notes, sets, ...exercise } of typed) {
    const max = Math.max(...[muscleGroup, exercise.muscleGroup].map((group) => system.setWeight[group].max));
    const setsData = [];
    for (const [index, set] of sets.entries()) {
      const { reps: count, kind, rpe } = set;
      const weight = readWeight(set, max, system);
      const reps = decimalOf(count);
      if (weight === null)
        return { problem: typedWorkoutTexts.badWeight(exerciseName, index + 1, system.weightName, max) };
      if (reps === null || !Number.isInteger(reps) || !isWithin(REPS, reps))
        return { problem: typedWorkoutTexts.badReps(exerciseName, index + 1, REPS.min, REPS.max) };
      setsData.push({ weight, reps, kind, rpe });
    }
    if (setsData.length > 0) exercises.push({ exerciseName, notes, setsData });
  }
  return exercises.length > 0 ? { exercises } : { problem: typedWorkoutTexts.noSet };
}
