import { Area, Line } from "recharts";
import { ChartDot } from "./chart-dot";

const still = { connectNulls: true, isAnimationActive: false, activeDot: false } as const;

/** A ring for every month would hide the line of a forecast longer than this. */
const MOST_RINGS = 12;

/** The range that about eight in ten such clients stay in. */
export function LikelyRange({ pattern }: { pattern: string }) {
  return <Area {...still} dataKey="range" fill={`url(#${pattern})`} fillOpacity={1} stroke="none" />;
}

/** What was forecast when the targets were set: neither measured nor today's forecast, hence neither's look. */
export function PlanLine() {
  const stroke = { stroke: "var(--chart-5)", strokeWidth: 1.75, strokeOpacity: 0.72 };
  return <Line {...still} {...stroke} dataKey="planned" dot={false} />;
}

export function ForecastLine({ last }: { last: number }) {
  return (
    <Line
      {...still}
      dataKey="forecast"
      stroke="var(--chart-1)"
      strokeWidth={2.75}
      strokeDasharray="7 5"
      activeDot={{ r: 6, fill: "var(--card)", stroke: "var(--chart-1)", strokeWidth: 2.5 }}
      dot={({ cx, cy, index, payload: { month } }) => {
        const hidden = month <= 0 || (last > MOST_RINGS && month !== last);
        return (
          <ChartDot key={index} cx={cx} cy={cy} kind={hidden ? "none" : "ring"} large={month === last} />
        );
      }}
    />
  );
}

export function MeasuredLine({ first }: { first: number }) {
  return (
    <Line
      {...still}
      dataKey="measured"
      stroke="var(--chart-2)"
      strokeWidth={2.25}
      dot={({ cx, cy, index, payload: { month } }) => (
        <ChartDot key={index} cx={cx} cy={cy} kind="filled" large={month === 0 || month === first} />
      )}
    />
  );
}
