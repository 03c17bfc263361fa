"use client";

import type { ReactNode } from "react";
import { cn } from "../cn";
import { type Domain, scalesOf } from "./axis";
import { PlotScales } from "./plot-grid";
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
