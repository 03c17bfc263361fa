import { DAY_MS, isoDay } from "./days";

/** Years that lie this far apart from ours are of the calendar of Thailand. */
const BUDDHIST_YEARS = 543;

/** Of two other calendars: when they began, and how long their years and months are on average, in days. */
const CALENDARS = {
  persian: { start: Date.UTC(622, 2, 21), year: 365.2422, month: 30.5 },
  "islamic-umalqura": { start: Date.UTC(622, 6, 18), year: 354.367, month: 29.53 },
} as const;
/** The day that the averages give is at most so far from the right one. */
const MOST_DAYS_OFF = 5;

/** The day of a date whose year tells its calendar, YYYY-MM-DD; null for a day that it does not have, or before 1900. */
export function isoDate(year: number, month: number, day: number): string | null {
  if (year > 2400 && year < 2700) return isoDate(year - BUDDHIST_YEARS, month, day);
  // Persian years of this and the last generation, and Islamic ones of the last 35 years.
  if (year >= 1340 && year <= 1410) return otherDate("persian", year, month, day);
  if (year > 1410 && year < 1480) return otherDate("islamic-umalqura", year, month, day);
  const date = new Date(Date.UTC(year, month - 1, day));
  const isDay = year >= 1900 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isDay ? isoDay(date) : null;
}

function otherDate(
  calendar: keyof typeof CALENDARS,
  year: number,
  month: number,
  day: number,
): string | null {
  const { start, ...days } = CALENDARS[calendar];
  const about = start + Math.round((year - 1) * days.year + (month - 1) * days.month + day - 1) * DAY_MS;
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}-nu-latn`, {
    year: "numeric",
    month: "numeric",
    day: "numeric",
    timeZone: "UTC",
  });
  for (let off = -MOST_DAYS_OFF; off <= MOST_DAYS_OFF; off++) {
    const date = new Date(about + off * DAY_MS);
    const parts = format.formatToParts(date);
    const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
    if (of("year") === year && of("month") === month && of("day") === day) return isoDay(date);
  }
  return null;
}
