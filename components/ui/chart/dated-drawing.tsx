"use client";

import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { valueAxis } from "./axis";
import { LINES, type Point } from "./series";

const AXIS_TEXT = { fontSize: 13, fill: "var(--muted-foreground)" };
/** More dots would hide the line. */
const MOST_DOTS = 24;

type DatedDrawingProps = {
  label: string;
  /** `at` is midnight of the day in UTC, in ms since 1970. */
  points: readonly Point[];
  tickText: (value: number) => string;
  dayText: (day: number) => string;
  valueText: (point: Point) => string;
};

export default function DatedDrawing(props: DatedDrawingProps) {
  const { label, points, tickText, dayText, valueText } = props;
  const values = points.map(({ value }) => value);
  const { domain, ticks } = valueAxis(values, Math.max(2, Math.max(...values) / 10));
  const [first = 0, last = 0] = [points[0]?.at, points.at(-1)?.at];
  const dot = { r: 4, fill: LINES.measured.stroke, stroke: "none" };
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
            dataKey="at"
            type="number"
            scale="time"
            domain={first === last ? [first - 1, first + 1] : [first, last]}
            ticks={[...new Set([first, last])]}
            tickFormatter={dayText}
            tick={AXIS_TEXT}
            tickMargin={10}
            padding={{ left: 12, right: 12 }}
            interval={0}
            axisLine={false}
            tickLine={false}
          />
          <YAxis
            domain={[...domain]}
            ticks={ticks}
            tickFormatter={tickText}
            tick={AXIS_TEXT}
            width={56}
            axisLine={false}
            tickLine={false}
          />
          <Line
            dataKey="value"
            {...LINES.measured}
            dot={points.length <= MOST_DOTS && dot}
            activeDot={{ ...dot, r: 6 }}
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

type PointUnderFingerProps = Pick<DatedDrawingProps, "points" | "dayText" | "valueText"> & {
  active?: boolean;
  label?: number | string;
};

function PointUnderFinger({ points, dayText, valueText, active, label }: PointUnderFingerProps) {
  const point = points.find(({ at }) => at === Number(label));
  if (!active || !point) return null;
  return (
    <div className="rounded-icon border bg-popover px-3 py-2 text-xs shadow-pop">
      <p className="text-muted-foreground">{dayText(point.at)}</p>
      <p className="font-strong">{valueText(point)}</p>
    </div>
  );
}
