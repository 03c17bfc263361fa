"use client";

import type { KeyboardEvent } from "react";
import { NumberEntry } from "@/components/ui/number-entry";
import { StepButton } from "@/components/ui/step-button";
import { parseDecimal } from "@/components/ui/value-scale";

type SetStepperProps = {
  label: string;
  /** The figure as it is printed, and what stands behind it. */
  text: string;
  unit?: string;
  atMin: boolean;
  atMax: boolean;
  onStep: (direction: 1 | -1) => void;
  /** Any number that was typed; what the set cannot have changes nothing. */
  onType: (value: number) => void;
  inputMode: "decimal" | "numeric";
};

const button = "h-16 w-19 rounded-[18px]";

/** The figure of the active set, as large as it gets, with − and + under the thumb. */
export function SetStepper({ label, text, unit, atMin, atMax, onStep, onType, inputMode }: SetStepperProps) {
  const commit = (typed: string) => {
    const value = parseDecimal(typed);
    if (value !== null) onType(value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    onStep(event.key === "ArrowUp" ? 1 : -1);
  };
  return (
    <fieldset aria-label={label} onKeyDown={onKeyDown} className="mt-2.5 flex min-h-16 items-center gap-2">
      <div className="min-w-0 flex-1">
        <p aria-hidden className="truncate font-label text-muted-foreground text-xs">
          {label}
        </p>
        <NumberEntry
          label={label}
          text={text}
          unit={unit}
          inputMode={inputMode}
          onCommit={commit}
          className="text-num-lg [&>span]:underline [&_small]:text-base"
        />
        <span aria-live="polite" className="sr-only">
          {unit ? `${text} ${unit}` : text}
        </span>
      </div>
      <StepButton
        direction="down"
        label={label}
        disabled={atMin}
        onStep={() => onStep(-1)}
        className={button}
      />
      <StepButton direction="up" label={label} disabled={atMax} onStep={() => onStep(1)} className={button} />
    </fieldset>
  );
}
