"use client";

import { cn } from "./cn";
import { RadioGroup, type RadioGroupProps } from "./radio-group";

type ChipsProps<Value extends string> = RadioGroupProps<Value> & {
  /** `fill` shares the width, for up to seven short values; `scroll` scrolls sideways. */
  layout?: "fill" | "scroll" | "wrap";
};

const layouts = {
  fill: "grid auto-cols-fr grid-flow-col gap-1.5",
  // The padding keeps focus rings inside the scroll container.
  scroll: "-mx-4 -my-1.5 flex gap-1.5 overflow-x-auto px-4 py-1.5 [scrollbar-width:none]",
  wrap: "flex flex-wrap gap-2",
};

export function Chips<Value extends string>({ layout = "fill", className, ...group }: ChipsProps<Value>) {
  return (
    <RadioGroup
      {...group}
      className={cn(layouts[layout], className)}
      itemClassName={cn(
        "pressable inline-flex min-h-12 shrink-0 items-center justify-center gap-1.5 rounded-icon border-[1.5px] border-input px-3.5 font-label text-base whitespace-nowrap",
        // Seven chips fill a phone's width, so each target also covers half of the gaps beside it.
        layout === "fill" &&
          "min-w-0 px-0 [--press-reach:4.5px] before:absolute before:-inset-x-(--press-reach) before:inset-y-0",
        layout === "scroll" && "min-w-15",
        "has-checked:border-primary has-checked:bg-primary has-checked:font-button has-checked:text-primary-foreground",
        "has-disabled:border-dashed has-disabled:opacity-60",
      )}
    />
  );
}
