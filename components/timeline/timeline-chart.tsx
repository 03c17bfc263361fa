"use client";

import { memo, useId } from "react";
import {
  CartesianGrid,
  ComposedChart,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";
import { useIsLaptop } from "@/lib/browser/media";
import { dateTicks, monthTicks } from "@/lib/timeline/axis";
import { type ChartInput, chartPoints, valueAxis } from "@/lib/timeline/chart";
import { chartSummary, formatMeasure } from "@/lib/timeline/chart-words";
import { AxisName } from "./axis-name";
import { ChartLabel } from "./chart-label";
import { ChartLegend } from "./chart-legend";
import { ForecastLine, LikelyRange, MeasuredLine, PlanLine } from "./chart-series";
import { ChartTooltip } from "./chart-tooltip";
import { LikelyRangePattern } from "./likely-range-pattern";

type TimelineChartProps = ChartInput & {
  target: number;
  /** Names the axis by calendar days and marks the one of the goal, in months from now; null where there is none. */
  goalMonth?: number | null;
  /** What the dashed line is called. */
  forecastName?: string;
  className?: string;
};

/** Shares of the axis between the first weigh-in and now that a figure beside it needs. */
const FIGURE_SHARE = { narrow: 0.18, wide: 0.09 } as const;
const AXIS_TEXT = { fontSize: 13, fill: "var(--muted-foreground)" };

/** Drawn anew only for new data, because drawing is the costliest part of a what-if. */
export const TimelineChart = memo(Chart);

/** Measured solid, forecast dashed with its likely range in slices, the original plan faint, the target dotted. */
function Chart({ target, goalMonth, forecastName, className, ...input }: TimelineChartProps) {
  const pattern = useId();
  const room = useIsLaptop() ? "wide" : "narrow";
  const { measure, rows, now } = input;
  const points = chartPoints(input);
  const domain: [number, number] = [points[0]?.month ?? 0, Math.max(points.at(-1)?.month ?? 0, 0.5)];
  const last = rows.length;
  const names =
    goalMonth === undefined
      ? monthTicks({ domain, last, now, room })
      : dateTicks({ domain, last, now, room, goal: goalMonth });
  const values = valueAxis(points, target);
  const current = input.today[measure];
  const end = points.find(({ month }) => month === last);
  const rises = end?.forecast !== undefined && end.forecast > current;
  const first = domain[0];
  const hasRoom = -first >= FIGURE_SHARE[room] * (domain[1] - first);
  const earliest = hasRoom ? points[0]?.measured : undefined;
  const hasPlan = points.some(({ planned }) => planned !== undefined);
  return (
    <>
      <div role="img" aria-label={chartSummary(points, measure, target)} className={className}>
        <ResponsiveContainer width="100%" height="100%">
          <ComposedChart
            data={points}
            margin={{ top: 20, right: 20, bottom: 4, left: 0 }}
            accessibilityLayer={false}
          >
            <defs>
              <LikelyRangePattern id={pattern} />
            </defs>
            <CartesianGrid vertical={false} horizontalValues={values.ticks} stroke="var(--border)" />
            <XAxis
              dataKey="month"
              type="number"
              domain={domain}
              ticks={names.map(({ month }) => month)}
              tick={<AxisName names={names} domain={domain} />}
              tickMargin={10}
              interval={0}
              axisLine={false}
              tickLine={false}
            />
            <YAxis
              domain={values.domain}
              ticks={values.ticks}
              tickFormatter={(value: number) => (measure === "bodyFat" ? `${value}%` : `${value}`)}
              tick={AXIS_TEXT}
              width={44}
              axisLine={false}
              tickLine={false}
            />
            <ReferenceLine
              y={target}
              stroke="var(--muted-foreground)"
              strokeWidth={1.25}
              strokeDasharray="1 5"
              strokeLinecap="round"
            />
            {first < 0 && <ReferenceLine x={0} stroke="var(--input)" strokeOpacity={0.6} />}
            {goalMonth != null && (
              <ReferenceLine x={goalMonth} stroke="var(--chart-1)" strokeWidth={1.5} strokeDasharray="1 5" />
            )}
            <LikelyRange pattern={pattern} />
            <PlanLine />
            <ForecastLine last={last} />
            <MeasuredLine first={first} />
            {first < 0 && earliest !== undefined && (
              <ChartLabel
                x={first}
                y={earliest}
                text={formatMeasure(earliest, measure)}
                tone="measured"
                place={earliest < current ? "below" : "above"}
              />
            )}
            <ChartLabel
              x={0}
              y={current}
              text={formatMeasure(current, measure)}
              tone="measured"
              place={rises ? "below" : "above"}
            />
            {end?.range && last > 0 && (
              <ChartLabel
                x={last}
                y={end.range[rises ? 1 : 0]}
                text={formatMeasure(end.forecast ?? 0, measure)}
                tone="forecast"
                place={rises ? "above" : "below"}
              />
            )}
            <Tooltip
              content={<ChartTooltip points={points} measure={measure} rows={rows} now={now} />}
              cursor={{ stroke: "var(--input)" }}
            />
          </ComposedChart>
        </ResponsiveContainer>
      </div>
      <ChartLegend measuredName={first < 0 ? "Weigh-in" : "Measured"} {...{ forecastName, hasPlan }} />
    </>
  );
}
