"use client";

import { ChevronsUpDown } from "lucide-react";
import { cn } from "./cn";
import { useFieldControl } from "./field-context";
import { controlOutline } from "./input";

type OptionSelectProps = {
  options: readonly { value: string; label: string }[];
  value: string;
  onValueChange: (value: string) => void;
};

export function OptionSelect({ options, value, onValueChange }: OptionSelectProps) {
  const wired = useFieldControl({});
  return (
    <div className={cn(controlOutline, "relative min-h-13 p-0")}>
      <select
        {...wired}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        className="w-full cursor-pointer appearance-none self-stretch rounded-control bg-transparent pr-9 pl-3.5 outline-none [&>option]:bg-popover [&>option]:text-popover-foreground"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronsUpDown
        aria-hidden
        className="pointer-events-none absolute right-3 size-[18px] stroke-2 text-muted-foreground"
      />
    </div>
  );
}
