"use client";

import {
  type ChangeEvent,
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
} from "react";
import { cn } from "./cn";
import { useFieldControl } from "./field-context";

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

type Field = HTMLInputElement | HTMLTextAreaElement;

type Controlled<Control extends Field> = {
  value?: string | number | readonly string[] | undefined;
  onChange?: ((event: ChangeEvent<Control>) => void) | undefined;
};

/** Reports text that was typed before hydration to a controlled field, which would overwrite it. */
export function useEarlyInput<Control extends Field>(props: Controlled<Control>): RefObject<Control | null> {
  const field = useRef<Control>(null);
  const report = useEffectEvent((target: Control) => {
    if (props.value === undefined || target.value === String(props.value)) return;
    props.onChange?.({ target, currentTarget: target } as ChangeEvent<Control>);
  });
  useEffect(() => {
    if (field.current) report(field.current);
  }, []);
  return field;
}

/** Grows with its text, if the browser supports field-sizing. */
export function Textarea({ className, ...props }: ComponentProps<"textarea">) {
  const wired = useFieldControl(props);
  const field = useEarlyInput(props);
  return (
    <div className={cn(controlOutline, "px-0", className)}>
      <textarea
        ref={field}
        className="field-sizing-content min-h-[89px] w-full resize-y rounded-control bg-transparent px-3.5 py-3 outline-none"
        {...wired}
      />
    </div>
  );
}
