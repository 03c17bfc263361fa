import { DAY_MS } from "./durations";

/** Days from one moment to another, with their fraction; negative when it lies before. */
export const daysFrom = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / DAY_MS;

/** The moment a number of days later. */
export const daysLater = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY_MS);

/**
 * The same day `months` later, in the reader's own calendar; the month's last day where it is too short for it. A
 * fraction is that share of the days to the next such day, rounded to a whole one. Every date that belongs to a month
 * of a forecast comes from here, whatever shows it.
 */
export function monthsLater(from: Date, months: number): Date {
  const whole = Math.floor(months);
  const start = wholeMonthsLater(from, whole);
  if (whole === months) return start;
  const days = daysFrom(start, wholeMonthsLater(from, whole + 1));
  return new Date(
    start.getFullYear(),
    start.getMonth(),
    start.getDate() + Math.round(days * (months - whole)),
  );
}

/**
 * How many months lie between the days of two moments, in the reader's own calendar: what `monthsLater` leads from the
 * one to the other by. Negative when `to` lies before.
 */
export function monthsBetween(from: Date, to: Date): number {
  const day = new Date(to.getFullYear(), to.getMonth(), to.getDate());
  const apart = 12 * (day.getFullYear() - from.getFullYear()) + day.getMonth() - from.getMonth();
  const whole = wholeMonthsLater(from, apart) > day ? apart - 1 : apart;
  const start = wholeMonthsLater(from, whole);
  // Rounded, because a day on which clocks change is not as long as the others.
  const days = Math.round(daysFrom(start, day));
  return whole + days / Math.round(daysFrom(start, wholeMonthsLater(from, whole + 1)));
}

function wholeMonthsLater(from: Date, months: number): Date {
  const lastDay = new Date(from.getFullYear(), from.getMonth() + months + 1, 0).getDate();
  return new Date(from.getFullYear(), from.getMonth() + months, Math.min(from.getDate(), lastDay));
}
