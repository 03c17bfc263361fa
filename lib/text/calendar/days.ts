// Calendar days are YYYY-MM-DD, without time zone and daylight saving.

export const DAYS_PER_WEEK = 7;

const instantOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The UTC day of an instant; stored days are in UTC. */
export const isoDay = (instant: Date): string => instant.toISOString().slice(0, 10);

/** A calendar day, or the UTC day of an instant. */
export const dayOf = (day: string | Date): string => (typeof day === "string" ? day : isoDay(day));

/** Days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((instantOf(to) - instantOf(from)) / DAY_MS);
}

export function addDays(day: string, days: number): string {
  return isoDay(new Date(instantOf(day) + days * DAY_MS));
}

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: string): number => new Date(instantOf(day)).getUTCDay() || DAYS_PER_WEEK;

export const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day));

export function weekAround(day: string): string[] {
  const monday = mondayOf(day);
  return Array.from({ length: DAYS_PER_WEEK }, (_, index) => addDays(monday, index));
}

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
