"use client";

import { RadioGroup } from "radix-ui";
import { cn } from "./cn";
import { useFieldGroup } from "./field-context";
import type { Choice } from "./segmented";

type ChipsProps<Value extends string> = {
  options: readonly Choice<Value>[];
  value: Value | undefined;
  onValueChange: (value: Value) => void;
  "aria-label"?: string;
  "aria-labelledby"?: string;
  /** `fill` shares the width (seven or fewer short values), `scroll` runs off the edge. */
  layout?: "fill" | "scroll" | "wrap";
  className?: string;
};

const layouts = {
  fill: "grid auto-cols-fr grid-flow-col gap-1.5",
  // The padding keeps focus rings inside the scrolling box.
  scroll: "-mx-4 flex gap-2 overflow-x-auto px-4 py-1.5 [scrollbar-width:none]",
  wrap: "flex flex-wrap gap-2",
};

/** One of several short values. */
export function Chips<Value extends string>(props: ChipsProps<Value>) {
  const { options, value, onValueChange, layout = "fill", className } = props;
  const naming = useFieldGroup(props);
  return (
    <RadioGroup.Root
      {...naming}
      value={value ?? null}
      onValueChange={(next) => onValueChange(next as Value)}
      orientation="horizontal"
      className={cn(layouts[layout], className)}
    >
      {options.map((option) => (
        <RadioGroup.Item
          key={option.value}
          value={option.value}
          disabled={option.disabled ?? false}
          className={cn(
            "pressable inline-flex min-h-12 shrink-0 items-center justify-center gap-1.5 rounded-icon border-[1.5px] border-input px-3.5 font-label text-base whitespace-nowrap",
            layout === "fill" && "min-w-0 px-0",
            "data-[state=checked]:border-primary data-[state=checked]:bg-primary data-[state=checked]:font-button data-[state=checked]:text-primary-foreground",
          )}
        >
          {option.label}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
