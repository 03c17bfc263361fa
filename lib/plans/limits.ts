import type { NumberRange } from "@/lib/body/number-range";

export const SESSION_NAME_MAX_LENGTH = 60;
export const MAX_PLANNED_EXERCISES = 20;
/** Sets of one exercise in one session. */
export const PLANNED_SETS = { min: 1, max: 10, step: 1 } as const satisfies NumberRange;
