import { formatTenth } from "@/lib/body/figures";
import { monthsLater, shortDate } from "@/lib/timeline/calendar";
import { type ChartPoint, type Measure, monthLabel } from "@/lib/timeline/chart";
import { formatMeasure } from "@/lib/timeline/chart-words";
import type { TimelineRow } from "@/lib/timeline/schema";

type ChartTooltipProps = {
  point: ChartPoint;
  rows: readonly TimelineRow[];
  measure: Measure;
  now: Date;
};

/** What is known of a moment: the table's row, or what was measured then. */
export function ChartTooltip({ point, rows, measure, now }: ChartTooltipProps) {
  const { month } = point;
  const row = rows.find((candidate) => candidate.month === month);
  const unit = measure === "weight" ? " lb" : "";
  return (
    <div className="whitespace-nowrap rounded-icon border bg-popover px-3 py-2 text-xs shadow-pop">
      <p className="font-strong">
        {row || month === 0 ? monthLabel(month) : shortDate(monthsLater(now, month))}
      </p>
      {point.measured !== undefined && <p>{`Measured ${formatMeasure(point.measured, measure)}${unit}`}</p>}
      {row && (
        <>
          <p>{formatTenth(row.bodyFatPercent)}% body fat</p>
          <p className="text-muted-foreground">
            Likely {formatTenth(row.low.bodyFatPercent)} to {formatTenth(row.high.bodyFatPercent)}%
          </p>
          <p>
            {formatTenth(row.weightLbs)} lb, {formatTenth(row.leanMassLbs)} lb lean
          </p>
        </>
      )}
      {!row && point.planned !== undefined && (
        <p className="text-muted-foreground">{`Original plan ${formatMeasure(point.planned, measure)}${unit}`}</p>
      )}
    </div>
  );
}
