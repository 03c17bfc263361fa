import { weekdayOf } from "./days";

// Own names, because creating an Intl formatter for the first time is slow.
const MONTHS = [
  ...["January", "February", "March", "April", "May", "June", "July"],
  ...["August", "September", "October", "November", "December"],
];
const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** 1 for Monday: "Monday". */
export const longWeekday = (weekday: number): string => WEEKDAYS[weekday - 1] ?? "";

export const shortWeekday = (weekday: number): string => longWeekday(weekday).slice(0, 3);

const shortMonth = (month: number): string => (MONTHS[month - 1] ?? "").slice(0, 3);

/** Month and day in the reader's time zone: "Nov 20". */
export const shortDate = (date: Date): string => `${shortMonth(date.getMonth() + 1)} ${date.getDate()}`;

/** The same with the year: "Nov 20, 2026". */
export const fullDate = (date: Date): string => `${shortDate(date)}, ${date.getFullYear()}`;

/** Month and day of a calendar day, YYYY-MM-DD, independent of time zones: "Nov 20". */
export function shortDay(day: string): string {
  const [month = 1, date] = day.slice(5, 10).split("-").map(Number);
  return `${shortMonth(month)} ${date}`;
}

/** The same with the year: "Nov 20, 2026". */
export const fullDay = (day: string): string => `${shortDay(day)}, ${day.slice(0, 4)}`;

/** The year only if it is not this year. */
export const dayText = (day: string, now: Date): string =>
  Number(day.slice(0, 4)) === now.getFullYear() ? shortDay(day) : fullDay(day);

/** The same with the weekday: "Friday, Nov 20". */
export const weekdayAndDay = (day: string): string => `${longWeekday(weekdayOf(day))}, ${shortDay(day)}`;

/** A calendar month, YYYY-MM: "Nov 2026". */
export const monthName = (month: string): string =>
  `${shortMonth(Number(month.slice(5, 7)))} ${month.slice(0, 4)}`;

export const fullMonthName = (month: string): string =>
  `${MONTHS[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`;

/** The time of day in the reader's time zone: "5:02 PM". */
export const timeOfDay = (date: Date): string => clock(date.getHours(), date.getMinutes());

/** The same in UTC: "5:02 PM UTC". */
export const timeInUtc = (date: Date): string => `${clock(date.getUTCHours(), date.getUTCMinutes())} UTC`;

/** Minutes after midnight: "5:02 PM". */
export const timeOfMinutes = (minutes: number): string => clock(Math.floor(minutes / 60), minutes % 60);

/** The same beside a word that says the half of the day: "5:02". */
export const bareTimeOfMinutes = (minutes: number): string => timeOfMinutes(minutes).slice(0, -3);

/** An hour of the day, 0 to 24: "5 PM". */
export const hourText = (hour: number): string => `${hour % 12 || 12} ${halfOf(hour)}`;

/** Hours of the day: "1 to 4 PM", "10 AM to 12 PM". */
export const hoursText = (from: number, to: number): string =>
  halfOf(from) === halfOf(to)
    ? `${from % 12 || 12} to ${hourText(to)}`
    : `${hourText(from)} to ${hourText(to)}`;

export const shortMoment = (date: Date): string => `${shortDate(date)}, ${timeOfDay(date)}`;

export const fullMoment = (date: Date): string => `${fullDate(date)}, ${timeOfDay(date)}`;

/** Weekday and time, for moments within a week: "Fri 5:02 PM". */
export const weekdayAndTime = (date: Date): string =>
  `${shortWeekday(date.getDay() || 7)} ${timeOfDay(date)}`;

const clock = (hours: number, minutes: number): string =>
  `${hours % 12 || 12}:${String(minutes).padStart(2, "0")} ${halfOf(hours)}`;

const halfOf = (hour: number): "AM" | "PM" => (hour % 24 < 12 ? "AM" : "PM");
