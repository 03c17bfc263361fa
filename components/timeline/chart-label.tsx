type ChartLabelProps = {
  /** Pixels of the point that the figure belongs to. */
  x: number;
  y: number;
  text: string;
  tone: "measured" | "forecast";
  place: "above" | "below";
};

/** A figure beside its point of the chart, clear of its dot. */
export function ChartLabel({ x, y, text, tone, place }: ChartLabelProps) {
  const measured = tone === "measured";
  return (
    <text
      x={x + (measured ? 10 : 6)}
      y={y + (place === "above" ? -10 : 21)}
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
  );
}
