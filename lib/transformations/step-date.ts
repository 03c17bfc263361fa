const DAY_MS = 24 * 60 * 60 * 1000;

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

const full = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", year: "numeric" });
const short = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" });

/** "May 20, 2027" */
export const fullDate = (date: Date): string => full.format(date);

/** "May 20", where the year is told elsewhere. */
export const shortDate = (date: Date): string => short.format(date);
