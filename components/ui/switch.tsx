"use client";

import { Switch as RadixSwitch } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "./cn";

/** On or off, with immediate effect. */
export function Switch({ className, ...props }: ComponentProps<typeof RadixSwitch.Root>) {
  return (
    <RadixSwitch.Root
      className={cn(
        "relative h-[34px] w-14 shrink-0 rounded-full border-2 border-input bg-secondary transition-colors duration-quick",
        // The target is taller than the drawing.
        "before:absolute before:-inset-y-2 before:inset-x-0",
        "data-[state=checked]:border-primary data-[state=checked]:bg-primary disabled:opacity-60",
        className,
      )}
      {...props}
    >
      <RadixSwitch.Thumb className="block size-6 translate-x-[3px] rounded-full bg-input transition-transform duration-quick data-[state=checked]:translate-x-[25px] data-[state=checked]:bg-primary-foreground forced-colors:bg-[ButtonText] forced-colors:data-[state=checked]:bg-[Highlight]" />
    </RadixSwitch.Root>
  );
}
