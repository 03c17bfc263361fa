"use client";

import { RadioGroup } from "radix-ui";
import type { ReactNode } from "react";
import { cn } from "./cn";
import { useFieldGroup } from "./field-context";

export const segmentedTrack = "grid auto-cols-fr grid-flow-col gap-0.5 rounded-control bg-muted p-1";

export const segmentedItem = cn(
  "pressable flex min-h-11 items-center justify-center gap-[7px] rounded-image border-[1.5px] border-transparent px-2",
  "font-label text-muted-foreground text-sm whitespace-nowrap disabled:opacity-60 [&_svg]:size-[18px] [&_svg]:stroke-2",
);

const selected = {
  measured:
    "data-[state=checked]:border-input data-[state=checked]:bg-card data-[state=checked]:font-button data-[state=checked]:text-foreground dark:data-[state=checked]:bg-accent",
  forecast:
    "data-[state=checked]:bg-forecast data-[state=checked]:font-button data-[state=checked]:text-forecast-foreground",
};

export type Choice<Value extends string> = { value: Value; label: ReactNode; disabled?: boolean };

type SegmentedProps<Value extends string> = {
  options: readonly Choice<Value>[];
  value: Value | undefined;
  onValueChange: (value: Value) => void;
  "aria-label"?: string;
  "aria-labelledby"?: string;
  /** `forecast` for goal inputs only. */
  tone?: keyof typeof selected;
  disabled?: boolean;
  className?: string;
};

/** One of two or three options, all visible. Arrow keys move the choice. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { options, value, onValueChange, tone = "measured", disabled = false, className } = props;
  const naming = useFieldGroup(props);
  return (
    <RadioGroup.Root
      {...naming}
      value={value ?? null}
      onValueChange={(next) => onValueChange(next as Value)}
      disabled={disabled}
      orientation="horizontal"
      className={cn(segmentedTrack, className)}
    >
      {options.map((option) => (
        <RadioGroup.Item
          key={option.value}
          value={option.value}
          disabled={option.disabled ?? false}
          className={cn(segmentedItem, selected[tone])}
        >
          {option.label}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
