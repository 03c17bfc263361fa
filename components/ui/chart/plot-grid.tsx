"use client";

import { createContext, use } from "react";
import type { Domain, Scales, ValueAxis } from "./axis";

export const PlotScales = createContext<(Scales & { across: Domain }) | null>(null);

/** @throws Error outside of a plot */
export function usePlot() {
  const scales = use(PlotScales);
  if (!scales) throw new Error("Only a plot has scales.");
  return scales;
}

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

/** A target value is a horizontal line, a moment a vertical one. */
export function Rule({ kind, at }: { kind: keyof typeof RULES; at: number }) {
  const { x, y } = usePlot();
  const ends =
    kind === "target"
      ? { x2: "100%", y1: `${y(at)}%`, y2: `${y(at)}%` }
      : { y2: "100%", x1: `${x(at)}%`, x2: `${x(at)}%` };
  return <line {...ends} {...RULES[kind]} strokeLinecap="round" />;
}
