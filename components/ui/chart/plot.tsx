"use client";

import type { ReactNode } from "react";
import { cn } from "../cn";
import { type Domain, scalesOf, type ValueAxis } from "./axis";
import { PlotScales, usePlot } from "./plot-scales";
import { type Reading, ReadingSurface } from "./reading-surface";

type PlotProps = {
  /** The whole chart in words. */
  label: string;
  across: Domain;
  up: Domain;
  /** Its height, and its padding where the names of the axes need other room. */
  className?: string;
  /** What a finger, the mouse and the arrow keys are told. */
  reading?: Reading | undefined;
  /** What lies over the drawing. */
  over?: ReactNode;
  children: ReactNode;
};

/**
 * The plane of a chart, whose children are drawn in percent of it. So the server draws it whole, whatever the size;
 * the names of the axes stand in its padding.
 */
export function Plot({ label, across, up, className, reading, over, children }: PlotProps) {
  const frame = cn("@container pt-5 pr-5 pb-8.5 pl-11", className);
  const plane = (
    <div className="relative size-full">
      <svg aria-hidden className="size-full overflow-visible">
        {children}
      </svg>
      {over}
    </div>
  );
  return (
    <PlotScales value={{ ...scalesOf(across, up), across }}>
      {reading ? (
        <ReadingSurface label={label} className={frame} {...reading}>
          {plane}
        </ReadingSurface>
      ) : (
        <div role="img" aria-label={label} className={frame}>
          {plane}
        </div>
      )}
    </PlotScales>
  );
}

/** Values by name, with a line each. */
export function ValueGrid({ ticks, text }: { ticks: ValueAxis["ticks"]; text: (value: number) => string }) {
  const { y } = usePlot();
  return ticks.map((value) => (
    <g key={value}>
      <line x2="100%" y1={`${y(value)}%`} y2={`${y(value)}%`} stroke="var(--border)" />
      <text
        y={`${y(value)}%`}
        dx={-8}
        dy={4.5}
        textAnchor="end"
        fontSize={13}
        className="fill-muted-foreground"
      >
        {text(value)}
      </text>
    </g>
  ));
}

const RULES = {
  target: { stroke: "var(--muted-foreground)", strokeWidth: 1.25, strokeDasharray: "1 5" },
  now: { stroke: "var(--input)", strokeOpacity: 0.6 },
  goal: { stroke: "var(--chart-1)", strokeWidth: 1.5, strokeDasharray: "1 5" },
};

/** A value that is aimed at lies across the plane, a moment stands up in it. */
export function Rule({ kind, at }: { kind: keyof typeof RULES; at: number }) {
  const { x, y } = usePlot();
  const ends =
    kind === "target"
      ? { x2: "100%", y1: `${y(at)}%`, y2: `${y(at)}%` }
      : { y2: "100%", x1: `${x(at)}%`, x2: `${x(at)}%` };
  return <line {...ends} {...RULES[kind]} strokeLinecap="round" />;
}
