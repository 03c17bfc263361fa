"use client";

import { X } from "lucide-react";
import { Dialog as RadixDialog } from "radix-ui";
import type { ComponentProps } from "react";
import { Button } from "./button";
import { cn } from "./cn";
import { useBackCloses } from "./use-back-closes";
import { useReturnFocus } from "./use-return-focus";

export const DialogClose = RadixDialog.Close;

/** Needs `open` and `onOpenChange`: Back closes it with them. */
export function Dialog(props: ComponentProps<typeof RadixDialog.Root>) {
  useBackCloses(props);
  return <RadixDialog.Root {...props} />;
}

export const overlayClasses =
  "fixed inset-0 z-50 bg-[rgb(8_6_5/0.62)] data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out";

/** Centred with margins, since the animation uses transform. */
export const centredPanel = cn(
  "fixed inset-4 z-50 m-auto flex h-fit max-h-[calc(100dvh-2rem)] max-w-[440px] flex-col overflow-y-auto",
  "rounded-[24px] border bg-popover p-5 text-popover-foreground shadow-pop outline-none",
  "data-[state=open]:animate-pop-in data-[state=closed]:animate-fade-out",
);

/** A press on a toast must not close the dialog below. */
export function keepOpenForToast(event: { target: EventTarget | null; preventDefault: () => void }): void {
  if (event.target instanceof Element && event.target.closest("[data-toast]")) event.preventDefault();
}

const FULL = "inset-0 h-dvh max-h-none max-w-none rounded-none border-0 bg-background p-0 shadow-none";

const sizes = {
  md: "",
  lg: "max-w-[720px]",
  full: FULL,
  /** The whole screen, as dark in both themes, so that a photo looks the same. */
  photo: cn(FULL, "overflow-hidden bg-[#0b0807] text-[#f4f0e7]"),
};

type DialogContentProps = ComponentProps<typeof RadixDialog.Content> & { size?: keyof typeof sizes };

/** Needs a `DialogTitle`, and a description or `aria-describedby={undefined}`. */
export function DialogContent({ size = "md", className, children, ...props }: DialogContentProps) {
  const focus = useReturnFocus(props);
  return (
    <RadixDialog.Portal>
      <RadixDialog.Overlay className={overlayClasses} />
      <RadixDialog.Content
        onInteractOutside={keepOpenForToast}
        className={cn(centredPanel, sizes[size], className)}
        {...props}
        {...focus}
      >
        {children}
      </RadixDialog.Content>
    </RadixDialog.Portal>
  );
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof RadixDialog.Title>) {
  return <RadixDialog.Title className={cn("font-strong text-lg", className)} {...props} />;
}

export function DialogFooter({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      className={cn(
        "mt-4 grid auto-cols-fr grid-flow-col gap-2.5 *:whitespace-normal *:px-2.5 *:py-1",
        className,
      )}
      {...props}
    />
  );
}

export function DialogCloseButton({ className }: { className?: string }) {
  return (
    <RadixDialog.Close asChild>
      <Button variant="ghost" size="icon" aria-label="Close" className={className}>
        <X aria-hidden />
      </Button>
    </RadixDialog.Close>
  );
}
