import { DIET_ADHERENCES, HOURS_PER_WORKOUT, WORKOUTS_PER_WEEK } from "@/lib/body/ranges";
import { valuesOf } from "@/lib/text/number-range";
import { type ForecastInput, forecast } from "./forecast";
import type { WarningCode } from "./warning-rule";

/** `daysCloser` is null if the goal is out of reach without this step. */
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

const TOO_HARSH: readonly WarningCode[] = ["PACE", "EA_LOW", "TRAIN_LOAD"];
/** Smaller differences are below the accuracy of the model. */
export const MIN_DAYS = 3;

/** The diet is no lever, because the plan already uses its limits. */
export function strongestLever(input: ForecastInput): Lever | null {
  const now = forecast(input).goalDays;
  if (now === 0) return null;
  const found = (Object.keys(STEPS) as Lever["setting"][]).flatMap((setting) => {
    const value = STEPS[setting].find((step) => step > input[setting] + 1e-9);
    if (value === undefined) return [];
    const then = forecast({ ...input, [setting]: value });
    if (then.goalDays === null || then.warnings.some(({ code }) => TOO_HARSH.includes(code))) return [];
    const daysCloser = now === null ? null : now - then.goalDays;
    if (daysCloser !== null && daysCloser < MIN_DAYS) return [];
    return [{ lever: { setting, value, daysCloser }, goalDays: then.goalDays }];
  });
  found.sort((one, other) => one.goalDays - other.goalDays);
  return found[0]?.lever ?? null;
}
