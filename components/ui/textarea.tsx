"use client";

import type { ComponentProps } from "react";
import { cn } from "./cn";
import { useFieldControl } from "./field-context";
import { controlOutline } from "./input";
import { useEarlyInput } from "./use-early-input";

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
