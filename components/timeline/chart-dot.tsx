type ChartDotProps = {
  /** Absent for points that the line does not go through. */
  cx: number | undefined;
  cy: number | undefined;
  /** What was measured is filled, a month of the forecast a ring. */
  kind: "filled" | "ring" | "none";
  large: boolean;
};

export function ChartDot({ cx, cy, kind, large }: ChartDotProps) {
  if (kind === "none" || cx == null || cy == null) return <g />;
  if (kind === "filled") return <circle cx={cx} cy={cy} r={large ? 6.5 : 4} fill="var(--chart-2)" />;
  const ring = { fill: "var(--card)", stroke: "var(--chart-1)", strokeWidth: large ? 2.5 : 2.25 };
  return <circle cx={cx} cy={cy} r={large ? 6 : 4} {...ring} />;
}
