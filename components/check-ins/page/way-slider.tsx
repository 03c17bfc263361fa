"use client";

import { ChevronsLeftRight } from "lucide-react";
import { cn } from "@/components/ui/cn";
import { waySliderWords } from "@/lib/check-ins/words/en";

/** `at` is the position between the start (0) and the last stop (1). */
export type WayStop = { id: string; label: string; at: number; isForecast: boolean };

type WaySliderProps = { stops: readonly WayStop[]; index: number; onIndex: (index: number) => void };

export function WaySlider({ stops, index, onIndex }: WaySliderProps) {
  const shown = stops[index];
  const today = stops.findLast(({ isForecast }) => !isForecast)?.at ?? 0;
  if (!shown || stops.length < 2) return null;
  const across = (at: number) => `calc(22px + (100% - 44px) * ${at})`;
  return (
    <div className="mt-4">
      <div className="relative h-11">
        <span
          aria-hidden
          className="absolute top-1/2 h-0 border-forecast border-t-3 border-dashed"
          style={{ left: across(today), right: "22px" }}
        />
        <span
          aria-hidden
          data-fill
          className="-translate-y-1/2 absolute top-1/2 left-[22px] h-[5px] rounded-full bg-primary"
          style={{ width: `calc((100% - 44px) * ${today})` }}
        />
        {stops.map(({ id, at, isForecast }) => (
          <span
            key={id}
            aria-hidden
            data-fill
            className={cn(
              "-translate-1/2 absolute top-1/2 size-3.5 rounded-full",
              isForecast ? "border-[2.5px] border-forecast bg-background" : "bg-primary",
            )}
            style={{ left: across(at) }}
          />
        ))}
        <input
          type="range"
          min={0}
          max={stops.length - 1}
          step={1}
          value={index}
          aria-label={waySliderWords.label}
          aria-valuetext={shown.label}
          onChange={(event) => onIndex(Number(event.target.value))}
          className="peer absolute inset-0 m-0 size-full cursor-pointer opacity-0"
        />
        <span
          aria-hidden
          data-fill
          className={cn(
            "-translate-1/2 pointer-events-none absolute top-1/2 grid size-11 place-items-center rounded-full shadow-pop",
            "peer-focus-visible:outline-3 peer-focus-visible:outline-ring peer-focus-visible:outline-offset-2",
            shown.isForecast ? "bg-forecast text-forecast-foreground" : "bg-primary text-primary-foreground",
          )}
          style={{ left: across(shown.at) }}
        >
          <ChevronsLeftRight className="size-5" />
        </span>
      </div>
      <div aria-hidden className="mt-1.5 flex flex-wrap justify-between gap-x-3 font-label text-xs">
        {/* Each in the half in which its stop is. */}
        <Labels stops={stops} index={index} isIn={(at) => at < 0.5} />
        <Labels stops={stops} index={index} isIn={(at) => at >= 0.5} />
      </div>
    </div>
  );
}

type LabelsProps = Pick<WaySliderProps, "stops" | "index"> & { isIn: (at: number) => boolean };

/** There is no room for a label at each image. */
function Labels({ stops, index, isIn }: LabelsProps) {
  return (
    <p className="flex flex-wrap gap-x-3">
      {stops.map(({ id, label, at, isForecast }, place) => {
        if (!isIn(at) || (isForecast && place !== index && place !== stops.length - 1)) return null;
        return (
          <span
            key={id}
            className={cn(
              isForecast ? "text-forecast" : place === index ? "text-primary" : "text-muted-foreground",
            )}
          >
            {label}
          </span>
        );
      })}
    </p>
  );
}
