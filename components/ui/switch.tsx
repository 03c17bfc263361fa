"use client";

import { type ComponentProps, useId } from "react";
import { cn } from "./cn";

type SwitchProps = Omit<ComponentProps<"button">, "onClick"> & {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
};

/** For a setting that applies at once; a form needs a checkbox. */
export function Switch({ checked, onCheckedChange, className, ...props }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      onClick={() => onCheckedChange(!checked)}
      className={cn(
        "relative h-[34px] w-14 shrink-0 rounded-full border-2 border-input bg-secondary transition-colors duration-quick",
        // The touch target is taller than the switch.
        "before:absolute before:-inset-y-2 before:inset-x-0",
        "aria-checked:border-primary aria-checked:bg-primary disabled:opacity-60",
        className,
      )}
      {...props}
    >
      <span
        className={cn(
          "block size-6 rounded-full transition-transform duration-quick",
          checked
            ? "translate-x-[25px] bg-primary-foreground forced-colors:bg-[Highlight]"
            : "translate-x-[3px] bg-input forced-colors:bg-[ButtonText]",
        )}
      />
    </button>
  );
}

type SwitchRowProps = {
  label: string;
  hint: string;
  checked: boolean;
  disabled?: boolean;
  onCheckedChange: (checked: boolean) => void;
};

export function SwitchRow({ label, hint, ...control }: SwitchRowProps) {
  const id = useId();
  return (
    <div className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
      <div className="min-w-min flex-1">
        <p id={id} className="font-label">
          {label}
        </p>
        <p id={`${id}hint`} className="text-muted-foreground text-xs">
          {hint}
        </p>
      </div>
      <Switch aria-labelledby={id} aria-describedby={`${id}hint`} {...control} />
    </div>
  );
}
