import { isWithin, type NumberRange } from "@/lib/text/number-range";
import { isoDay, MINUTE_MS } from "./days";

/** Minutes behind UTC, as in `Date.getTimezoneOffset()`: New York 300, Kolkata -330. */
export const TIMEZONE_OFFSET_MINUTES = { min: -840, max: 840, step: 1 } as const satisfies NumberRange;

/** @throws RangeError for an offset beyond 14 hours or an invalid instant */
export function localDate(instant: Date, timezoneOffset: number): string {
  if (!isWithin(TIMEZONE_OFFSET_MINUTES, timezoneOffset)) {
    throw new RangeError(`timezoneOffset is outside -840..840: ${timezoneOffset}`);
  }
  return isoDay(new Date(instant.getTime() - timezoneOffset * MINUTE_MS));
}

/** The name of a zone that is always so many minutes behind UTC: `+05:30` for -330. */
export function offsetZone(timezoneOffset: number): string {
  const minutes = Math.abs(timezoneOffset);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${timezoneOffset > 0 ? "-" : "+"}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** The same time of day on another date. Dates are YYYY-MM-DD; `from` is the date of the instant. */
export function sameTimeOn(instant: Date, from: string, to: string): Date {
  return new Date(instant.getTime() + Date.parse(to) - Date.parse(from));
}

/** @param timezoneOffset minutes as in `Date.getTimezoneOffset()`, at that moment */
export const startOfDay = (day: string, timezoneOffset: number): Date =>
  new Date(Date.parse(day) + timezoneOffset * MINUTE_MS);

/** Noon of a calendar date in the runtime's time zone. */
export const noonOf = (day: string): Date => new Date(`${day}T12:00`);

export const dayHere = (instant: Date): string => localDate(instant, instant.getTimezoneOffset());

/** The time of an entry on a day: noon if it is new, the old time if it is moved. Undefined for today: the save sets it. */
export function momentOf(day: string, before: string | undefined, now: Date): string | undefined {
  if (before === undefined) return day === dayHere(now) ? undefined : noonOf(day).toISOString();
  const taken = new Date(before);
  const moved = sameTimeOn(taken, dayHere(taken), day);
  return new Date(Math.min(moved.getTime(), now.getTime())).toISOString();
}
