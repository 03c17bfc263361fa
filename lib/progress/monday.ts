const DAY_MS = 24 * 60 * 60 * 1000;

/** The Monday of the week of a calendar date; both are YYYY-MM-DD. */
export function mondayOf(date: string): string {
  const day = new Date(date);
  return new Date(day.getTime() - ((day.getUTCDay() + 6) % 7) * DAY_MS).toISOString().slice(0, 10);
}
