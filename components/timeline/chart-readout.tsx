"use client";

import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from "react";
import type { Measure } from "@/lib/forecast/progress";
import type { ChartPoint } from "@/lib/timeline/chart";
import { nearestPoint, type Plane, type Scales } from "@/lib/timeline/chart-geometry";
import type { TimelineRow } from "@/lib/timeline/schema";
import { ChartTooltip } from "./chart-tooltip";
import { chartTexts } from "./texts";

type ChartReadoutProps = {
  /** The whole chart in words. */
  label: string;
  points: readonly ChartPoint[];
  rows: readonly TimelineRow[];
  measure: Measure;
  now: Date;
  plane: Plane;
  scales: Scales;
  children: ReactNode;
};

/** Reads the chart at the finger, the mouse, or with the arrow keys; what it says is spoken too. */
export function ChartReadout({ label, points, plane, scales, children, ...tooltip }: ChartReadoutProps) {
  const [month, setMonth] = useState<number | null>(null);
  const active = points.findIndex((candidate) => candidate.month === month);
  const point = points[active];
  const goTo = (index: number) => setMonth(points[index]?.month ?? null);

  const onPointer = (event: PointerEvent<HTMLElement>) => {
    const { left } = event.currentTarget.getBoundingClientRect();
    goTo(nearestPoint(points, scales, event.clientX - left));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const from = point ? active : points.findIndex((candidate) => candidate.month === 0);
    const end = points.length - 1;
    const target = { ArrowRight: from + 1, ArrowLeft: from - 1, Home: 0, End: end, Escape: -1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    goTo(event.key === "Escape" ? -1 : Math.min(end, Math.max(0, target)));
  };
  const x = point ? scales.x(point.month) : 0;
  const isRight = x > (plane.left + plane.right) / 2;
  return (
    <div className="relative">
      <div
        role="img"
        aria-label={label}
        aria-description={chartTexts.keys}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys read the chart.
        tabIndex={0}
        className="touch-pan-y rounded-image focus-visible:-outline-offset-2"
        onPointerDown={onPointer}
        onPointerMove={onPointer}
        onPointerLeave={() => setMonth(null)}
        onKeyDown={onKeyDown}
        onBlur={() => setMonth(null)}
      >
        {children}
      </div>
      {point && (
        <svg aria-hidden className="pointer-events-none absolute inset-0 size-full">
          <path d={`M${x} ${plane.top}V${plane.bottom}`} stroke="var(--input)" />
          {point.forecast !== undefined && (
            <circle
              cx={x}
              cy={scales.y(point.forecast)}
              r={6}
              fill="var(--card)"
              stroke="var(--chart-1)"
              strokeWidth={2.5}
            />
          )}
        </svg>
      )}
      <div
        aria-live="polite"
        className="pointer-events-none absolute top-5 z-1"
        style={isRight ? { right: `calc(100% - ${x - 12}px)` } : { left: x + 12 }}
      >
        {point && <ChartTooltip point={point} {...tooltip} />}
      </div>
    </div>
  );
}
