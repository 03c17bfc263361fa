import { DAY_MS } from "./days";
import { midnightOn, onClockOf } from "./zone";

/** Days from one moment to another, with their fraction; negative when it lies before. */
export const daysFrom = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / DAY_MS;

export const daysLater = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY_MS);

/**
 * The same day `months` later, on the calendar of `from`; the month's last day where it is too short for it. A fraction
 * is that share of the days to the next such day, rounded to a whole one. Every date that belongs to a month of a
 * forecast comes from here, whatever shows it.
 */
export function monthsLater(from: Date, months: number): Date {
  const whole = Math.floor(months);
  const start = wholeMonthsLater(from, whole);
  if (whole === months) return start;
  const days = daysFrom(start, wholeMonthsLater(from, whole + 1));
  const date = start.getDate() + Math.round(days * (months - whole));
  return midnightOn(from, start.getFullYear(), start.getMonth(), date);
}

/**
 * How many months lie between the days of two moments, on the calendar of `from`: what `monthsLater` leads from the one
 * to the other by. Negative when `to` lies before.
 */
export function monthsBetween(from: Date, to: Date): number {
  const told = onClockOf(from, to);
  const day = midnightOn(from, told.getFullYear(), told.getMonth(), told.getDate());
  const apart = 12 * (day.getFullYear() - from.getFullYear()) + day.getMonth() - from.getMonth();
  const whole = wholeMonthsLater(from, apart) > day ? apart - 1 : apart;
  const start = wholeMonthsLater(from, whole);
  // Rounded, because a day on which clocks change is not as long as the others.
  const days = Math.round(daysFrom(start, day));
  return whole + days / Math.round(daysFrom(start, wholeMonthsLater(from, whole + 1)));
}

function wholeMonthsLater(from: Date, months: number): Date {
  const [year, month] = [from.getFullYear(), from.getMonth() + months];
  const lastDay = midnightOn(from, year, month + 1, 0).getDate();
  return midnightOn(from, year, month, Math.min(from.getDate(), lastDay));
}
