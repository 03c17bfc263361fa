"use client";

import { Tooltip as RadixTooltip } from "radix-ui";
import type { ReactNode } from "react";

type TooltipProps = {
  /** The control that the tip belongs to; it keeps its own accessible name. */
  children: ReactNode;
  content: ReactNode;
  side?: "top" | "right" | "bottom" | "left";
};

/** A hint for pointers and keyboards. Touch never sees it, so nothing needed may live here alone. */
export function Tooltip({ children, content, side = "top" }: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={400}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            side={side}
            sideOffset={6}
            className="z-60 max-w-[260px] animate-fade-in rounded-image border bg-popover px-2.5 py-1.5 text-popover-foreground text-xs shadow-pop"
          >
            {content}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
