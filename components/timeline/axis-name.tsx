import type { AxisTick } from "@/lib/timeline/axis";

type AxisNameProps = {
  names: readonly AxisTick[];
  domain: readonly [number, number];
  /** Filled in by the chart. */
  x?: number;
  y?: number;
  payload?: { value: number };
};

const FILL = { measured: "fill-primary", forecast: "fill-forecast", neutral: "fill-muted-foreground" };

/** Nearer to an end of the axis than this half a name would be cut off. */
const EDGE_SHARE = 0.06;

/** A name under the month axis; those at its ends stay inside it. */
export function AxisName({ names, domain, x, y, payload }: AxisNameProps) {
  const name = names.find(({ month }) => month === payload?.value);
  if (!name) return null;
  const { month, label, tone } = name;
  const near = EDGE_SHARE * (domain[1] - domain[0]);
  const anchor = month - domain[0] < near ? "start" : domain[1] - month < near ? "end" : "middle";
  return (
    <text
      x={x}
      y={(y ?? 0) + 10}
      textAnchor={anchor}
      fontSize={13}
      fontWeight={tone === "neutral" ? 460 : 600}
      className={FILL[tone]}
    >
      {label}
    </text>
  );
}
