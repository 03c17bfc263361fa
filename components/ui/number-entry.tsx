"use client";

import { type KeyboardEvent, useRef, useState } from "react";
import { cn } from "./cn";

type NumberEntryProps = {
  label: string;
  text: string;
  unit?: string | undefined;
  /** Called on Enter and on blur, not on Escape. */
  onCommit: (typed: string) => void;
  inputMode?: "decimal" | "numeric" | "text" | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
};

export function NumberEntry({
  label,
  text,
  unit,
  onCommit,
  className,
  disabled,
  ...props
}: NumberEntryProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const cancelled = useRef(false);

  const finish = () => {
    if (typed !== null && typed !== text && !cancelled.current) onCommit(typed);
    cancelled.current = false;
    setTyped(null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    cancelled.current = event.key === "Escape";
    event.currentTarget.blur();
    requestAnimationFrame(() => button.current?.focus());
  };
  const unitText = unit && <small>{unit}</small>;

  if (typed !== null) {
    return (
      <span className={cn("num inline-flex items-baseline", className)}>
        <input
          // biome-ignore lint/a11y/noAutofocus: the field replaces the pressed button.
          autoFocus
          aria-label={label}
          value={typed}
          inputMode={props.inputMode ?? "decimal"}
          enterKeyHint="done"
          autoComplete="off"
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={finish}
          onKeyDown={onKeyDown}
          style={{ width: `${Math.max(2, typed.length) + 0.5}ch` }}
          className="min-w-0 border-input border-b-2 bg-transparent outline-none focus-visible:border-ring"
        />
        {unitText}
      </span>
    );
  }
  return (
    <button
      ref={button}
      type="button"
      disabled={disabled}
      onClick={() => setTyped(text)}
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
