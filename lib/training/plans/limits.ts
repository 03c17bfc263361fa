import type { NumberRange } from "@/lib/text/number-range";

export const SESSION_NAME_MAX_LENGTH = 60;
export const MAX_PLANNED_EXERCISES = 20;
export const PLANNED_SETS = { min: 1, max: 10, step: 1 } as const satisfies NumberRange;

export const MAX_WEEKS = 16;
export const PROGRAMME_NAME_MAX_LENGTH = 60;
export const MAX_DAYS_AHEAD = 92;
export const RPE = { min: 5, max: 10, step: 0.5 } as const satisfies NumberRange;
export const LOAD_PERCENT = { min: 50, max: 100, step: 5 } as const satisfies NumberRange;
/** Sixteen full weeks with the longest names are smaller. */
export const PROGRAMME_MAX_BYTES = 1024 * 1024;

export const MAX_COPIES = 50;
