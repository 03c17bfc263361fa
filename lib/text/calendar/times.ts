import { fullDate, shortDate, shortWeekday } from "./wording";

/** The time of day in the reader's time zone: "5:02 PM". */
export const timeOfDay = (date: Date): string => clock(date.getHours(), date.getMinutes());

/** The same in UTC: "5:02 PM UTC". */
export const timeInUtc = (date: Date): string => `${clock(date.getUTCHours(), date.getUTCMinutes())} UTC`;

export const shortMoment = (date: Date): string => `${shortDate(date)}, ${timeOfDay(date)}`;

export const fullMoment = (date: Date): string => `${fullDate(date)}, ${timeOfDay(date)}`;

/** Weekday and time, for moments within a week: "Fri 5:02 PM". */
export const weekdayAndTime = (date: Date): string =>
  `${shortWeekday(date.getDay() || 7)} ${timeOfDay(date)}`;

const clock = (hours: number, minutes: number): string =>
  `${hours % 12 || 12}:${String(minutes).padStart(2, "0")} ${hours < 12 ? "AM" : "PM"}`;
