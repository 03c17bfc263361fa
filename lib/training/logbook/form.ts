import { BODY_WEIGHT_LBS, REPS } from "@/lib/body/ranges";
import { loadFigure, plateFigure, type UnitSystem } from "@/lib/body/unit-system";
import { isWithin } from "@/lib/text/number-range";
import { decimalOf } from "@/lib/text/written-number";
import {
  isEffort,
  METERS,
  type Measure,
  minWeightOf,
  parseSeconds,
  SECONDS,
} from "@/lib/training/catalogue/measure";
import type { SetKind } from "@/lib/training/workouts/set-kind";
import { clockText } from "@/lib/training/workouts/wording";
import type { LoggedWorkout } from "./schema";

type MuscleGroup = LoggedWorkout["muscleGroup"];

/** An edited set: `weight` in the displayed unit, blank for body weight. */
export interface TypedSet {
  readonly id: string;
  readonly weight: string;
  /** The original pounds; kept while the text is not edited. */
  readonly filled?: { readonly lbs: number; readonly text: string };
  readonly reps: string;
  /** Set of time or distance: `1:30`, and the distance in the displayed unit. `filled`: the original meters. */
  readonly effort?: { readonly time: string; readonly distance: string; readonly filled?: number };
  readonly kind: SetKind;
  readonly rpe: number | null;
}

export interface TypedExercise {
  readonly exerciseName: string;
  readonly muscleGroup: MuscleGroup;
  readonly measure?: Measure | undefined;
  readonly notes: string;
  readonly sets: readonly TypedSet[];
}

export const typedExercises = (
  { exercises }: LoggedWorkout,
  newId: () => string,
  system: UnitSystem,
): TypedExercise[] =>
  exercises.map(({ exerciseName, muscleGroup, measure, notes, setsData }) => ({
    exerciseName,
    muscleGroup,
    ...(measure && { measure }),
    notes: notes ?? "",
    sets: setsData.map(({ weight, reps, kind, rpe, ...effort }) => ({
      id: newId(),
      ...filledWeight(weight, system),
      reps: String(reps),
      ...(isEffort({ weight, reps, ...effort }) && { effort: filledEffort(effort, system) }),
      kind,
      rpe,
    })),
  }));

function filledWeight(lbs: number, system: UnitSystem) {
  const text = lbs === BODY_WEIGHT_LBS ? "" : loadFigure(lbs, system);
  return { weight: text, filled: { lbs, text } };
}

/** Keeps the original meters while the text is not edited. */
function filledEffort(
  { seconds, meters }: { seconds?: number | undefined; meters?: number | undefined },
  { distance }: UnitSystem,
) {
  const text = meters === undefined ? "" : plateFigure(Math.round((meters / distance.meters) * 100) / 100);
  return {
    time: seconds === undefined ? "" : clockText(seconds),
    distance: text,
    ...(meters !== undefined && { filled: meters }),
  };
}

export const nextTypedSet = (sets: readonly TypedSet[], id: string, measure?: Measure): TypedSet => ({
  ...((measure === "time" || measure === "distance") && { effort: { time: "", distance: "" } }),
  weight: "",
  reps: "",
  kind: "working",
  ...sets.at(-1),
  rpe: null,
  id,
});

/** Parses a weight to pounds; null if invalid. An unedited weight keeps its pounds. */
function readWeight(
  { weight: text, filled }: TypedSet,
  { min, max }: { min: number; max: number },
  { lbsOfLoad }: UnitSystem,
): number | null {
  if (text === filled?.text) return filled.lbs;
  const load = text.trim() === "" ? BODY_WEIGHT_LBS : decimalOf(text);
  return load !== null && isWithin({ min, max, step: 1 }, load) ? lbsOfLoad(load) : null;
}

function readEffort({ time, distance, filled }: NonNullable<TypedSet["effort"]>, system: UnitSystem) {
  const seconds = time.trim() === "" ? undefined : Math.round(parseSeconds(time) ?? Number.NaN);
  const shown = filled === undefined ? "" : filledEffort({ meters: filled }, system).distance;
  const typed = distance.trim() === "" ? undefined : (decimalOf(distance) ?? Number.NaN);
  const meters = shown === distance ? filled : typed && typed * system.distance.meters;
  if (seconds === undefined && meters === undefined) return null;
  if (seconds !== undefined && !isWithin(SECONDS, seconds)) return null;
  if (meters !== undefined && !isWithin(METERS, meters)) return null;
  return { ...(seconds !== undefined && { seconds }), ...(meters !== undefined && { meters }) };
}

/** Converts the edited texts to a save, or returns the first problem as a sentence. */
export function readTyped(typed: readonly TypedExercise[], muscleGroup: MuscleGroup, system: UnitSystem) {
  const exercises = [];
  for (const { exerciseName, measure, notes, sets, ...exercise } of typed) {
    const max = Math.max(...[muscleGroup, exercise.muscleGroup].map((group) => system.setWeight[group].max));
    const setsData = [];
    for (const [index, set] of sets.entries()) {
      const { reps: count, kind, rpe } = set;
      const weight = readWeight(set, { min: minWeightOf(measure), max }, system);
      const reps = decimalOf(count);
      if (weight === null)
        return {
          problem: `${exerciseName}, set ${index + 1}: the weight is a number of ${system.weightName} up to ${max}, or blank for body weight.`,
        };
      if (set.effort) {
        const effort = readEffort(set.effort, system);
        if (!effort)
          return {
            problem: `${exerciseName}, set ${index + 1}: the time is seconds or minutes such as 1:30, the distance a number.`,
          };
        setsData.push({ weight, reps: 0, ...effort, kind, rpe });
        continue;
      }
      if (reps === null || !Number.isInteger(reps) || !isWithin(REPS, reps))
        return {
          problem: `${exerciseName}, set ${index + 1}: reps are a whole number from ${REPS.min} to ${REPS.max}.`,
        };
      setsData.push({ weight, reps, kind, rpe });
    }
    if (setsData.length > 0) exercises.push({ exerciseName, ...(measure && { measure }), notes, setsData });
  }
  return exercises.length > 0 ? { exercises } : { problem: "Add at least one set." };
}
