"use client";

import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { usePrefersReducedMotion } from "@/lib/browser/media";
import { roundTicks } from "./round-ticks";

const AXIS_TEXT = { fontSize: 13, fill: "var(--muted-foreground)" };
/** A dot for every day would hide the line of a longer history. */
const MOST_DOTS = 24;

/** `day` is milliseconds since 1970 of the day's midnight in UTC. */
export type DatedPoint = { day: number; value: number };

type DatedLineChartProps = {
  /** The chart as a sentence. */
  label: string;
  points: readonly DatedPoint[];
  /** What stands at a tick, where it is no plain number. */
  tickText?: (value: number) => string;
  dayText: (day: number) => string;
  valueText: (point: DatedPoint) => string;
};

/** What was measured, solid, day by day. */
export function DatedLineChart({ label, points, tickText, dayText, valueText }: DatedLineChartProps) {
  const still = usePrefersReducedMotion();
  const ticks = roundTicks(points.map(({ value }) => value));
  const days = points.map(({ day }) => day);
  const ends = [...new Set([days[0] ?? 0, days.at(-1) ?? 0])];
  return (
    <div role="img" aria-label={label} className="h-full">
      <ResponsiveContainer width="100%" height="100%">
        <LineChart
          data={[...points]}
          margin={{ top: 12, right: 24, bottom: 4, left: 0 }}
          accessibilityLayer={false}
        >
          <CartesianGrid vertical={false} horizontalValues={ticks} stroke="var(--border)" />
          <XAxis
            dataKey="day"
            type="number"
            scale="time"
            domain={ends.length === 1 ? [(ends[0] ?? 0) - 1, (ends[0] ?? 0) + 1] : ends}
            ticks={ends}
            tickFormatter={dayText}
            tick={AXIS_TEXT}
            tickMargin={10}
            padding={{ left: 12, right: 12 }}
            interval={0}
            axisLine={false}
            tickLine={false}
          />
          <YAxis
            domain={[ticks[0] ?? 0, ticks.at(-1) ?? 0]}
            ticks={ticks}
            tickFormatter={tickText ?? plainNumber}
            tick={AXIS_TEXT}
            width={56}
            axisLine={false}
            tickLine={false}
          />
          <Line
            dataKey="value"
            stroke="var(--chart-2)"
            strokeWidth={2.25}
            isAnimationActive={!still}
            dot={points.length <= MOST_DOTS && { r: 4, fill: "var(--chart-2)", stroke: "none" }}
            activeDot={{ r: 6, fill: "var(--chart-2)", stroke: "none" }}
          />
          <Tooltip
            content={<PointUnderFinger {...{ points, dayText, valueText }} />}
            cursor={{ stroke: "var(--input)" }}
          />
        </LineChart>
      </ResponsiveContainer>
    </div>
  );
}

const plainNumber = (value: number) => value.toLocaleString("en-US");

type PointUnderFingerProps = Pick<DatedLineChartProps, "points" | "dayText" | "valueText"> & {
  active?: boolean;
  label?: number | string;
};

function PointUnderFinger({ points, dayText, valueText, active, label }: PointUnderFingerProps) {
  const point = points.find(({ day }) => day === Number(label));
  if (!active || !point) return null;
  return (
    <div className="rounded-icon border bg-popover px-3 py-2 text-xs shadow-pop">
      <p className="text-muted-foreground">{dayText(point.day)}</p>
      <p className="font-strong">{valueText(point)}</p>
    </div>
  );
}
