import { REPS } from "@/lib/body/ranges";
import { loadFigure, plateFigure, type UnitSystem } from "@/lib/body/unit-system";
import {
  isEffort,
  METERS,
  type Measure,
  minWeightOf,
  parseSeconds,
  SECONDS,
} from "@/lib/training/catalogue/measure";
import type { ExerciseDraft, SetChange, SetDraft } from "./draft";
import { platesText } from "./plates";
import { isHeaviest, stepMeters, stepReps, stepSeconds, stepWeight } from "./set-step";
import { durationText } from "./wording";

export interface SetControl {
  readonly figure: "weight" | "reps" | "seconds" | "meters";
  readonly head: string;
  readonly text: string;
  readonly unit?: string | undefined;
  readonly hint?: string | undefined;
  readonly atMin: boolean;
  readonly atMax: boolean;
  readonly step: (now: SetDraft, direction: 1 | -1) => SetChange;
  /** Parses the typed text; null for no number. */
  readonly read: (typed: string) => number | null;
  readonly typed: (value: number) => SetChange;
}

type Subject = Pick<ExerciseDraft, "exerciseName" | "muscleGroup"> & { measure: Measure };

const CARRIED = /carry|sled|weighted/i;
const decimal = (typed: string): number | null => {
  const value = Number(typed.trim().replace(",", "."));
  return typed.trim() !== "" && Number.isFinite(value) ? value : null;
};

export function controlsOf(
  set: SetDraft,
  subject: Subject,
  units: UnitSystem,
): readonly [SetControl, SetControl] {
  const { measure, exerciseName } = subject;
  const weight = weightControl(set, subject, units);
  if (!isEffort(set)) return [weight, repsControl(set)];
  if (set.meters === undefined && measure !== "distance") return [weight, timeControl(set)];
  const isLoaded = set.weight > 0 || CARRIED.test(exerciseName);
  return isLoaded ? [weight, distanceControl(set, units)] : [distanceControl(set, units), timeControl(set)];
}

function weightControl(set: SetDraft, subject: Subject, units: UnitSystem): SetControl {
  const { measure, muscleGroup, exerciseName } = subject;
  const { weight } = set;
  const carriesBody = measure === "bodyWeight";
  const own = carriesBody ? `${units.weightUnit} added` : units.weightUnit;
  const help = `${units.weightUnit} help`;
  return {
    figure: "weight",
    head: carriesBody ? `Load, ${units.weightUnit}` : `Weight, ${units.weightUnit}`,
    text: loadFigure(Math.abs(weight), units),
    unit: weight === 0 ? "body weight" : weight < 0 ? help : own,
    hint: platesText(exerciseName, weight, units),
    atMin: weight <= minWeightOf(measure),
    atMax: isHeaviest(weight, muscleGroup, units),
    step: (now, direction) => ({ weight: stepWeight(now.weight, direction, muscleGroup, units, measure) }),
    read: decimal,
    // Assistance is shown without its sign, so a typed number keeps the sign.
    typed: (load) => ({ weight: units.lbsOfLoad(weight < 0 ? -Math.abs(load) : load) }),
  };
}

const repsControl = ({ reps }: SetDraft): SetControl => ({
  figure: "reps",
  head: "Reps",
  text: String(reps),
  atMin: reps <= REPS.min,
  atMax: reps >= REPS.max,
  step: (now, direction) => ({ reps: stepReps(now.reps, direction) }),
  read: decimal,
  typed: (count) => ({ reps: count }),
});

/** A distance may have no time: 0 removes it. */
const timeControl = ({ seconds, meters }: SetDraft): SetControl => ({
  figure: "seconds",
  head: "Time",
  text: seconds === undefined ? "–" : durationText(seconds),
  atMin: seconds === undefined || (meters === undefined && seconds <= SECONDS.min),
  atMax: seconds === SECONDS.max,
  step: (now, direction) => ({ seconds: stepSeconds(now.seconds ?? 0, direction) }),
  read: (typed) => parseSeconds(typed.replace(/\s*s$/, "")),
  typed: (value) => ({ seconds: Math.round(value) }),
});

function distanceControl({ meters = 0 }: SetDraft, units: UnitSystem): SetControl {
  const { unit, meters: each, step } = units.distance;
  return {
    figure: "meters",
    head: `Distance, ${unit}`,
    text: plateFigure(Math.round((meters / each) * 100) / 100),
    unit,
    atMin: meters <= step,
    atMax: meters >= METERS.max,
    step: (now, direction) => ({ meters: stepMeters(now.meters ?? 0, direction, units) }),
    read: decimal,
    typed: (value) => ({ meters: value * each }),
  };
}
