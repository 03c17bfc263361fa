import type { NumberRange } from "@/lib/body/number-range";

export const SESSION_NAME_MAX_LENGTH = 60;
export const MAX_PLANNED_EXERCISES = 20;
/** Sets of one exercise in one session. */
export const PLANNED_SETS = { min: 1, max: 10, step: 1 } as const satisfies NumberRange;

export const MAX_WEEKS = 16;
export const PROGRAMME_NAME_MAX_LENGTH = 60;
/** Days from today to the start of a programme, at most. */
export const MAX_DAYS_AHEAD = 92;
/** Rating of perceived exertion that a plan may ask for. */
export const RPE = { min: 5, max: 10, step: 0.5 } as const satisfies NumberRange;
export const LOAD_PERCENT = { min: 50, max: 100, step: 5 } as const satisfies NumberRange;
/** Sixteen full weeks with names as long as they may be stay below it. */
export const PROGRAMME_MAX_BYTES = 1024 * 1024;

/** Clients that a programme is copied to in one request; more of them take several. */
export const MAX_COPIES = 50;
