"use client";

import { Ellipsis } from "lucide-react";
import type { DropdownMenu as RadixMenu } from "radix-ui";
import { type ComponentProps, type ReactNode, use, useId, useRef, useState } from "react";
import { Button } from "./button";
import { cn } from "./cn";
import { later } from "./later";
import { MenuParts } from "./menu-parts";

/** Lazy: the library that draws and places a menu is larger than the scripts of many pages. */
const MenuSurface = later(() => import("./menu-surface").then((module) => module.MenuSurface), {
  opens: ({ isOpen }) => isOpen,
});

type DropdownMenuItemProps = ComponentProps<typeof RadixMenu.Item> & { destructive?: boolean };

/** Only inside a menu. */
export function DropdownMenuItem({ destructive = false, className, ...props }: DropdownMenuItemProps) {
  const parts = use(MenuParts);
  return (
    parts && (
      <parts.Item
        className={cn(
          "flex min-h-11 cursor-pointer select-none items-center gap-2.5 rounded-image px-3 text-base focus-visible:-outline-offset-3 pointer-fine:min-h-10 pointer-fine:text-sm",
          "data-[highlighted]:bg-accent data-[disabled]:pointer-events-none data-[disabled]:text-muted-foreground",
          "[&_svg]:size-[18px] [&_svg]:shrink-0 [&_svg]:stroke-2",
          destructive && "text-destructive",
          className,
        )}
        {...props}
      />
    )
  );
}

/** Only inside a menu. */
export function DropdownMenuSeparator() {
  const parts = use(MenuParts);
  return parts && <parts.Separator className="mx-2 my-1.5 h-px bg-border" />;
}

type MoreMenuProps = {
  label: string;
  className?: string;
  contentClassName?: string;
  /** After the focus is back on the button, for what must return the focus there itself. */
  onClosed?: () => void;
  children: ReactNode;
};

export function MoreMenu({ label, className, contentClassName, onClosed, children }: MoreMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <span className="relative inline-flex shrink-0 items-center">
      <Button
        ref={button}
        id={id}
        variant="ghost"
        size="icon"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        className={cn("text-muted-foreground", className)}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown") return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Ellipsis aria-hidden />
      </Button>
      <MenuSurface
        isOpen={isOpen}
        onOpenChange={setOpen}
        labelledBy={id}
        onClosed={() => {
          button.current?.focus();
          onClosed?.();
        }}
        className={contentClassName}
      >
        {children}
      </MenuSurface>
    </span>
  );
}
