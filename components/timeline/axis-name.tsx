import type { AxisTick } from "@/lib/timeline/axis";
import type { Plane, Scales } from "@/lib/timeline/chart-geometry";

type AxisNameProps = { name: AxisTick; domain: readonly [number, number]; plane: Plane; scales: Scales };

const FILL = { measured: "fill-primary", forecast: "fill-forecast", neutral: "fill-muted-foreground" };

/** Nearer to an end of the axis than this half a name would be cut off. */
const EDGE_SHARE = 0.06;
const BELOW_PX = 26;

/** A name under the month axis; those at its ends stay inside it. */
export function AxisName({ name: { month, label, tone }, domain, plane, scales }: AxisNameProps) {
  const near = EDGE_SHARE * (domain[1] - domain[0]);
  const anchor = month - domain[0] < near ? "start" : domain[1] - month < near ? "end" : "middle";
  return (
    <text
      x={scales.x(month)}
      y={plane.bottom + BELOW_PX}
      textAnchor={anchor}
      fontSize={13}
      fontWeight={tone === "neutral" ? 460 : 600}
      className={FILL[tone]}
    >
      {label}
    </text>
  );
}
