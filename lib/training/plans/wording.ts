import { BODY_WEIGHT_LBS } from "@/lib/body/ranges";
import { loadFigure, type UnitSystem } from "@/lib/body/unit-system";
import { effortOf, isTimed } from "@/lib/training/catalogue/measure";
import {
  clockText,
  effortText,
  loadWithUnit,
  repsOfSets,
  targetText,
  workoutText,
} from "@/lib/training/workouts/wording";
import type { Prescription } from "./prescription";
import type { PlannedExercise } from "./schema";

/** For example `4 × 5–8`, `3 × 45 s`, or `3 × 10 each side`. */
export function setsText(exercise: PlannedExercise, units: UnitSystem): string {
  const { sets, reps, eachLimb } = exercise;
  const count = isTimed(exercise)
    ? effortText(exercise, units)
    : reps.min === reps.max
      ? reps.max
      : `${reps.min}–${reps.max}`;
  return `${sets} × ${count}${eachLimb ? " each side" : ""}`;
}

/**
 * For example `4 × 5–8 @ 190 lb, RPE 8, tempo 3-1-1, rest 1:30`, or `4 × 5–8, starts at 190, now 205 lb`.
 * @param now what the logger will ask for; only for the plan of a client
 */
export function planText(exercise: PlannedExercise, units: UnitSystem, now?: Prescription): string {
  return [`${setsText(exercise, units)}${planLoad(exercise, units, now)}`, ...howTexts(exercise)].join(", ");
}

function planLoad(
  { weight, isFixed, loadPercent }: PlannedExercise,
  units: UnitSystem,
  now: Prescription | undefined,
): string {
  const isShare = !isFixed && Boolean(loadPercent);
  const load = isShare ? `${loadPercent}% load` : loadText(weight, units);
  if (!now?.target || now.weight === weight) return ` @ ${load}`;
  if (isShare) return ` @ ${load}, now ${loadText(now.weight, units)}`;
  const start = weight === BODY_WEIGHT_LBS ? load : loadFigure(weight, units);
  return `, starts at ${start}, now ${loadText(now.weight, units)}`;
}

const loadText = (lbs: number, units: UnitSystem): string =>
  lbs === BODY_WEIGHT_LBS ? "body" : loadWithUnit(lbs, units);

/** For example `3 × 5–10 @ 95 lb`; with a target, the repetitions of each set. */
export function prescriptionText(
  planned: PlannedExercise,
  prescription: Prescription,
  units: UnitSystem,
): string {
  return [setsAndLoad(planned, prescription, units), ...howTexts(planned)].join(", ");
}

function setsAndLoad(
  { reps }: PlannedExercise,
  { weight, target, eachLimb, ...now }: Prescription,
  units: UnitSystem,
): string {
  if (target?.efforts) return targetText(target, units);
  const equal = { sets: now.reps.length, reps: 0, weight, eachLimb };
  if (isTimed(now)) return workoutText({ ...equal, ...effortOf(now) }, units);
  const isRange = !target && reps.min < reps.max;
  const sets = isRange ? `${now.reps.length} × ${reps.min}–${reps.max}` : repsOfSets(now.reps);
  const load = weight === 0 ? "body weight" : loadWithUnit(weight, units);
  return `${sets}${eachLimb ? " each side" : ""} @ ${load}`;
}

type How = Pick<PlannedExercise, "rpe" | "tempo" | "restSeconds">;

/** What a program says of an exercise beside its sets: `RPE 8`, `tempo 3-1-X-0`, `rest 1:30`. */
export const howTexts = ({ rpe, tempo, restSeconds }: How): string[] => [
  ...(rpe === undefined ? [] : [`RPE ${rpe}`]),
  ...(tempo === undefined ? [] : [`tempo ${tempo}`]),
  ...(restSeconds === undefined ? [] : [`rest ${clockText(restSeconds)}`]),
];
