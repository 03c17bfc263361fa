"use client";

import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef } from "react";
import { cn } from "./cn";
import { useFieldGroup } from "./field-context";

export type Choice<Value extends string> = {
  value: Value;
  label: ReactNode;
  /** The accessible name, if the label is a drawing. */
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
  /** The classes of an option; style its states with `has-checked` and `has-disabled`. */
  itemClassName: string;
};

/** Each option holds a transparent native radio button, for keys and screen readers. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value> & LookProps) {
  const { options, value, onValueChange, disabled = false, className, itemClassName } = props;
  const naming = useFieldGroup(props);
  const name = useId();
  const group = useRef<HTMLDivElement>(null);
  const applyEarlyChoice = useEffectEvent((checked: string) => {
    if (checked !== value) onValueChange(checked as Value);
  });
  useEffect(() => {
    // Applies a choice from before hydration, which React would overwrite.
    const checked = group.current?.querySelector<HTMLInputElement>("input:checked");
    if (checked) applyEarlyChoice(checked.value);
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
            // Covers the outline too, so that the whole option is the target.
            className="absolute -top-[1.5px] -left-[1.5px] size-[calc(100%+3px)] cursor-pointer appearance-none rounded-[inherit] disabled:cursor-default"
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}

/** Enter would submit the surrounding form. */
function ignoreEnter(event: KeyboardEvent): void {
  if (event.key === "Enter") event.preventDefault();
}
