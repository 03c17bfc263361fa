import type { WeightSpan } from "@/lib/body/forecast/expected-weights";
import { type UnitSystem, weightText } from "@/lib/body/unit-system";
import { daysBetween } from "@/lib/text/calendar/days";
import { shortDay } from "@/lib/text/calendar/wording";

/** A weight in pounds on a day, YYYY-MM-DD. */
export type DatedWeight = { readonly weight: number; readonly day: string };

/** Whether an entered weight in pounds is so far off that whoever enters it is asked about it. */
export const isFarWeight = (weight: number, expected: WeightSpan): boolean =>
  weight < expected.min || weight > expected.max;

/** By how much a weight differs from an earlier one, for example `20.0 lb from yesterday`. */
export function distanceText(
  from: DatedWeight,
  to: DatedWeight & { readonly today: string },
  units: UnitSystem,
): string {
  return `${weightText(Math.abs(to.weight - from.weight), units)} from ${earlierDay(from.day, to)}`;
}

function earlierDay(from: string, { day, today }: { day: string; today: string }): string {
  const days = daysBetween(from, day);
  if (days === 0) return day === today ? "earlier today" : "earlier that day";
  if (days === 1) return day === today ? "yesterday" : "the day before";
  return shortDay(from);
}
