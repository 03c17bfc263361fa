"use client";

import { type KeyboardEvent, useLayoutEffect, useRef } from "react";
import { cn } from "./cn";
import { NumberEntry } from "./number-entry";
import { StepButton } from "./step-button";
import { formatDecimal, parseDecimal, snap, type ValueScale } from "./value-scale";

type StepperProps = ValueScale & {
  label: string;
  value: number;
  onValueChange: (value: number) => void;
  unit?: string;
  format?: (value: number) => string;
  /** `md` for rows on laptops; `lg` where a thumb works between two sets. */
  size?: "lg" | "md";
  disabled?: boolean;
  className?: string;
};

const looks = {
  lg: { button: "h-16 w-[76px] rounded-[18px]", figure: "text-num-lg [&_small]:text-base", row: "min-h-16" },
  md: { button: "size-11 rounded-icon", figure: "text-xl", row: "min-h-11" },
};

/** A large figure with − and +: tap steps, holding repeats, tapping the figure lets one type. */
export function Stepper(props: StepperProps) {
  const { label, value, min, max, step, onValueChange, unit, size = "lg", disabled = false } = props;
  const look = looks[size];
  const scale = { min, max, step };
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);

  const change = (next: number) => {
    if (disabled || next === latest.current) return;
    latest.current = next;
    onValueChange(next);
  };
  const move = (direction: 1 | -1) => change(snap(latest.current + direction * step, scale));
  const commit = (typed: string) => {
    const parsed = parseDecimal(typed);
    if (parsed !== null) change(snap(parsed, scale));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    move(event.key === "ArrowUp" ? 1 : -1);
  };
  const text = props.format?.(value) ?? formatDecimal(value, step);

  return (
    <fieldset
      aria-label={label}
      onKeyDown={onKeyDown}
      className={cn("flex items-center gap-2", look.row, props.className)}
    >
      <div className="min-w-0 flex-1">
        <NumberEntry
          label={label}
          text={text}
          unit={unit}
          onCommit={commit}
          disabled={disabled}
          className={look.figure}
        />
        <span aria-live="polite" className="sr-only">
          {unit ? `${text} ${unit}` : text}
        </span>
      </div>
      <StepButton
        direction="down"
        label={label}
        disabled={disabled || value <= min}
        onStep={() => move(-1)}
        className={look.button}
      />
      <StepButton
        direction="up"
        label={label}
        disabled={disabled || value >= max}
        onStep={() => move(1)}
        className={look.button}
      />
    </fieldset>
  );
}
