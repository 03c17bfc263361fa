"use client";

import { CircleAlert } from "lucide-react";
import type { ComponentProps } from "react";
import { type ReactNode, useId } from "react";
import { cn } from "./cn";
import { FieldContext } from "./field-context";

type FieldProps = {
  label: ReactNode;
  children: ReactNode;
  help?: ReactNode;
  error?: string;
  labelEnd?: ReactNode;
  /** `group` is for radio groups and sliders, which need `aria-labelledby` instead of `for`. */
  control?: "input" | "group";
  className?: string;
};

/** The error replaces the help, so that the height changes at most once. */
export function Field({ label, children, help, error, labelEnd, control = "input", className }: FieldProps) {
  const id = useId();
  const controlId = `${id}control`;
  const labelId = `${id}label`;
  const noteId = `${id}note`;
  const note = error ?? help;
  const labelText =
    control === "input" ? (
      <Label id={labelId} htmlFor={controlId}>
        {label}
      </Label>
    ) : (
      <span id={labelId} className="font-label text-label">
        {label}
      </span>
    );
  return (
    <FieldContext.Provider
      value={{ controlId, labelId, describedBy: note ? noteId : undefined, invalid: Boolean(error) }}
    >
      <div className={cn("flex min-w-0 flex-col gap-[7px]", className)}>
        {labelEnd ? (
          <div className="-my-3 flex items-center justify-between gap-3 *:relative">
            {labelText}
            {labelEnd}
          </div>
        ) : (
          labelText
        )}
        {children}
        {/* Each error gets a new element: screen readers often miss changed text. */}
        {note && (
          <p
            key={error}
            id={noteId}
            role={error ? "alert" : undefined}
            className={cn("flex gap-1.5 text-muted-foreground text-xs", error && "text-destructive")}
          >
            {error && <CircleAlert aria-hidden className="mt-px size-[15px] shrink-0 stroke-[2.2]" />}
            <span>{note}</span>
          </p>
        )}
      </div>
    </FieldContext.Provider>
  );
}

export function Label({ className, ...props }: ComponentProps<"label">) {
  // biome-ignore lint/a11y/noLabelWithoutControl: the caller connects it with htmlFor.
  return <label className={cn("font-label text-foreground text-label", className)} {...props} />;
}
