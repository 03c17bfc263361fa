"use client";

import { ChevronsLeftRight } from "lucide-react";
import type { KeyboardEvent, PointerEvent } from "react";
import { cn } from "@/components/ui/cn";
import type { Frame } from "@/lib/images/orders/journey";
import { hasMonthScale, placeStops, rulerLength, rulerTicks } from "@/lib/images/orders/month-ruler";

type MonthRulerProps = {
  frames: readonly Frame[];
  /** The index of the chosen step; never the photo. */
  selected: number;
  onSelect: (index: number) => void;
};

export function MonthRuler({ frames, selected, onSelect }: MonthRulerProps) {
  const stops = placeStops(frames, selected);
  const ticks = hasMonthScale(frames) ? rulerTicks(rulerLength(frames)) : [];
  const last = frames.length - 1;

  const onKeyDown = (event: KeyboardEvent) => {
    const keys: Record<string, number> = {
      Home: 1,
      End: last,
      ArrowLeft: selected - 1,
      ArrowDown: selected - 1,
    };
    const target = keys[event.key] ?? { ArrowRight: selected + 1, ArrowUp: selected + 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    onSelect(Math.min(last, Math.max(1, target)));
  };
  const follow = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - box.left) / box.width;
    const distance = (index: number) => Math.abs((stops[index]?.position ?? 0) - share);
    const steps = frames.map((_, index) => index).slice(1);
    onSelect(steps.reduce((best, index) => (distance(index) < distance(best) ? index : best), last));
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label="Step"
      aria-valuemin={1}
      aria-valuemax={last}
      aria-valuenow={selected}
      aria-valuetext={frames[selected]?.label}
      onKeyDown={onKeyDown}
      className="relative h-[74px] cursor-pointer touch-pan-y select-none rounded-image px-3.5"
    >
      <div
        className="relative h-full"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture?.(event.pointerId);
          follow(event);
        }}
        onPointerMove={(event) => event.buttons > 0 && follow(event)}
      >
        {ticks.map(({ position, isMonth }) => (
          <span
            key={position}
            className={cn("absolute top-[30px] w-px bg-muted-foreground/75", isMonth ? "h-3" : "h-1.5")}
            style={{ left: `${position * 100}%` }}
          />
        ))}
        <span
          data-track
          className="absolute inset-x-0 top-[18px] h-1 rounded-full bg-linear-to-r from-primary via-muted-foreground to-forecast"
        />
        {stops.map(({ position, text }, index) => (
          <Stop
            key={frames[index]?.step}
            position={position}
            text={text}
            kind={index === 0 ? "photo" : index === selected ? "selected" : "step"}
          />
        ))}
      </div>
    </div>
  );
}

type StopProps = { position: number; text: string | null; kind: "photo" | "selected" | "step" };

const DOTS = {
  photo: "-m-[7px] size-3.5 bg-primary",
  step: "-m-[7.5px] size-[15px] border-[2.5px] border-forecast bg-background",
  selected: "-m-[15px] grid size-[30px] place-items-center bg-forecast text-forecast-foreground",
};

function Stop({ position, text, kind }: StopProps) {
  return (
    <>
      <span
        data-fill={kind === "step" ? undefined : ""}
        className={cn("absolute top-5 rounded-full", DOTS[kind], kind === "selected" && "z-1")}
        style={{ left: `${position * 100}%` }}
      >
        {kind === "selected" && <ChevronsLeftRight aria-hidden className="size-[18px] stroke-2" />}
      </span>
      {text && (
        <span
          className={cn(
            "absolute top-[49px] whitespace-nowrap text-[0.84375rem]/[18px]",
            kind === "photo" && "font-display text-primary",
            kind === "selected" && "font-display text-forecast",
            kind === "step" && "text-muted-foreground",
          )}
          style={labelPlace(position)}
        >
          {text}
        </span>
      )}
    </>
  );
}

/** Below its stop; at the ends of the ruler the label moves inwards. */
function labelPlace(position: number) {
  if (position === 0) return { left: "-9px" };
  if (position === 1) return { right: "-11px" };
  return { left: `${position * 100}%`, translate: "-50%" };
}
