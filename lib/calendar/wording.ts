import { weekdayOf } from "./days";

// Names of our own: the browser's formatter takes longer to be made for the first time than many a page to be drawn.
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** The day of a week, 1 for Monday: "Mon". */
export const shortWeekday = (weekday: number): string => (WEEKDAYS[weekday - 1] ?? "").slice(0, 3);

/** Month and day in the reader's time zone: "Nov 20". */
export const shortDate = (date: Date): string => `${MONTHS[date.getMonth()]} ${date.getDate()}`;

/** With the year: "Nov 20, 2026". */
export const fullDate = (date: Date): string => `${shortDate(date)}, ${date.getFullYear()}`;

/** Month and day of a calendar day, YYYY-MM-DD, which is the same everywhere: "Nov 20". */
export function shortDay(day: string): string {
  const [month = 1, date] = day.slice(5, 10).split("-").map(Number);
  return `${MONTHS[month - 1]} ${date}`;
}

/** With the year: "Nov 20, 2026". */
export const fullDay = (day: string): string => `${shortDay(day)}, ${day.slice(0, 4)}`;

/** With the day of the week: "Friday, Nov 20". */
export const weekdayAndDay = (day: string): string => `${WEEKDAYS[weekdayOf(day) - 1]}, ${shortDay(day)}`;

/** A calendar month, YYYY-MM: "Nov 2026". */
export const monthName = (month: string): string =>
  `${MONTHS[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`;
