"use client";

import { type KeyboardEvent, useId, useRef, useState } from "react";
import { cn } from "./cn";
import type { Reading } from "./value-scale";

type NumberEntryProps = {
  label: string;
  text: string;
  unit?: string | undefined;
  read: (typed: string) => Reading;
  /** Called on Enter and on blur, not on Escape. */
  onRead: (value: number) => void;
  inputMode?: "decimal" | "numeric" | "text" | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
};

/** `over` is the text that was typed over: once it changes, what was typed has no place any more. */
type Entry = { typed: string; over: string; isRefused: boolean };

/** A number that can be typed over. Refused text stays, with the reason, until it is corrected. */
export function NumberEntry({
  label,
  text,
  unit,
  read,
  onRead,
  className,
  disabled,
  ...props
}: NumberEntryProps) {
  const [entry, setEntry] = useState<Entry | null>(null);
  if (entry !== null && entry.over !== text) setEntry(null);
  const button = useRef<HTMLButtonElement>(null);
  const cancelled = useRef(false);
  const problemId = useId();
  const reading = entry === null || entry.typed === text ? null : read(entry.typed);
  const problem = entry?.isRefused && typeof reading === "string" ? reading : null;

  const refuse = () => setEntry(entry && { ...entry, isRefused: true });
  const finish = () => {
    const isLeft = !cancelled.current;
    cancelled.current = false;
    if (isLeft && typeof reading === "string") return refuse();
    if (isLeft && typeof reading === "number") onRead(reading);
    setEntry(null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const isStep = event.key === "ArrowUp" || event.key === "ArrowDown";
    if (!isStep && event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    cancelled.current = event.key === "Escape";
    if (!cancelled.current && typeof reading === "string") {
      event.stopPropagation();
      return refuse();
    }
    // A step is the business of the control around, and counts from the number just typed.
    if (!isStep) event.stopPropagation();
    event.currentTarget.blur();
    requestAnimationFrame(() => button.current?.focus());
  };
  const unitText = unit && <small>{unit}</small>;

  if (entry !== null) {
    return (
      <span className="inline-flex min-w-0 max-w-full flex-col">
        <span className={cn("num inline-flex items-baseline", className)}>
          <input
            // biome-ignore lint/a11y/noAutofocus: the field replaces the pressed button.
            autoFocus
            aria-label={label}
            aria-invalid={problem !== null || undefined}
            aria-describedby={problem === null ? undefined : problemId}
            value={entry.typed}
            inputMode={props.inputMode ?? "decimal"}
            enterKeyHint="done"
            autoComplete="off"
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => setEntry({ ...entry, typed: event.target.value })}
            onBlur={finish}
            onKeyDown={onKeyDown}
            style={{ width: `${Math.max(2, entry.typed.length) + 0.5}ch` }}
            className="min-w-0 border-input border-b-2 bg-transparent outline-none focus-visible:border-ring aria-invalid:border-destructive"
          />
          {unitText}
        </span>
        {problem !== null && (
          <span id={problemId} role="alert" className="font-sans text-destructive text-xs">
            {problem}
          </span>
        )}
      </span>
    );
  }
  return (
    <button
      ref={button}
      type="button"
      disabled={disabled}
      onClick={() => setEntry({ typed: text, over: text, isRefused: false })}
      className={cn("num min-h-11 min-w-11 rounded-image text-left whitespace-nowrap", className)}
    >
      <span className="sr-only">{`Type ${label}: `}</span>
      <span className="decoration-2 decoration-input decoration-dotted underline-offset-8 hover:underline">
        {text}
      </span>
      {unitText}
    </button>
  );
}
