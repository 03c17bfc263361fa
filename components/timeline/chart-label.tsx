import { ReferenceDot } from "recharts";

type ChartLabelProps = {
  x: number;
  y: number;
  text: string;
  tone: "measured" | "forecast";
  place: "above" | "below";
};

/** A figure beside the point of the chart that it belongs to, clear of its dot. */
export function ChartLabel({ x, y, text, tone, place }: ChartLabelProps) {
  const measured = tone === "measured";
  return (
    <ReferenceDot
      x={x}
      y={y}
      shape={({ cx = 0, cy = 0 }: { cx?: number; cy?: number }) => (
        <text
          x={cx + (measured ? 10 : 6)}
          y={cy + (place === "above" ? -10 : 21)}
          textAnchor={measured ? "start" : "end"}
          className={measured ? "fill-primary" : "fill-forecast"}
          fontSize={15}
          fontWeight={640}
          stroke="var(--card)"
          strokeWidth={3}
          paintOrder="stroke"
        >
          {text}
        </text>
      )}
    />
  );
}
