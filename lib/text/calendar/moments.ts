import { DAY_MS } from "./days";
import { midnightOn, onClockOf } from "./zone";

/** Days between two moments, with fraction; negative when `to` is earlier. */
export const daysFrom = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / DAY_MS;

export const daysLater = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY_MS);

/** The same day of a later month, or the last day of a shorter one. A fraction of a month is rounded to whole days. */
export function monthsLater(from: Date, months: number): Date {
  const whole = Math.floor(months);
  const start = wholeMonthsLater(from, whole);
  if (whole === months) return start;
  const days = daysFrom(start, wholeMonthsLater(from, whole + 1));
  const date = start.getDate() + Math.round(days * (months - whole));
  return midnightOn(from, start.getFullYear(), start.getMonth(), date);
}

/** Midnight so many whole days later, on the clock of `from`. */
export const dayAfter = (from: Date, days: number): Date =>
  midnightOn(from, from.getFullYear(), from.getMonth(), from.getDate() + days);

/** The inverse of `monthsLater`; negative when `to` is earlier. */
export function monthsBetween(from: Date, to: Date): number {
  const local = onClockOf(from, to);
  const day = midnightOn(from, local.getFullYear(), local.getMonth(), local.getDate());
  const difference = 12 * (day.getFullYear() - from.getFullYear()) + day.getMonth() - from.getMonth();
  const whole = wholeMonthsLater(from, difference) > day ? difference - 1 : difference;
  const start = wholeMonthsLater(from, whole);
  // Rounded, because a day with a clock change has 23 or 25 hours.
  const days = Math.round(daysFrom(start, day));
  return whole + days / Math.round(daysFrom(start, wholeMonthsLater(from, whole + 1)));
}

function wholeMonthsLater(from: Date, months: number): Date {
  const [year, month] = [from.getFullYear(), from.getMonth() + months];
  const lastDay = midnightOn(from, year, month + 1, 0).getDate();
  return midnightOn(from, year, month, Math.min(from.getDate(), lastDay));
}
