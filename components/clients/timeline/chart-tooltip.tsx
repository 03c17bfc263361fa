import type { Measure } from "@/lib/body/forecast/progress";
import { weightText } from "@/lib/body/unit-system";
import { type ChartPoint, monthLabel } from "@/lib/clients/timeline/chart";
import { formatMeasure } from "@/lib/clients/timeline/chart-words";
import type { TimelineRow } from "@/lib/clients/timeline/schema";
import { useUnits } from "@/lib/platform/browser/use-units";
import { monthsLater } from "@/lib/text/calendar/moments";
import { shortDate } from "@/lib/text/calendar/wording";
import { formatTenth } from "@/lib/text/numbers";
import { tooltipTexts } from "./texts";

type ChartTooltipProps = {
  /** In the shown unit; `rows` are in pounds. */
  point: ChartPoint | undefined;
  rows: readonly TimelineRow[];
  measure: Measure;
  now: Date;
};

export function ChartTooltip({ point, rows, measure, now }: ChartTooltipProps) {
  const units = useUnits();
  if (!point) return null;
  const { month } = point;
  const row = rows.find((candidate) => candidate.month === month);
  const figureOf = (value: number) => {
    const figure = formatMeasure(value, measure);
    return measure === "weight" ? `${figure} ${units.weightUnit}` : figure;
  };
  return (
    <>
      <p className="font-strong">
        {row || month === 0 ? monthLabel(month) : shortDate(monthsLater(now, month))}
      </p>
      {point.measured !== undefined && <p>{tooltipTexts.measured(figureOf(point.measured))}</p>}
      {row && (
        <>
          <p>{tooltipTexts.bodyFat(formatTenth(row.bodyFatPercent))}</p>
          <p className="text-muted-foreground">
            {tooltipTexts.likely(formatTenth(row.low.bodyFatPercent), formatTenth(row.high.bodyFatPercent))}
          </p>
          <p>{tooltipTexts.weights(weightText(row.weightLbs, units), weightText(row.leanMassLbs, units))}</p>
        </>
      )}
      {!row && point.planned !== undefined && (
        <p className="text-muted-foreground">{tooltipTexts.originalPlan(figureOf(point.planned))}</p>
      )}
    </>
  );
}
