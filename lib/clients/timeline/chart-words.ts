import type { Measure } from "@/lib/body/forecast/progress";
import type { UnitSystem } from "@/lib/body/unit-system";
import { formatSignedTenth, formatTenth, roundToTenth } from "@/lib/text/numbers";
import type { ChartPoint, TimelineTotals } from "./chart";

const NAMES = { bodyFat: "Body fat", weight: "Weight" } as const satisfies Record<Measure, string>;

/** A value of a chart: "20.0%", or a weight without its unit. */
export const formatMeasure = (value: number, measure: Measure): string =>
  measure === "bodyFat" ? `${formatTenth(value)}%` : formatTenth(value);

/** The three totals of a forecast. A gain of fat is none of "Body Fat Loss", so noun and sign change together. */
export function totalFigures({ bodyFatLoss, muscleGain, weightChange }: TimelineTotals, units: UnitSystem) {
  const gained = units.weightOf(muscleGain);
  return [
    {
      label: roundToTenth(bodyFatLoss) < 0 ? "Body Fat Gain" : "Body Fat Loss",
      value: formatTenth(Math.abs(bodyFatLoss)),
      unit: "%",
    },
    {
      label: roundToTenth(gained) < 0 ? "Muscle Loss" : "Muscle Gain",
      value: formatTenth(Math.abs(gained)),
      unit: units.weightUnits,
    },
    {
      label: "Weight Change",
      value: formatSignedTenth(units.weightOf(weightChange)),
      unit: units.weightUnits,
    },
  ];
}

export function chartSummary(
  points: readonly ChartPoint[],
  measure: Measure,
  target: number,
  { weightName }: UnitSystem,
): string {
  const name = NAMES[measure];
  const unit = measure === "weight" ? weightName : "percent";
  const figure = (value: number) => `${formatTenth(value)} ${unit}`;
  const now = points.find(({ month }) => month === 0)?.measured ?? 0;
  const earlier = points.filter(({ month, measured }) => month < 0 && measured !== undefined);
  const last = points.findLast(({ month, forecast }) => month > 0 && forecast !== undefined);
  const sentences = [
    earlier[0]?.measured !== undefined &&
      `${name} was measured ${earlier.length + 1} times, from ${figure(earlier[0].measured)} to ${figure(now)} now.`,
    last?.forecast !== undefined &&
      last.range &&
      `${name} is forecast to go from ${figure(now)} now to ${figure(last.forecast)} in month ${last.month}, ` +
        `likely ${formatTenth(last.range[0])} to ${figure(last.range[1])}.`,
    `The target is ${figure(target)}.`,
  ];
  return sentences.filter(Boolean).join(" ");
}
