"use client";

import { cn } from "./cn";
import { RadioGroup, type RadioGroupProps } from "./radio-group";

/** Large text that has no room beside goes on in the next row. */
export const segmentedTrack =
  "flex flex-wrap gap-0.5 rounded-control bg-muted p-1 *:min-w-fit *:flex-1 *:basis-0";

export const segmentedItem = cn(
  "pressable flex min-h-11 items-center justify-center gap-[7px] rounded-image border-[1.5px] border-transparent px-1.5 max-[359px]:px-0",
  "font-label text-sm max-[359px]:text-xs text-muted-foreground whitespace-nowrap has-disabled:opacity-60 [&_svg]:size-[18px] [&_svg]:stroke-2",
);

const selected = {
  measured:
    "has-checked:border-input has-checked:bg-card has-checked:font-button has-checked:text-foreground dark:has-checked:bg-accent",
  forecast: "has-checked:bg-forecast has-checked:font-button has-checked:text-forecast-foreground",
};

type SegmentedProps<Value extends string> = RadioGroupProps<Value> & {
  /** `forecast` is for target inputs only. */
  tone?: keyof typeof selected;
};

export function Segmented<Value extends string>({
  tone = "measured",
  className,
  ...group
}: SegmentedProps<Value>) {
  return (
    <RadioGroup
      {...group}
      className={cn(segmentedTrack, className)}
      itemClassName={cn(segmentedItem, selected[tone])}
    />
  );
}
