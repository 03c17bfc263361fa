import { daysFrom, daysLater } from "@/lib/calendar/moments";
import { DAYS_PER_MONTH } from "./constants";

/** Average months from one moment to another, negative when it lies before. */
export const monthsFrom = (from: Date, to: Date): number => daysFrom(from, to) / DAYS_PER_MONTH;

/** The moment a number of average months later. */
export const monthsLater = (from: Date, months: number): Date => daysLater(from, months * DAYS_PER_MONTH);
