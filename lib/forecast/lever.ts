import { valuesOf } from "@/lib/body/number-range";
import { DIET_ADHERENCES, HOURS_PER_WORKOUT, WORKOUTS_PER_WEEK } from "@/lib/body/ranges";
import { type ForecastInput, forecast } from "./forecast";
import type { WarningCode } from "./warning-rule";

/** The one setting that, a step up, brings the goal nearest; null days bring it within reach at all. */
export type Lever = {
  setting: "workoutsPerWeek" | "hoursPerWorkout" | "dietAdherence";
  value: number;
  daysCloser: number | null;
};

const STEPS = {
  workoutsPerWeek: valuesOf(WORKOUTS_PER_WEEK),
  hoursPerWorkout: HOURS_PER_WORKOUT,
  dietAdherence: DIET_ADHERENCES.toReversed(),
} as const satisfies Record<Lever["setting"], readonly number[]>;

/** A lever that causes one of these would answer a slip with a harsher pace, and is not named. */
const TOO_HARSH: readonly WarningCode[] = ["PACE", "EA_LOW", "TRAIN_LOAD"];
/** Fewer days than this are within what the model can tell. */
export const LEAST_DAYS = 3;

/**
 * The strongest lever: of training days, session length and adherence the one that, a single step up, brings
 * the goal nearest. The diet itself is not a lever: the plan already asks for as much as its caps allow.
 */
export function strongestLever(input: ForecastInput): Lever | null {
  const now = forecast(input).goalDays;
  if (now === 0) return null;
  const found = (Object.keys(STEPS) as Lever["setting"][]).flatMap((setting) => {
    const value = STEPS[setting].find((step) => step > input[setting] + 1e-9);
    if (value === undefined) return [];
    const then = forecast({ ...input, [setting]: value });
    if (then.goalDays === null || then.warnings.some(({ code }) => TOO_HARSH.includes(code))) return [];
    const daysCloser = now === null ? null : now - then.goalDays;
    if (daysCloser !== null && daysCloser < LEAST_DAYS) return [];
    return [{ lever: { setting, value, daysCloser }, goalDays: then.goalDays }];
  });
  found.sort((one, other) => one.goalDays - other.goalDays);
  return found[0]?.lever ?? null;
}
