"use client";

import { Minus, Plus } from "lucide-react";
import { cn } from "./cn";
import { numberTexts } from "./texts";
import { useHoldRepeat } from "./use-hold-repeat";

type StepButtonProps = {
  direction: "down" | "up";
  label: string;
  onStep: () => void;
  disabled?: boolean;
  className?: string;
};

/** At the end of the range it stays focusable, so that the focus is not lost. */
export function StepButton({ direction, label, onStep, disabled = false, className }: StepButtonProps) {
  const hold = useHoldRepeat(() => !disabled && onStep());
  const Icon = direction === "down" ? Minus : Plus;
  return (
    <button
      type="button"
      aria-disabled={disabled || undefined}
      className={cn(
        "pressable grid shrink-0 touch-manipulation select-none place-items-center border border-transparent bg-secondary text-secondary-foreground hover:bg-accent aria-disabled:text-muted-foreground aria-disabled:hover:bg-secondary [&_svg]:size-[22px] [&_svg]:stroke-[1.9]",
        className,
      )}
      {...hold}
    >
      <Icon aria-hidden />
      {/* Hidden text instead of aria-label, so that a query for the field's label matches only the field. */}
      <span className="sr-only">
        {direction === "down" ? numberTexts.decrease(label) : numberTexts.increase(label)}
      </span>
    </button>
  );
}
