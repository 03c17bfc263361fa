import type { UnitSystem } from "@/lib/body/unit-system";
import { formatWhole } from "@/lib/text/numbers";
import type { ForecastInput, Subject } from "./subject";

export type WarningCode =
  | "HEIGHT_SUSPECT"
  | "BF_INPUT_SUSPECT"
  | "BF_ESSENTIAL"
  | "BF_VERY_LEAN"
  | "BMI_TARGET_LOW"
  | "DIRECTION"
  | "LEAN_IMPLIED_LOSS"
  | "LEAN_IMPLIED_GAIN"
  | "UNREACHABLE"
  | "LONG"
  | "EA_LOW"
  | "PACE"
  | "ADHERENCE_LOW"
  | "TRAIN_LOAD"
  | "TRAIN_LOW"
  | "MEDICINE";

/** `months` is the number of forecast rows. */
export interface WarningFacts {
  readonly system: UnitSystem;
  readonly input: ForecastInput;
  readonly subject: Subject;
  readonly status: ForecastStatus;
  readonly months: number;
  readonly plan: {
    readonly intakeKcal: number;
    readonly phase: "cut" | "build" | "gain" | "hold";
    readonly weeklyChangeLbs: number;
  };
}

/** `confirm` asks the trainer for an explicit confirmation. */
export interface Finding {
  readonly message: string;
  readonly confirm?: true;
}

export type Rule = (facts: WarningFacts) => Finding | null;

/** Rounded to whole pounds or kilograms, because the sentences are not more precise. */
export const wholeWeight = (lbs: number, { weightOf, weightUnit }: UnitSystem): string =>
  `${formatWhole(weightOf(lbs))} ${weightUnit}`;

export const finding = (applies: boolean, message: string, confirm = false): Finding | null =>
  applies ? { message, ...(confirm ? { confirm } : {}) } : null;

/**
 * `leaner` than the target at its weight; `partial`: target body fat, but a higher weight; `limit` of safe body fat;
 * `stalled` at a plateau; `horizon` of 36 months.
 */
export const STATUSES = [
  "already",
  "reached",
  "close",
  "leaner",
  "partial",
  "limit",
  "stalled",
  "horizon",
] as const;
export type ForecastStatus = (typeof STATUSES)[number];
