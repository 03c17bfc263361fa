"use client";

import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from "react";
import { cn } from "../cn";
import { type Domain, nearest, scalesOf } from "./axis";
import { PlotScales, usePlot } from "./plot-grid";
import { Dots } from "./series";

type PlotProps = {
  label: string;
  across: Domain;
  up: Domain;
  className?: string;
  /** Shows the values at the pointer, and by arrow keys. */
  reading?: Reading | undefined;
  over?: ReactNode;
  children: ReactNode;
};

/** Its children use percent, so that the server can render it in any size. */
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

type Reading = {
  /** The points from left to right; one with a value gets a marker. */
  points: readonly { at: number; value?: number | undefined }[];
  /** Where the arrow keys start. */
  from: number;
  kind: "measured" | "forecast";
  tell: (index: number) => ReactNode;
};

type ReadingSurfaceProps = Reading & { label: string; className: string; children: ReactNode };

/** Shows the values at the pointer, or by arrow keys, and announces them. */
function ReadingSurface({ points, from, kind, tell, label, className, children }: ReadingSurfaceProps) {
  const { x, across } = usePlot();
  const plane = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<number | null>(null);
  const point = active === null ? undefined : points[active];

  const onPointer = (event: PointerEvent) => {
    const { left = 0, width = 1 } = plane.current?.getBoundingClientRect() ?? {};
    const at = across[0] + ((event.clientX - left) / width) * (across[1] - across[0]);
    setActive(
      nearest(
        points.map((each) => each.at),
        at,
      ),
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const start = point && active !== null ? active : from;
    const end = points.length - 1;
    const target = { ArrowRight: start + 1, ArrowLeft: start - 1, Home: 0, End: end, Escape: -1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    setActive(event.key === "Escape" ? null : Math.min(end, Math.max(0, target)));
  };
  const place = point ? x(point.at) : 0;
  return (
    <div className="relative">
      <div
        role="img"
        aria-label={label}
        aria-description="Arrow keys read it point by point."
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys read the chart.
        tabIndex={0}
        className={cn(className, "touch-pan-y rounded-image focus-visible:-outline-offset-2")}
        onPointerDown={onPointer}
        onPointerMove={onPointer}
        onPointerLeave={() => setActive(null)}
        onKeyDown={onKeyDown}
        onBlur={() => setActive(null)}
      >
        {children}
      </div>
      <div className={cn(className, "pointer-events-none absolute inset-x-0 top-0")}>
        <div ref={plane} className="relative size-full">
          {point && (
            <svg aria-hidden className="size-full overflow-visible">
              <line x1={`${place}%`} x2={`${place}%`} y2="100%" stroke="var(--input)" />
              {point.value !== undefined && (
                <Dots kind={kind} points={[{ at: point.at, value: point.value }]} isLarge={() => true} />
              )}
            </svg>
          )}
          <div
            aria-live="polite"
            className="absolute top-0 z-1 mx-3"
            style={place > 50 ? { right: `${100 - place}%` } : { left: `${place}%` }}
          >
            {point && active !== null && (
              <div className="whitespace-nowrap rounded-icon border bg-popover px-3 py-2 text-xs shadow-pop">
                {tell(active)}
              </div>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
