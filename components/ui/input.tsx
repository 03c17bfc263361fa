"use client";

import type { ComponentProps, ReactNode } from "react";
import { cn } from "./cn";
import { useFieldControl } from "./field-context";
import { useEarlyInput } from "./use-early-input";

export const controlOutline = cn(
  "flex w-full items-center gap-2.5 rounded-control border-[1.5px] border-input bg-card px-3.5 text-base",
  "has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-ring has-[:focus-visible]:outline-offset-2",
  "has-[[aria-invalid=true]]:border-destructive has-[:disabled]:border-border has-[:disabled]:text-muted-foreground",
);

export type InputProps = ComponentProps<"input"> & {
  leading?: ReactNode;
  trailing?: ReactNode;
  /** Classes for the `input`; `className` goes to the outline. */
  inputClassName?: string;
};

export function Input({ leading, trailing, className, inputClassName, type = "text", ...props }: InputProps) {
  const wired = useFieldControl(props);
  const field = useEarlyInput(props);
  return (
    <div
      className={cn(
        controlOutline,
        "min-h-13 [&_svg]:size-[18px] [&_svg]:shrink-0 [&_svg]:stroke-2 [&_svg]:text-muted-foreground",
        Boolean(trailing) && "pr-1",
        className,
      )}
    >
      {leading}
      <input
        ref={field}
        type={type}
        className={cn("w-full min-w-0 flex-1 self-stretch bg-transparent outline-none", inputClassName)}
        {...wired}
      />
      {trailing}
    </div>
  );
}
