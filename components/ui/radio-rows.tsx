"use client";

import { RadioGroup } from "radix-ui";
import { cn } from "./cn";
import { useFieldGroup } from "./field-context";
import type { Choice } from "./segmented";

type RadioRowsProps<Value extends string> = {
  options: readonly Choice<Value>[];
  value: Value | undefined;
  onValueChange: (value: Value) => void;
  "aria-label"?: string;
  "aria-labelledby"?: string;
  className?: string;
};

/** One of several sentences, each a row that a thumb cannot miss. */
export function RadioRows<Value extends string>(props: RadioRowsProps<Value>) {
  const { options, value, onValueChange, className } = props;
  const naming = useFieldGroup(props);
  return (
    <RadioGroup.Root
      {...naming}
      value={value ?? null}
      onValueChange={(next) => onValueChange(next as Value)}
      className={cn("flex flex-col gap-2.5", className)}
    >
      {options.map((option) => (
        <RadioGroup.Item
          key={option.value}
          value={option.value}
          disabled={option.disabled ?? false}
          className={cn(
            "pressable group flex min-h-[66px] items-center gap-3.5 rounded-control border-[1.5px] bg-card px-4 py-2 text-left text-base/5.5",
            "data-[state=checked]:border-primary data-[state=checked]:bg-[color-mix(in_oklab,var(--primary)_9%,var(--card))] data-[state=checked]:font-label",
          )}
        >
          <span
            aria-hidden
            className="grid size-[22px] shrink-0 place-items-center rounded-full border-2 border-input group-data-[state=checked]:border-primary"
          >
            <RadioGroup.Indicator data-fill className="size-[11px] rounded-full bg-primary" />
          </span>
          {option.label}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
