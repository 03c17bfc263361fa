"use client";

import { AlertDialog as RadixAlertDialog } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "./cn";
import { centredPanel, overlayClasses } from "./dialog";
import { useBackCloses } from "./use-back-closes";
import { useReturnFocus } from "./use-return-focus";

export const AlertDialogCancel = RadixAlertDialog.Cancel;

/** Needs `open` and `onOpenChange`: Back closes it with them. */
export function AlertDialog(props: ComponentProps<typeof RadixAlertDialog.Root>) {
  useBackCloses(props);
  return <RadixAlertDialog.Root {...props} />;
}

/** Cancel has the initial focus; a press outside does not close it. */
export function AlertDialogContent({ className, ...props }: ComponentProps<typeof RadixAlertDialog.Content>) {
  const focus = useReturnFocus(props);
  return (
    <RadixAlertDialog.Portal>
      <RadixAlertDialog.Overlay className={overlayClasses} />
      <RadixAlertDialog.Content className={cn(centredPanel, className)} {...props} {...focus} />
    </RadixAlertDialog.Portal>
  );
}

export function AlertDialogTitle({ className, ...props }: ComponentProps<typeof RadixAlertDialog.Title>) {
  return <RadixAlertDialog.Title className={cn("font-strong text-lg", className)} {...props} />;
}

export function AlertDialogDescription({
  className,
  ...props
}: ComponentProps<typeof RadixAlertDialog.Description>) {
  return (
    <RadixAlertDialog.Description
      className={cn("mt-1.5 break-words text-base text-muted-foreground", className)}
      {...props}
    />
  );
}
