import { cn } from "../cn";
import type { Domain } from "./axis";
import { usePlot } from "./plot-grid";

/** A label of the x axis. The tone marks it as measured, forecast or neutral. */
export type AxisName = {
  at: number;
  label: string;
  tone: "measured" | "forecast" | "neutral";
  isMinor?: boolean;
};

const FILL = {
  measured: "fill-primary font-strong",
  forecast: "fill-forecast font-strong",
  neutral: "fill-muted-foreground",
};

/** Closer to an end of the axis than this share, a centred name would be cut off. */
const EDGE_SHARE = 0.06;

/** Earlier names in the list have priority; names at the ends stay inside the plot. */
export function AxisNames({ names }: { names: readonly AxisName[] }) {
  const { x, across } = usePlot();
  const near = EDGE_SHARE * (across[1] - across[0]);
  const anchor = (at: number) => (at - across[0] < near ? "start" : across[1] - at < near ? "end" : "middle");
  return (["narrow", "wide"] as const).map((room) => (
    <g key={room} className={room === "wide" ? "hidden @min-[480px]:inline" : "@min-[480px]:hidden"}>
      {placed(names, across, room).map(({ at, label, tone }) => (
        <text
          key={at}
          x={`${x(at)}%`}
          y="100%"
          dy={26}
          textAnchor={anchor(at)}
          fontSize={13}
          className={cn(FILL[tone])}
        >
          {label}
        </text>
      ))}
    </g>
  ));
}

/** The minimum distance between two names, as a share of the axis. A name at an end needs more. */
const SHARE = { narrow: { middle: 0.18, end: 0.24 }, wide: { middle: 0.14, end: 0.2 } } as const;

/** Drops names that touch an earlier one of the list, and sorts the rest by position. */
export function placed(
  names: readonly AxisName[],
  [first, last]: Domain,
  room: "narrow" | "wide",
): AxisName[] {
  const { middle, end } = SHARE[room];
  const touch = (one: number, other: number) => {
    const isAtEnd = Math.min(one, other) === first || Math.max(one, other) === last;
    return Math.abs(one - other) < (isAtEnd ? end : middle) * (last - first);
  };
  const kept: AxisName[] = [];
  for (const name of names)
    if (!(room === "narrow" && name.isMinor) && !kept.some(({ at }) => touch(at, name.at))) kept.push(name);
  return kept.sort((one, other) => one.at - other.at);
}
