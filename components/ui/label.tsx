import type { ComponentProps } from "react";
import { cn } from "./cn";

export function Label({ className, ...props }: ComponentProps<"label">) {
  // biome-ignore lint/a11y/noLabelWithoutControl: the caller connects it with htmlFor.
  return <label className={cn("font-label text-foreground text-label", className)} {...props} />;
}
