import { useId } from "react";
import { AxisName } from "@/components/timeline/axis-name";
import { ChartGrid } from "@/components/timeline/chart-grid";
import { ChartLabel } from "@/components/timeline/chart-label";
import { LikelyRangePattern } from "@/components/timeline/chart-legend";
import { ForecastLine, LikelyRange, MeasuredLine } from "@/components/timeline/chart-series";
import { chartTexts } from "@/components/timeline/texts";
import { cn } from "@/components/ui/cn";
import { useUnits } from "@/lib/browser/use-units";
import type { Client } from "@/lib/clients/schema";
import type { Measurement } from "@/lib/measurements/schema";
import { monthTicks } from "@/lib/timeline/axis";
import { chartPoints, valueAxis } from "@/lib/timeline/chart";
import { planeOf, scalesOf } from "@/lib/timeline/chart-geometry";
import { chartSummary, formatMeasure } from "@/lib/timeline/chart-words";
import type { Timeline } from "@/lib/timeline/schema";

type ReportChartProps = {
  client: Client;
  timeline: Timeline;
  weighIns: readonly Measurement[];
  now: Date;
  /** Each is drawn, and the width of the sheet shows one: a printer asks no script for another. */
  room: "narrow" | "wide";
};

/** Pixels of a sheet of paper, and of a phone. */
const SIZE = { wide: { width: 700, height: 186 }, narrow: { width: 330, height: 200 } };

/** Body fat as it was measured and as it is forecast, with its likely range. */
export function ReportChart({ client, timeline, weighIns, now, room }: ReportChartProps) {
  const pattern = useId();
  const units = useUnits();
  const rows = timeline.timeline;
  const points = chartPoints({ measure: "bodyFat", today: client, rows, weighIns, plan: null, now });
  const first = points[0]?.month ?? 0;
  const last = rows.length;
  const domain: [number, number] = [first, Math.max(points.at(-1)?.month ?? 0, 0.5)];
  const values = valueAxis(points, client.targetBodyFat);
  const plane = planeOf(SIZE[room]);
  const scales = scalesOf(plane, domain, values.domain);
  const end = points.find(({ month }) => month === last);
  const rises = (end?.forecast ?? 0) > client.bodyFat;
  return (
    <svg
      role="img"
      aria-label={chartSummary(points, "bodyFat", client.targetBodyFat, units)}
      viewBox={`0 0 ${SIZE[room].width} ${SIZE[room].height}`}
      className={cn(
        "h-auto w-full overflow-visible",
        room === "wide" ? "hidden @min-[600px]:block" : "@min-[600px]:hidden",
      )}
    >
      <defs>
        <LikelyRangePattern id={pattern} />
      </defs>
      <ChartGrid
        {...{ plane, scales, values }}
        target={client.targetBodyFat}
        unit={chartTexts.percent}
        now={first < 0}
        goal={null}
      />
      {monthTicks({ domain, last, now, room }).map((name) => (
        <AxisName key={name.month} {...{ name, domain, plane, scales }} />
      ))}
      <LikelyRange {...{ points, scales, pattern }} />
      <ForecastLine {...{ points, scales, last }} />
      <MeasuredLine {...{ points, scales, first }} />
      <ChartLabel
        x={scales.x(0)}
        y={scales.y(client.bodyFat)}
        text={formatMeasure(client.bodyFat, "bodyFat")}
        tone="measured"
        place={rises ? "below" : "above"}
      />
      {end?.range && last > 0 && (
        <ChartLabel
          x={scales.x(last)}
          y={scales.y(end.range[rises ? 1 : 0])}
          text={formatMeasure(end.forecast ?? 0, "bodyFat")}
          tone="forecast"
          place={rises ? "above" : "below"}
        />
      )}
    </svg>
  );
}
