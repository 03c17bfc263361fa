"use client";

import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef } from "react";
import { cn } from "./cn";
import { useFieldGroup } from "./field-context";

export type Choice<Value extends string> = {
  value: Value;
  label: ReactNode;
  /** Where the label is a drawing. */
  name?: string;
  disabled?: boolean;
};

export type RadioGroupProps<Value extends string> = {
  options: readonly Choice<Value>[];
  value: Value | undefined;
  onValueChange: (value: Value) => void;
  "aria-label"?: string;
  "aria-labelledby"?: string;
  disabled?: boolean;
  className?: string;
};

type LookProps = {
  /** How one choice looks; `has-checked` and `has-disabled` tell its states apart. */
  itemClassName: string;
};

/** One of several. The browser's own radio button lies over each choice, so that keys and readers know it. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value> & LookProps) {
  const { options, value, onValueChange, disabled = false, className, itemClassName } = props;
  const naming = useFieldGroup(props);
  const name = useId();
  const group = useRef<HTMLDivElement>(null);
  const chosenBefore = useEffectEvent((checked: string) => {
    if (checked !== value) onValueChange(checked as Value);
  });
  useEffect(() => {
    // What was chosen before React had taken the page over, which would draw over it.
    const checked = group.current?.querySelector<HTMLInputElement>("input:checked");
    if (checked) chosenBefore(checked.value);
  }, []);
  return (
    <div ref={group} role="radiogroup" {...naming} className={className}>
      {options.map((option) => (
        <label key={option.value} className={cn("relative", itemClassName)}>
          <input
            type="radio"
            name={name}
            value={option.value}
            aria-label={option.name}
            checked={option.value === value}
            disabled={disabled || option.disabled}
            onChange={() => onValueChange(option.value)}
            onKeyDown={ignoreEnter}
            // Over the outline as well: the whole choice is the target.
            className="absolute -top-[1.5px] -left-[1.5px] size-[calc(100%+3px)] cursor-pointer appearance-none rounded-[inherit] disabled:cursor-default"
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}

/** It would send the form around the group. */
function ignoreEnter(event: KeyboardEvent): void {
  if (event.key === "Enter") event.preventDefault();
}
