import { BODY_WEIGHT_LBS, REPS } from "@/lib/body/ranges";
import { loadFigure, plateFigure, type UnitSystem } from "@/lib/body/unit-system";
import { refusalOf } from "@/lib/text/number-range";
import { decimalOf } from "@/lib/text/written-number";
import {
  isEffort,
  METERS,
  type Measure,
  minWeightOf,
  parseSeconds,
  SECONDS,
} from "@/lib/training/catalogue/measure";
import { type Limb, otherLimb, type SetKind } from "@/lib/training/workouts/set-kind";
import { clockText, durationText } from "@/lib/training/workouts/wording";
import type { LoggedWorkout } from "./schema";

type MuscleGroup = LoggedWorkout["muscleGroup"];

/** An edited set: `weight` in the displayed unit, blank for body weight. */
export interface TypedSet {
  readonly id: string;
  readonly weight: string;
  /** The original pounds and repetitions; kept while the text is not edited, also outside of the range. */
  readonly filled?: { readonly lbs: number; readonly text: string; readonly reps: number };
  readonly reps: string;
  /** Set of time or distance: `1:30`, and the distance in the displayed unit. `filled`: the original meters. */
  readonly effort?: { readonly time: string; readonly distance: string; readonly filled?: number };
  readonly kind: SetKind;
  readonly rpe: number | null;
  readonly limb?: Limb | undefined;
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
    sets: setsData.map(({ weight, reps, kind, rpe, limb, ...effort }) => ({
      id: newId(),
      ...filledWith(weight, reps, system),
      ...(isEffort({ weight, reps, ...effort }) && { effort: filledEffort(effort, system) }),
      kind,
      rpe,
      limb,
    })),
  }));

function filledWith(lbs: number, reps: number, system: UnitSystem) {
  const text = lbs === BODY_WEIGHT_LBS ? "" : loadFigure(lbs, system);
  return { weight: text, reps: String(reps), filled: { lbs, text, reps } };
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
  limb: nextLimb(sets.at(-1)),
  rpe: null,
  id,
});
const nextLimb = (last: TypedSet | undefined) => last?.limb && otherLimb(last.limb);

/** Why a field of a typed set is refused. */
export type SetProblems = Partial<Record<"weight" | "reps" | "time" | "distance", string>>;

type SetOf = Pick<TypedExercise, "muscleGroup" | "measure">;

/** What is wrong with a typed set, by field; empty if nothing. A set may weigh what either muscle group allows. */
export function problemsOf(
  set: TypedSet,
  of: SetOf,
  muscleGroup: MuscleGroup,
  system: UnitSystem,
): SetProblems {
  const problems: SetProblems = {};
  const note = (field: keyof SetProblems, problem: string | null) => {
    if (problem !== null) problems[field] = problem;
  };
  note("weight", weightProblem(set, of, muscleGroup, system));
  if (!set.effort) note("reps", set.reps === String(set.filled?.reps) ? null : repsProblem(set.reps));
  else {
    note("time", timeProblem(set.effort));
    note("distance", distanceProblem(set.effort, system));
  }
  return problems;
}

function weightProblem(
  { weight, filled }: TypedSet,
  of: SetOf,
  group: MuscleGroup,
  system: UnitSystem,
): string | null {
  if (weight === filled?.text || weight.trim() === "") return null;
  const load = decimalOf(weight);
  if (load === null) return "A number, or blank for body weight";
  const min = system.loadOf(minWeightOf(of.measure));
  const max = Math.max(system.setWeight[group].max, system.setWeight[of.muscleGroup].max);
  return refusalOf({ min, max }, load, (limit) => `${plateFigure(limit)} ${system.weightUnit}`);
}

function repsProblem(typed: string): string | null {
  const reps = decimalOf(typed);
  if (reps === null || !Number.isInteger(reps)) return "A whole number";
  return refusalOf(REPS, reps);
}

function timeProblem({ time, distance }: NonNullable<TypedSet["effort"]>): string | null {
  if (time.trim() === "") return distance.trim() === "" ? "A time or a distance" : null;
  const seconds = parseSeconds(time);
  return seconds === null ? "A time such as 1:30" : refusalOf(SECONDS, Math.round(seconds), durationText);
}

function distanceProblem({ distance, filled }: NonNullable<TypedSet["effort"]>, system: UnitSystem) {
  const shown = filled === undefined ? "" : filledEffort({ meters: filled }, system).distance;
  if (distance.trim() === "" || distance === shown) return null;
  const { meters, unit } = system.distance;
  const typed = decimalOf(distance);
  if (typed === null) return "A number";
  return refusalOf(METERS, typed * meters, (limit) => `${hundredths(limit / meters)} ${unit}`);
}

function readEffort({ time, distance, filled }: NonNullable<TypedSet["effort"]>, system: UnitSystem) {
  const shown = filled === undefined ? "" : filledEffort({ meters: filled }, system).distance;
  const seconds = time.trim() === "" ? null : parseSeconds(time);
  const typed = distance.trim() === "" ? null : decimalOf(distance);
  const meters =
    shown !== "" && shown === distance ? filled : typed !== null && typed * system.distance.meters;
  return { ...(seconds !== null && { seconds: Math.round(seconds) }), ...(meters && { meters }) };
}

function readSet({ weight: text, filled, ...set }: TypedSet, system: UnitSystem) {
  const weight = text === filled?.text ? filled.lbs : system.lbsOfLoad(decimalOf(text) ?? BODY_WEIGHT_LBS);
  const { reps, effort, kind, rpe, limb } = set;
  const how = { kind, rpe, ...(limb && { limb }) };
  if (effort) return { weight, reps: 0, ...readEffort(effort, system), ...how };
  return { weight, reps: Number(decimalOf(reps)), ...how };
}

/** Rounded inwards, so that the named limit is accepted. */
const hundredths = (value: number): number => Math.max(0.01, Math.floor(value * 100) / 100);

/** The edited texts as a save; null while a field has a problem. Exercises without sets are left out. */
export function readTyped(typed: readonly TypedExercise[], muscleGroup: MuscleGroup, system: UnitSystem) {
  const isWrong = ({ sets, ...of }: TypedExercise) =>
    sets.some((set) => Object.keys(problemsOf(set, of, muscleGroup, system)).length > 0);
  if (typed.some(isWrong)) return null;
  return typed
    .filter(({ sets }) => sets.length > 0)
    .map(({ exerciseName, measure, notes, sets }) => ({
      exerciseName,
      ...(measure && { measure }),
      notes,
      setsData: sets.map((set) => readSet(set, system)),
    }));
}
