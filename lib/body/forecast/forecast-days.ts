import { DAYS_PER_MONTH } from "./constants";

/**
 * Whole days of a number of months of the forecast, which all have the same length. Every date of the forecast is reckoned by
 * it and not by months of the calendar, which would be off by a day.
 */
export const forecastDays = (months: number): number => Math.round(months * DAYS_PER_MONTH);
