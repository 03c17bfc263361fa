import { isWithin, type NumberRange } from "@/lib/body/number-range";

const MS_PER_MINUTE = 60_000;

/** Minutes that local time lies behind UTC, as `Date.getTimezoneOffset()` gives them: New York 300, Kolkata -330. */
export const TIMEZONE_OFFSET_MINUTES = { min: -840, max: 840, step: 1 } as const satisfies NumberRange;

/**
 * The calendar date, YYYY-MM-DD, that a wall clock showed at an instant.
 * Throws a RangeError for an offset beyond 14 hours or an invalid instant.
 */
export function localDate(instant: Date, timezoneOffset: number): string {
  if (!isWithin(TIMEZONE_OFFSET_MINUTES, timezoneOffset)) {
    throw new RangeError(`timezoneOffset is outside -840..840: ${timezoneOffset}`);
  }
  return new Date(instant.getTime() - timezoneOffset * MS_PER_MINUTE).toISOString().slice(0, 10);
}

/** The same time of day on another calendar date: both dates are YYYY-MM-DD, `from` being that of the instant. */
export function sameTimeOn(instant: Date, from: string, to: string): Date {
  return new Date(instant.getTime() + Date.parse(to) - Date.parse(from));
}
