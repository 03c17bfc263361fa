"use client";

import { Ellipsis } from "lucide-react";
import { DropdownMenu as RadixMenu } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "./button";
import { cn } from "./cn";

export const DropdownMenu = RadixMenu.Root;
export const DropdownMenuTrigger = RadixMenu.Trigger;

export function DropdownMenuContent({ className, ...props }: ComponentProps<typeof RadixMenu.Content>) {
  return (
    <RadixMenu.Portal>
      <RadixMenu.Content
        align="end"
        sideOffset={6}
        collisionPadding={8}
        className={cn(
          "z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-[200px] overflow-y-auto rounded-photo border bg-popover p-1.5 text-popover-foreground shadow-pop",
          "data-[state=open]:animate-pop-in",
          className,
        )}
        {...props}
      />
    </RadixMenu.Portal>
  );
}

type DropdownMenuItemProps = ComponentProps<typeof RadixMenu.Item> & { destructive?: boolean };

export function DropdownMenuItem({ destructive = false, className, ...props }: DropdownMenuItemProps) {
  return (
    <RadixMenu.Item
      className={cn(
        "flex min-h-11 cursor-pointer select-none items-center gap-2.5 rounded-image px-3 text-base focus-visible:-outline-offset-3 pointer-fine:min-h-10 pointer-fine:text-sm",
        "data-[highlighted]:bg-accent data-[disabled]:pointer-events-none data-[disabled]:text-muted-foreground",
        "[&_svg]:size-[18px] [&_svg]:shrink-0 [&_svg]:stroke-2",
        destructive && "text-destructive",
        className,
      )}
      {...props}
    />
  );
}

export function DropdownMenuSeparator({ className, ...props }: ComponentProps<typeof RadixMenu.Separator>) {
  return <RadixMenu.Separator className={cn("mx-2 my-1.5 h-px bg-border", className)} {...props} />;
}

type MoreMenuProps = { label: string; className?: string; contentClassName?: string; children: ReactNode };

export function MoreMenu({ label, className, contentClassName, children }: MoreMenuProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          variant="ghost"
          size="icon"
          aria-label={label}
          className={cn("text-muted-foreground", className)}
        >
          <Ellipsis aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent className={contentClassName}>{children}</DropdownMenuContent>
    </DropdownMenu>
  );
}
