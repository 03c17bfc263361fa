import type { UnitSystem } from "@/lib/body/unit-system";
import { grouped } from "@/lib/text/numbers";
import { isEffort } from "@/lib/training/catalogue/measure";
import { distanceText, durationText } from "@/lib/training/workouts/wording";
import type { ProgressDay } from "./schema";

/** Pounds for `best`, `estimate` and `volume`; seconds for `time`, meters for `distance`. */
export type Measure = "best" | "estimate" | "volume" | "time" | "distance";

export function measuresOf(days: readonly ProgressDay[]): readonly Measure[] {
  const efforts = days.flatMap(({ best }) => (best && isEffort(best) ? best : []));
  if (efforts.length === 0) return ["best", "estimate", "volume"];
  return efforts.some(({ meters }) => meters != null) ? ["distance"] : ["time"];
}
/** `day` is the local day's midnight in UTC, in milliseconds since 1970. */
export type MeasuredPoint = { day: number; date: string; value: number };

/** The days that have the measure. Body-weight days have no pounds. */
export function measured(days: readonly ProgressDay[], measure: Measure): MeasuredPoint[] {
  return days.flatMap(({ date, best, estimate, volume }) => {
    const time = best && isEffort(best) ? best.seconds : undefined;
    const drawn = { best: best?.weight, estimate: estimate?.weight, volume, time, distance: best?.meters };
    const value = drawn[measure];
    return value ? { day: Date.parse(date), date, value } : [];
  });
}

/** From this sum on without decimals. */
const WHOLE_FROM = 1000;

/** `1,204 lb`, `61.2 kg`, `1:30`, `5 km`. */
export function measureText(value: number, measure: Measure, system: UnitSystem): string {
  if (measure === "time") return durationText(value);
  return measure === "distance" ? distanceText(value, system) : loadText(value, system);
}

export function onScale(value: number, measure: Measure, { loadOf, distance }: UnitSystem): number {
  if (measure === "time") return value;
  return measure === "distance" ? value / distance.meters : loadOf(value);
}

const loadText = (lbs: number, { loadOf, weightUnit }: UnitSystem): string =>
  `${grouped(loadOf(lbs), lbs < WHOLE_FROM ? 2 : 0)} ${weightUnit}`;

export function progressSentence(
  points: readonly MeasuredPoint[],
  name: string,
  measure: Measure,
  system: UnitSystem,
): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return `${name}: nothing yet`;
  const what = {
    best: "best set",
    estimate: "estimated one-rep max",
    volume: "volume",
    time: "longest hold",
    distance: "longest distance",
  }[measure];
  const text = (value: number) => measureText(value, measure, system);
  const days = points.length === 1 ? "on one day" : `over ${points.length} days`;
  const change = points.length === 1 ? text(last.value) : `from ${text(first.value)} to ${text(last.value)}`;
  return `${name}, ${what} ${days}: ${change}`;
}
