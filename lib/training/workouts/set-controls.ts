import { REPS } from "@/lib/body/ranges";
import { loadFigure, plateFigure, type UnitSystem } from "@/lib/body/unit-system";
import { type NumberRange, refusalOf } from "@/lib/text/number-range";
import { decimalOf } from "@/lib/text/written-number";
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
  /** The typed number, or in words why it is refused. */
  readonly read: (typed: string) => number | string;
  readonly typed: (value: number) => SetChange;
}

/** `barLbs` is the weight of the trainer's barbells; null for the usual one. */
type Subject = Pick<ExerciseDraft, "exerciseName" | "muscleGroup"> & {
  measure: Measure;
  barLbs?: number | null | undefined;
};

const CARRIED = /carry|sled|weighted/i;
type Limits = Pick<NumberRange, "min" | "max">;

function within(range: Limits, value: number | null, show?: (limit: number) => string): number | string {
  if (value === null) return "Type a number";
  return refusalOf(range, value, show) ?? value;
}

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
  const { measure, muscleGroup, exerciseName, barLbs } = subject;
  const { weight } = set;
  const carriesBody = measure === "bodyWeight";
  const own = carriesBody ? `${units.weightUnit} added` : units.weightUnit;
  const help = `${units.weightUnit} help`;
  const lightest = units.loadOf(minWeightOf(measure));
  const range =
    weight < 0 ? { min: 0, max: -lightest } : { min: lightest, max: units.setWeight[muscleGroup].max };
  return {
    figure: "weight",
    head: carriesBody ? `Load, ${units.weightUnit}` : `Weight, ${units.weightUnit}`,
    text: loadFigure(Math.abs(weight), units),
    unit: weight === 0 ? "body weight" : weight < 0 ? help : own,
    hint: platesText(exerciseName, weight, units, barLbs),
    atMin: weight <= minWeightOf(measure),
    atMax: isHeaviest(weight, muscleGroup, units),
    step: (now, direction) => ({ weight: stepWeight(now.weight, direction, muscleGroup, units, measure) }),
    read: (typed) => within(range, decimalOf(typed), (load) => `${plateFigure(load)} ${units.weightUnit}`),
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
  read: (typed) => {
    const count = decimalOf(typed);
    return count !== null && !Number.isInteger(count) ? "A whole number" : within(REPS, count);
  },
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
  read: (typed) => {
    const time = parseSeconds(typed.replace(/\s*s$/, ""));
    const isNone = time === 0 && meters !== undefined;
    return time === null
      ? "A time such as 1:30"
      : isNone
        ? 0
        : within(SECONDS, Math.round(time), durationText);
  },
  typed: (value) => ({ seconds: value }),
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
    read: (typed) => {
      const range = { min: METERS.min / each, max: METERS.max / each };
      return within(
        range,
        decimalOf(typed),
        (limit) => `${Math.max(0.01, Math.floor(limit * 100) / 100)} ${unit}`,
      );
    },
    typed: (value) => ({ meters: value * each }),
  };
}
