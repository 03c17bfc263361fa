import { DIET_ADHERENCES, HOURS_PER_WORKOUT, TARGET_BODY_FAT, WORKOUTS_PER_WEEK } from "@/lib/body/ranges";
import type { UnitSystem } from "@/lib/body/unit-system";
import type { Client } from "@/lib/clients/record/schema";
import { isWithin, valuesOf } from "@/lib/text/number-range";

/** The settings that a what-if can change. */
export type WhatIf = Pick<
  Client,
  "workoutsPerWeek" | "hoursPerWorkout" | "dietAdherence" | "targetBodyFat" | "targetWeight"
>;

const ALLOWED: Record<keyof WhatIf, (value: number, units: UnitSystem) => boolean> = {
  workoutsPerWeek: (value) => valuesOf(WORKOUTS_PER_WEEK).includes(value),
  hoursPerWorkout: (value) => HOURS_PER_WORKOUT.some((hours) => hours === value),
  dietAdherence: (value) => DIET_ADHERENCES.some((share) => share === value),
  targetBodyFat: (value) => isWithin(TARGET_BODY_FAT, value),
  targetWeight: (value, units) => isWithin(units.bodyWeight, units.weightOf(value)),
};
const LEVERS = Object.keys(ALLOWED) as (keyof WhatIf)[];

export function leversOf(query: URLSearchParams, units: UnitSystem): Partial<WhatIf> {
  const tried = LEVERS.flatMap((lever) => {
    const text = query.get(lever);
    const value = Number(text);
    return text && ALLOWED[lever](value, units) ? [[lever, value] as const] : [];
  });
  return Object.fromEntries(tried);
}

/** The tried settings as address parameters; null removes a parameter. */
export const leversInAddress = (tried: Partial<WhatIf>): Record<keyof WhatIf, string | null> =>
  Object.fromEntries(LEVERS.map((lever) => [lever, tried[lever]?.toString() ?? null])) as Record<
    keyof WhatIf,
    string | null
  >;
