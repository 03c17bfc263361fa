import { expectedWeights } from "@/lib/body/forecast/expected-weights";
import { type ApiQuestion, questionOf } from "@/lib/body/forecast/question";
import type { UnitSystem } from "@/lib/body/unit-system";
import { daysBetween } from "@/lib/text/calendar/days";
import { type DatedWeight, distanceText, isFarWeight } from "./weight-distance";

/**
 * How far an entered weight is from the last one, in words; null if it was to be expected.
 * @param last the previous weigh-in; undefined for none
 */
export function farDistance(
  client: ApiQuestion,
  last: DatedWeight | undefined,
  entered: DatedWeight & { readonly today: string },
  units: UnitSystem,
): string | null {
  if (!last) return null;
  const weighed = questionOf({ ...client, weight: last.weight }, new Date(last.day));
  const expected = expectedWeights(weighed, Math.abs(daysBetween(last.day, entered.day)));
  return isFarWeight(entered.weight, expected) ? distanceText(last, entered, units) : null;
}
