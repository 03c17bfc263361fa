import { BODY_WEIGHT_LBS } from "@/lib/body/ranges";
import { loadFigure, type UnitSystem } from "@/lib/body/unit-system";
import { dayHere } from "@/lib/text/calendar/local-date";
import { dayText, timeOfDay } from "@/lib/text/calendar/wording";
import { type Effort, isEffort, isTimed } from "@/lib/training/catalogue/measure";
import type { EqualSets, SetValues } from "./draft";
import { textOfLimbs } from "./limbs";
import type { NextTarget } from "./progression";
import type { NewRecord } from "./records";
import { hardSets, type SetKind } from "./set-kind";

/** Figures of the logger as text. Weights are in pounds; a body-weight set shows only repetitions. */

/** `185 × 10`, `25 reps`, `40 × 10 L`: for a table whose title has the unit. */
export const setText = (set: SetValues, system: UnitSystem): string =>
  [figuresText(set, system), ...(set.limb ? [LETTERS[set.limb]] : [])].join(" ");
const LETTERS = { left: "L", right: "R" };

/** As `setText`, without the arm or leg. */
function figuresText(set: SetValues, system: UnitSystem): string {
  const { reps, weight } = set;
  if (isEffort(set)) {
    const load = weight === BODY_WEIGHT_LBS ? "" : `${loadFigure(weight, system)} × `;
    return `${load}${effortText(set, system)}`;
  }
  return weight === BODY_WEIGHT_LBS ? repsText(reps) : `${loadFigure(weight, system)} × ${reps}`;
}

/** `3 × 10`, `10-10-10-8`. */
export function repsOfSets(reps: readonly number[]): string {
  const [first] = reps;
  const alike = reps.length > 1 && reps.every((one) => one === first);
  return alike ? `${reps.length} × ${first}` : reps.join("-");
}

/** `45 s`, `1:30`, `1:02:03`. */
export function durationText(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  const [hours, rest] = [Math.floor(seconds / 3600), seconds % 3600];
  return hours > 0 ? `${hours}:${clockText(rest).padStart(5, "0")}` : clockText(rest);
}

export function distanceText(meters: number, { distance }: UnitSystem): string {
  if (distance.unit === "mi") return `${rounded(meters / distance.meters, 2)} mi`;
  return meters < 1000 ? `${rounded(meters, 1)} m` : `${rounded(meters / 1000, 3)} km`;
}
const rounded = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

/** `45 s`, `400 m`, `400 m in 1:32`. */
export function effortText({ seconds, meters }: Effort, system: UnitSystem): string {
  if (meters == null) return durationText(seconds ?? 0);
  const distance = distanceText(meters, system);
  return seconds == null ? distance : `${distance} in ${durationText(seconds)}`;
}

export function targetText(
  { reps, weightLbs, efforts, eachLimb }: Omit<NextTarget, "reason">,
  system: UnitSystem,
): string {
  const text = efforts ? loadAndEfforts(weightLbs, efforts, system) : loadAndReps(weightLbs, reps, system);
  return eachLimb ? `${text} each side` : text;
}

function loadAndEfforts(lbs: number, efforts: readonly Effort[], system: UnitSystem): string {
  const texts = efforts.map((effort) => effortText(effort, system));
  const alike = texts.length > 1 && texts.every((text) => text === texts[0]);
  const all = alike ? `${texts.length} × ${texts[0]}` : texts.join(", ");
  return lbs === BODY_WEIGHT_LBS ? all : `${loadWithUnit(lbs, system)}, ${all}`;
}

function loadAndReps(lbs: number, reps: readonly number[], system: UnitSystem): string {
  if (lbs === BODY_WEIGHT_LBS) return reps.length === 1 ? repsText(reps[0] ?? 0) : repsOfSets(reps);
  return reps.length === 1
    ? `${loadWithUnit(lbs, system)} × ${reps[0]}`
    : `${loadWithUnit(lbs, system)}, ${repsOfSets(reps)}`;
}

/** The sets without warm-ups: `135 lb, 10-10-10-8`, `95 lb × 8 · 115 lb, 2 × 6`, `40 lb, 3 × 10 each side`. */
export const doneText = (
  sets: readonly (SetValues & { readonly kind: SetKind })[],
  system: UnitSystem,
): string => textOfLimbs(hardSets(sets), (of) => runsText(of, system));

function runsText(sets: readonly SetValues[], system: UnitSystem): string {
  const runs: SetValues[][] = [];
  for (const set of sets) {
    const run = runs.at(-1);
    if (run?.[0] && run[0].weight === set.weight && isEffort(run[0]) === isEffort(set)) run.push(set);
    else runs.push([set]);
  }
  return runs
    .map((run) => {
      const { weight } = run[0] as SetValues;
      const reps = run.map((set) => set.reps);
      return run.every(isEffort) ? loadAndEfforts(weight, run, system) : loadAndReps(weight, reps, system);
    })
    .join(" · ");
}

/** `Last Nov 23: 185 lb, 8-8-7`; null without a hard set. */
export function lastTimeText(
  last: { date: string; setsData: Parameters<typeof doneText>[0] } | null,
  system: UnitSystem,
  now: Date,
): string | null {
  const done = last ? doneText(last.setsData, system) : "";
  return last && done ? `Last ${dayText(last.date, now)}: ${done}` : null;
}

export function recordText(
  { bestReps, bestWeight, ...effort }: { bestReps: number; bestWeight: number } & Effort,
  system: UnitSystem,
): string {
  if (bestReps === 0 && isTimed(effort)) return loadAndEfforts(bestWeight, [effort], system);
  if (bestWeight === BODY_WEIGHT_LBS) return repsText(bestReps);
  return `${loadWithUnit(bestWeight, system)} × ${bestReps}`;
}

export function workoutText({ eachLimb, ...sets }: EqualSets, system: UnitSystem): string {
  const text = equalText(sets, system);
  return eachLimb ? `${text} each side` : text;
}

function equalText({ sets, reps, weight, ...effort }: EqualSets, system: UnitSystem): string {
  if (reps === 0 && isTimed(effort))
    return loadAndEfforts(
      weight,
      Array.from({ length: sets }, () => effort),
      system,
    );
  const count = `${sets} × ${reps}`;
  return weight === BODY_WEIGHT_LBS ? count : `${count} × ${loadWithUnit(weight, system)}`;
}

export const loadWithUnit = (lbs: number, system: UnitSystem): string =>
  `${loadFigure(lbs, system)} ${system.weightUnit}`;

/** Rounded to whole pounds or kilograms: `218 lb`. */
export const estimateText = (lbs: number, system: UnitSystem): string =>
  `${Math.round(system.weightOf(lbs))} ${system.weightUnit}`;

export const dayTextHere = (instant: string): string => dayText(dayHere(new Date(instant)), new Date());

/** The time of an instant in the time zone of this device: `5:02 PM`. */
export const timeHere = (instant: string): string => timeOfDay(new Date(instant));

export function draftText(logged: number, planned: number): string {
  if (logged === 0) return `Not started, ${setsText(planned)}`;
  return `${logged} of ${planned} sets logged, not saved yet`;
}

export const unsentText = ({ refusal }: { refusal?: string | undefined }): string =>
  refusal === undefined ? "Waiting for network" : `Not saved: ${refusal}`;

/** `Log set 3`, or `Log set 3, go on` for what follows the last set of an exercise. */
export const logText = (setNumber: number, after: "go on" | "finish" | null): string =>
  after ? `Log set ${setNumber}, ${after}` : `Log set ${setNumber}`;

export const setsText = (count: number): string => (count === 1 ? "1 set" : `${count} sets`);

/** `1:12`. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

const repsText = (reps: number): string => (reps === 1 ? "1 rep" : `${reps} reps`);

export function newRecordText({ kind, value, previous }: NewRecord, system: UnitSystem): string {
  if (kind === "weight") return `${loadWithUnit(value, system)}, before ${loadWithUnit(previous, system)}`;
  if (kind === "reps") return `${repsText(value)} at the record weight, before ${previous}`;
  if (kind === "time") return `${durationText(value)}, before ${durationText(previous)}`;
  if (kind === "pace") return `The same distance in ${durationText(value)}, before ${durationText(previous)}`;
  if (kind === "distance")
    return `${distanceText(value, system)}, before ${previous > 0 ? distanceText(previous, system) : "a time"}`;
  return `Estimated one-rep max ${estimateText(value, system)}, before ${estimateText(previous, system)}`;
}
