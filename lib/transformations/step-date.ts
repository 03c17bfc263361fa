/**
 * The same day `months` later, in the reader's own calendar; the month's last day where it is too short for it.
 */
export function monthsLater(from: Date, months: number): Date {
  const lastDay = new Date(from.getFullYear(), from.getMonth() + months + 1, 0).getDate();
  return new Date(from.getFullYear(), from.getMonth() + months, Math.min(from.getDate(), lastDay));
}

const full = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", year: "numeric" });
const short = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" });

/** "May 20, 2027" */
export const fullDate = (date: Date): string => full.format(date);

/** "May 20", where the year is told elsewhere. */
export const shortDate = (date: Date): string => short.format(date);
