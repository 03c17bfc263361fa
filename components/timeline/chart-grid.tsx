import type { ValueAxis } from "@/lib/timeline/chart";
import type { Plane, Scales } from "@/lib/timeline/chart-geometry";

type ChartGridProps = {
  plane: Plane;
  scales: Scales;
  values: ValueAxis;
  unit: string;
  target: number;
  /** Whether now is told apart from what was measured before it. */
  now: boolean;
  /** The day of the goal, in months from now. */
  goal: number | null;
};

/** The values by name with a line each, the target, now and the day of the goal. */
export function ChartGrid({ plane, scales: { x, y }, values, unit, target, now, goal }: ChartGridProps) {
  const { left, right, top, bottom } = plane;
  return (
    <>
      {values.ticks.map((value) => (
        <g key={value}>
          <path d={`M${left} ${y(value)}H${right}`} stroke="var(--border)" />
          <text
            x={left - 8}
            y={y(value) + 4.5}
            textAnchor="end"
            className="fill-muted-foreground"
            fontSize={13}
          >
            {value}
            {unit}
          </text>
        </g>
      ))}
      <path
        d={`M${left} ${y(target)}H${right}`}
        stroke="var(--muted-foreground)"
        strokeWidth={1.25}
        strokeDasharray="1 5"
        strokeLinecap="round"
      />
      {now && <path d={`M${x(0)} ${top}V${bottom}`} stroke="var(--input)" strokeOpacity={0.6} />}
      {goal !== null && (
        <path
          d={`M${x(goal)} ${top}V${bottom}`}
          stroke="var(--chart-1)"
          strokeWidth={1.5}
          strokeDasharray="1 5"
        />
      )}
    </>
  );
}
