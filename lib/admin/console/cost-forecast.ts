import { addDays, daysBetween, weekdayOf } from "@/lib/text/calendar/days";

type DayCost = { day: string; microUsd: number };

/** Whole weeks, so that every weekday counts equally. */
export const LOOKBACK_DAYS = 28;

/** Days of a month given as YYYY-MM. */
export function daysOfMonth(month: string): string[] {
  const first = `${month}-01`;
  const days = daysBetween(first, `${monthAfter(month, 1)}-01`);
  return Array.from({ length: days }, (_, n) => addDays(first, n));
}

export function monthAfter(month: string, months: number): string {
  const [year, number] = month.split("-").map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7);
}

/** Same weekdays of the last four weeks, at most the daily cap; days before the first cost do not count. */
export function forecastDays(
  spent: readonly DayCost[],
  today: string,
  days: readonly string[],
  mostMicroUsd: number,
): DayCost[] {
  const costs = new Map(spent.map(({ day, microUsd }) => [day, microUsd]));
  const begun = spent.find(({ microUsd }) => microUsd > 0)?.day ?? today;
  const known = Array.from({ length: LOOKBACK_DAYS }, (_, n) => addDays(today, n - LOOKBACK_DAYS)).filter(
    (day) => day >= begun,
  );
  const meanOf = (some: string[]) =>
    some.reduce((sum, day) => sum + (costs.get(day) ?? 0), 0) / Math.max(1, some.length);
  const usual = meanOf(known);
  return days
    .filter((day) => day > today)
    .map((day) => {
      const alike = known.filter((past) => weekdayOf(past) === weekdayOf(day));
      const expected = alike.length > 0 ? meanOf(alike) : usual;
      return { day, microUsd: Math.round(Math.min(expected, mostMicroUsd)) };
    });
}
