"use client";

import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { usePrefersReducedMotion } from "@/lib/browser/media";
import { useUnits } from "@/lib/browser/use-units";
import {
  type Measure,
  type MeasuredPoint,
  measureText,
  onScale,
  progressSentence,
  roundTicks,
} from "@/lib/progress/measures";
import { dayText, durationText } from "@/lib/workouts/wording";

const AXIS_TEXT = { fontSize: 13, fill: "var(--muted-foreground)" };
/** A dot for every day would hide the line of a longer history. */
const MOST_DOTS = 24;

type ProgressChartProps = { points: MeasuredPoint[]; exerciseName: string; measure: Measure };

/** What was measured, solid, day by day. */
export default function ProgressChart({ points, exerciseName, measure }: ProgressChartProps) {
  const still = usePrefersReducedMotion();
  const units = useUnits();
  const shown = points.map((point) => ({ ...point, value: onScale(point.value, measure, units) }));
  const ticks = roundTicks(shown.map(({ value }) => value));
  const days = points.map(({ day }) => day);
  const ends = [...new Set([days[0] ?? 0, days.at(-1) ?? 0])];
  return (
    <div role="img" aria-label={progressSentence(points, exerciseName, measure, units)} className="h-full">
      <ResponsiveContainer width="100%" height="100%">
        <LineChart
          data={shown}
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
            tickFormatter={dayName}
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
            tickFormatter={(value: number) =>
              measure === "time" ? durationText(value) : value.toLocaleString("en-US")
            }
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
            content={<PointUnderFinger points={points} measure={measure} />}
            cursor={{ stroke: "var(--input)" }}
          />
        </LineChart>
      </ResponsiveContainer>
    </div>
  );
}

const dayName = (day: number) => dayText(new Date(day).toISOString(), new Date());

type PointUnderFingerProps = {
  points: readonly MeasuredPoint[];
  measure: Measure;
  active?: boolean;
  label?: number | string;
};

function PointUnderFinger({ points, measure, active, label }: PointUnderFingerProps) {
  const units = useUnits();
  const point = points.find(({ day }) => day === Number(label));
  if (!active || !point) return null;
  return (
    <div className="rounded-icon border bg-popover px-3 py-2 text-xs shadow-pop">
      <p className="text-muted-foreground">{dayText(point.date, new Date())}</p>
      <p className="font-strong">{measureText(point.value, measure, units)}</p>
    </div>
  );
}
