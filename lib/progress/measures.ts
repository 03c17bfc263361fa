import type { UnitSystem } from "@/lib/body/unit-system";
import type { ProgressDay } from "./schema";

/** What of an exercise is drawn: the best set's weight, the estimated maximum, or the volume; all in pounds. */
export type Measure = "best" | "estimate" | "volume";
/** `day` is milliseconds since 1970 of the local day's midnight in UTC. */
export type MeasuredPoint = { day: number; date: string; value: number };

/** The days on which a measure is known. Body weight has no pounds: a day of nothing else is left out. */
export function measured(days: readonly ProgressDay[], measure: Measure): MeasuredPoint[] {
  return days.flatMap(({ date, best, estimate, volume }) => {
    const value = { best: best?.weight, estimate: estimate?.weight, volume }[measure];
    return value ? { day: Date.parse(date), date, value } : [];
  });
}

/** Sums this large are told in whole ones. */
const WHOLE_FROM = 1000;

/** `1,204 lb`, `61.2 kg`: a measure of an exercise with its unit. */
export const measureText = (lbs: number, { loadOf, weightUnit }: UnitSystem): string =>
  `${loadOf(lbs).toLocaleString("en-US", { maximumFractionDigits: lbs < WHOLE_FROM ? 2 : 0 })} ${weightUnit}`;

/** What the chart shows, in one sentence. */
export function progressSentence(
  points: readonly MeasuredPoint[],
  name: string,
  measure: Measure,
  system: UnitSystem,
): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return `${name}: nothing yet`;
  const what = { best: "best set", estimate: "estimated one-rep max", volume: "volume" }[measure];
  const text = (value: number) => measureText(value, system);
  const days = points.length === 1 ? "on one day" : `over ${points.length} days`;
  const change = points.length === 1 ? text(last.value) : `from ${text(first.value)} to ${text(last.value)}`;
  return `${name}, ${what} ${days}: ${change}`;
}
