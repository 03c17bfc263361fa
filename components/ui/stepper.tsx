"use client";

import type { KeyboardEvent } from "react";
import { cn } from "./cn";
import { NumberEntry } from "./number-entry";
import { StepButton } from "./step-button";
import type { Reading } from "./value-scale";

type StepperProps = {
  label: string;
  text: string;
  unit?: string | undefined;
  atMin: boolean;
  atMax: boolean;
  /** A held button fires faster than React renders, so step from the latest value. */
  onStep: (direction: 1 | -1) => void;
  read: (typed: string) => Reading;
  hint?: string | undefined;
  onType: (value: number) => void;
  inputMode?: "decimal" | "numeric" | "text";
  /**
   * `md` is for form rows, which have their own label; `lg` is for a thumb between two sets; `column` for one of
   * several clients side by side has the number in the middle and its unit below.
   */
  size: "lg" | "md" | "column";
};

const looks = {
  // The touch target is taller than the number.
  lg: {
    row: "min-h-16 flex-wrap",
    button: "h-16 w-19 grow rounded-[18px] @max-[260px]:w-12",
    figure:
      "relative min-w-14 text-num-lg @max-[260px]:min-w-0 @max-[260px]:text-num-sm after:absolute after:inset-x-0 after:-inset-y-1 [&>span]:underline [&_small]:text-base",
  },
  column: {
    row: "min-h-14 gap-0.5",
    button: "h-14 w-11 rounded-icon",
    figure:
      "relative min-w-0 font-strong text-2xl @max-[12.5rem]:text-lg after:absolute after:inset-x-0 after:-inset-y-1 [&>span]:underline [&>span]:underline-offset-4",
  },
  md: { row: "min-h-11 flex-wrap", button: "size-11 rounded-icon", figure: "text-xl" },
};

/** A large number with − and +: a tap steps, holding repeats, and a tap on the number opens a text field. */
export function Stepper(props: StepperProps) {
  const { label, text, unit, atMin, atMax, onStep, onType, inputMode, size, hint, read } = props;
  const look = looks[size];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    onStep(event.key === "ArrowUp" ? 1 : -1);
  };
  const button = { label, className: look.button };
  const isColumn = size === "column";
  // Large numbers take their row, and the buttons the next one.
  const buttons = isColumn ? "contents" : cn("flex gap-2", size === "lg" && "grow");
  const down = <StepButton {...button} direction="down" disabled={atMin} onStep={() => onStep(-1)} />;
  return (
    <fieldset
      aria-label={label}
      onKeyDown={onKeyDown}
      className={cn("flex min-w-0 items-center gap-2", look.row)}
    >
      {isColumn && down}
      <div
        className={cn(
          "flex-1",
          { lg: "min-w-fit grow-[9999]", md: "min-w-min", column: "min-w-0 text-center" }[size],
        )}
      >
        {size === "lg" && (
          <p
            aria-hidden
            className="w-0 min-w-full truncate font-label text-muted-foreground text-xs @max-[16rem]:whitespace-normal"
          >
            {label}
            {hint && `, ${hint}`}
          </p>
        )}
        <NumberEntry
          label={label}
          text={text}
          unit={isColumn ? undefined : unit}
          inputMode={inputMode}
          read={read}
          onRead={onType}
          className={look.figure}
        />
        {isColumn && (
          <p aria-hidden className="text-2xs text-muted-foreground">
            {unit ?? label.toLowerCase()}
            {hint && <span className="@max-[12.5rem]:hidden">{`, ${hint}`}</span>}
          </p>
        )}
        <span aria-live="polite" className="sr-only">
          {unit ? `${text} ${unit}` : text}
        </span>
      </div>
      <div className={buttons}>
        {!isColumn && down}
        <StepButton {...button} direction="up" disabled={atMax} onStep={() => onStep(1)} />
      </div>
    </fieldset>
  );
}
