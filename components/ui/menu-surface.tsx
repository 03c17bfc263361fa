"use client";

import { DropdownMenu as RadixMenu } from "radix-ui";
import type { ReactNode } from "react";
import { cn } from "./cn";
import { MenuParts } from "./menu-parts";

type MenuSurfaceProps = {
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
  /** The id of the button, over which this lies. */
  labelledBy: string;
  onClosed: () => void;
  className: string | undefined;
  children: ReactNode;
};

/** In its own module, so that it loads lazily. */
export function MenuSurface(props: MenuSurfaceProps) {
  const { isOpen, onOpenChange, labelledBy, onClosed, className, children } = props;
  return (
    <RadixMenu.Root open={isOpen} onOpenChange={onOpenChange}>
      <RadixMenu.Trigger asChild>
        <span aria-hidden className="pointer-events-none absolute inset-0" />
      </RadixMenu.Trigger>
      <RadixMenu.Portal>
        <RadixMenu.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          aria-labelledby={labelledBy}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
          className={cn(
            "z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-[200px] overflow-y-auto rounded-photo border bg-popover p-1.5 text-popover-foreground shadow-pop",
            "data-[state=open]:animate-pop-in",
            className,
          )}
        >
          <MenuParts value={RadixMenu}>{children}</MenuParts>
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}
