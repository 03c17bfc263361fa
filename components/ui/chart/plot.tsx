"use client";

import type { ReactNode } from "react";
import { cn } from "../cn";
import { type Domain, scalesOf } from "./axis";
import { PlotScales } from "./plot-grid";
import { type Reading, ReadingSurface } from "./reading-surface";

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
