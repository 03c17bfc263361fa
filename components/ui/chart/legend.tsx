import type { ReactNode } from "react";
import { cn } from "../cn";

const MARKS = {
  measured: "size-2.5 rounded-full bg-primary",
  trend: "w-5 border-chart-2 border-t-[2.25px]",
  scale: "size-2 rounded-full bg-muted-foreground/80",
  forecast: "w-5 border-chart-1 border-t-[2.75px] border-dashed",
  plan: "w-5 border-chart-5/72 border-t-[1.75px]",
  likely: "forecast-slices h-3 w-4.5",
  done: "size-[11px] rounded-[3px] bg-primary",
  planned: "forecast-slices forecast-dashes h-3 w-4.5 rounded-[3px]",
  missed: "h-[11px] w-3.5 rounded-[3px] border-[1.5px] border-muted-foreground border-dashed",
};

export type LegendKey = { kind: keyof typeof MARKS; label: ReactNode };

export function Legend({ keys, className }: { keys: readonly LegendKey[]; className?: string }) {
  return (
    <ul
      className={cn(
        "mt-2.5 flex flex-wrap gap-x-2.5 gap-y-1 px-1 text-muted-foreground text-xs max-sm:text-2xs sm:gap-x-4",
        className,
      )}
    >
      {keys.map(({ kind, label }) => (
        <li key={kind} className="flex items-center gap-1.5 whitespace-nowrap">
          <span aria-hidden data-fill className={MARKS[kind]} />
          {label}
        </li>
      ))}
    </ul>
  );
}
