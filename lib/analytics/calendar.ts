const DAY_MS = 24 * 60 * 60 * 1000;

/** Calendar days are YYYY-MM-DD; they know no time zone and no daylight saving. */
const instantOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** How many days `to` lies after `from`; negative before it. */
export function daysBetween(from: string, to: string): number {
  return Math.round((instantOf(to) - instantOf(from)) / DAY_MS);
}

export function addDays(day: string, days: number): string {
  return new Date(instantOf(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The Monday on or before the day: weeks are counted from Monday to Sunday. */
export function mondayOf(day: string): string {
  return addDays(day, -((new Date(instantOf(day)).getUTCDay() + 6) % 7));
}

export function firstOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`;
}
