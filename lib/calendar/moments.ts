import { DAY_MS } from "./durations";

/** Days from one moment to another, with their fraction; negative when it lies before. */
export const daysFrom = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / DAY_MS;

/** The moment a number of days later. */
export const daysLater = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY_MS);

/**
 * The same day `months` later, in the reader's own calendar; the month's last day where it is too short for it. A
 * fraction is that share of the days to the next such day, rounded to a whole one.
 */
export function monthsLater(from: Date, months: number): Date {
  const whole = Math.floor(months);
  const start = wholeMonthsLater(from, whole);
  if (whole === months) return start;
  const days = (wholeMonthsLater(from, whole + 1).getTime() - start.getTime()) / DAY_MS;
  return new Date(
    start.getFullYear(),
    start.getMonth(),
    start.getDate() + Math.round(days * (months - whole)),
  );
}

function wholeMonthsLater(from: Date, months: number): Date {
  const lastDay = new Date(from.getFullYear(), from.getMonth() + months + 1, 0).getDate();
  return new Date(from.getFullYear(), from.getMonth() + months, Math.min(from.getDate(), lastDay));
}
