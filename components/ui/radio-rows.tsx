"use client";

import { cn } from "./cn";
import { RadioGroup, type RadioGroupProps } from "./radio-group";

export function RadioRows<Value extends string>({ options, className, ...group }: RadioGroupProps<Value>) {
  return (
    <RadioGroup
      {...group}
      options={options.map((option) => ({
        ...option,
        label: (
          <>
            <Mark isChosen={option.value === group.value} />
            {option.label}
          </>
        ),
      }))}
      className={cn("flex flex-col gap-2.5", className)}
      itemClassName="pressable flex min-h-[66px] items-center gap-3.5 rounded-control border-[1.5px] bg-card px-4 py-2 text-left text-base/[1.375rem] has-checked:border-primary has-checked:bg-[color-mix(in_oklab,var(--primary)_9%,var(--card))] has-checked:font-label"
    />
  );
}

function Mark({ isChosen }: { isChosen: boolean }) {
  return (
    <span
      aria-hidden
      className={cn(
        "grid size-[22px] shrink-0 place-items-center rounded-full border-2",
        isChosen ? "border-primary" : "border-input",
      )}
    >
      {isChosen && <span data-fill className="size-[11px] rounded-full bg-primary" />}
    </span>
  );
}
