import { isWithin, type NumberRange } from "@/lib/body/number-range";
import { isoDay, MINUTE_MS } from "./days";

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
  return isoDay(new Date(instant.getTime() - timezoneOffset * MINUTE_MS));
}

/** The same time of day on another calendar date: both dates are YYYY-MM-DD, `from` being that of the instant. */
export function sameTimeOn(instant: Date, from: string, to: string): Date {
  return new Date(instant.getTime() + Date.parse(to) - Date.parse(from));
}

/**
 * The moment at which a day of somebody's calendar begins.
 * @param timezoneOffset minutes as `Date.getTimezoneOffset()` gives them, at that moment
 */
export const startOfDay = (day: string, timezoneOffset: number): Date =>
  new Date(Date.parse(day) + timezoneOffset * MINUTE_MS);

/** Noon of a calendar date on this machine's clock, for what tells days by that clock. */
export const noonOf = (day: string): Date => new Date(`${day}T12:00`);

/** The calendar date, YYYY-MM-DD, at an instant where this device is. */
export const dayHere = (instant: Date): string => localDate(instant, instant.getTimezoneOffset());

/**
 * The moment of a weigh-in on a day of this device's calendar: undefined for now, which the save itself tells. A new
 * one of another day is dated at its noon; one that moves keeps its time of day, at the latest now.
 * @param before when it was taken until now, of a weigh-in that is changed
 */
export function momentOf(day: string, before: string | undefined, now: Date): string | undefined {
  if (before === undefined) return day === dayHere(now) ? undefined : noonOf(day).toISOString();
  const taken = new Date(before);
  const moved = sameTimeOn(taken, dayHere(taken), day);
  return new Date(Math.min(moved.getTime(), now.getTime())).toISOString();
}
