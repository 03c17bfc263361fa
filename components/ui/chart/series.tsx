import { area, line } from "d3-shape";
import { useId } from "react";
import { usePlot } from "./plot-grid";

export type Point = { at: number; value: number };
export type Range = { at: number; low: number; high: number };

export const LINES = {
  measured: { stroke: "var(--chart-2)", strokeWidth: 2.25 },
  forecast: { stroke: "var(--chart-1)", strokeWidth: 2.75, strokeDasharray: "7 5" },
  plan: { stroke: "var(--chart-5)", strokeWidth: 1.75, strokeOpacity: 0.72 },
};

type LineProps = { kind: keyof typeof LINES; points: readonly Point[] };

/** Measured is solid, forecast dashed, the original plan faint. */
export function Line({ kind, points }: LineProps) {
  const { x, y } = usePlot();
  const path = line<Point>(
    ({ at }) => x(at),
    ({ value }) => y(value),
  );
  return (
    <svg
      aria-hidden
      width="100%"
      height="100%"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="overflow-visible"
    >
      <path d={path([...points]) ?? ""} fill="none" vectorEffect="non-scaling-stroke" {...LINES[kind]} />
    </svg>
  );
}

type DotsProps = {
  /** Measured dots are filled, those of a scale beside its trend small and grey, forecast dots are rings. */
  kind: "measured" | "scale" | "forecast";
  points: readonly Point[];
  isLarge?: (at: number) => boolean;
};

export function Dots({ kind, points, isLarge = () => false }: DotsProps) {
  const { x, y } = usePlot();
  return points.map(({ at, value }) => {
    const place = { cx: `${x(at)}%`, cy: `${y(value)}%` };
    if (kind === "measured")
      return <circle key={at} {...place} r={isLarge(at) ? 6.5 : 4} fill="var(--chart-2)" />;
    if (kind === "scale")
      return <circle key={at} {...place} r={4} fill="var(--muted-foreground)" fillOpacity={0.8} />;
    return (
      <circle
        key={at}
        {...place}
        r={isLarge(at) ? 6 : 4}
        fill="var(--card)"
        stroke="var(--chart-1)"
        strokeWidth={isLarge(at) ? 2.5 : 2.25}
      />
    );
  });
}

/** About eight of ten clients stay in this range. The slices are clipped, since stretching would distort them. */
export function LikelyRange({ ranges }: { ranges: readonly Range[] }) {
  const { x, y } = usePlot();
  const id = useId();
  const path = area<Range>(
    ({ at }) => x(at),
    ({ low }) => y(low),
    ({ high }) => y(high),
  );
  return (
    <>
      <defs>
        <clipPath id={`${id}range`} clipPathUnits="objectBoundingBox">
          <path transform="scale(0.01)" d={path([...ranges]) ?? ""} />
        </clipPath>
        <Slices id={`${id}slices`} />
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id}slices)`} clipPath={`url(#${id}range)`} />
    </>
  );
}

export function Slices({ id }: { id: string }) {
  return (
    <pattern id={id} width="8" height="6" patternUnits="userSpaceOnUse">
      <rect width="8" height="6" fill="var(--forecast)" fillOpacity={0.1} />
      <rect width="8" height="1.2" fill="var(--forecast)" fillOpacity={0.34} />
    </pattern>
  );
}

type FigureProps = Point & {
  text: string;
  kind: "measured" | "forecast";
  isBelow?: boolean;
  /** At the right end of the axis. */
  isEnd?: boolean;
};

export function Figure({ at, value, text, kind, isBelow = false, isEnd = kind === "forecast" }: FigureProps) {
  const { x, y } = usePlot();
  const measured = kind === "measured";
  return (
    <text
      x={`${x(at)}%`}
      y={`${y(value)}%`}
      dx={isEnd ? 6 : 10}
      dy={isBelow ? 21 : -10}
      textAnchor={isEnd ? "end" : "start"}
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
