import { DAYS_PER_MONTH } from "./constants";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Average months from one moment to another, negative when it lies before. */
export const monthsFrom = (from: Date, to: Date): number => daysFrom(from, to) / DAYS_PER_MONTH;

/** Days from one moment to another, with their fraction; negative when it lies before. */
export const daysFrom = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / DAY_MS;

/** The moment a number of days later. */
export const daysLater = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY_MS);

/** The moment a number of average months later. */
export const monthsLater = (from: Date, months: number): Date => daysLater(from, months * DAYS_PER_MONTH);

// Made once: a what-if names several days with every movement of a finger, and a formatter takes long to make.
const SHORT = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" });
const FULL = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", year: "numeric" });

/** Month and day in the reader's time zone: "Nov 20". */
export const shortDate = (date: Date): string => SHORT.format(date);

/** With the year: "Nov 20, 2026". */
export const fullDate = (date: Date): string => FULL.format(date);
