"use client";

import { Dialog as RadixDialog } from "radix-ui";
import type { ComponentProps } from "react";
import { Button } from "./button";
import { cn } from "./cn";
import { Dialog, DialogCloseButton, DialogFooter, keepOpenForToast, overlayClasses } from "./dialog";
import { useReturnFocus } from "./use-return-focus";

export const Sheet = Dialog;
export const SheetTrigger = RadixDialog.Trigger;
export const SheetClose = RadixDialog.Close;

/** A bottom sheet on phones and tablets, a centred dialog on laptops. */
export function SheetContent({ className, children, ...props }: ComponentProps<typeof RadixDialog.Content>) {
  const focus = useReturnFocus(props);
  return (
    <RadixDialog.Portal>
      <RadixDialog.Overlay className={overlayClasses} />
      <RadixDialog.Content
        onInteractOutside={keepOpenForToast}
        className={cn(
          "fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[88dvh] w-full max-w-column flex-col overflow-y-auto",
          "rounded-t-sheet bg-popover px-4 pt-2.5 pb-(--safe-bottom) text-popover-foreground shadow-sheet outline-none",
          // The focused element must not lie behind the sheet's footer.
          "has-[[data-sheet-footer]]:scroll-pb-44",
          "data-[state=open]:animate-rise-in data-[state=closed]:animate-rise-out",
          "lg:inset-4 lg:m-auto lg:h-fit lg:max-h-[calc(100dvh-4rem)] lg:max-w-[480px] lg:rounded-[24px] lg:p-5 lg:shadow-pop",
          className,
        )}
        {...props}
        {...focus}
      >
        <span aria-hidden className="mx-auto mb-2 h-[5px] w-10 shrink-0 rounded-full bg-input lg:hidden" />
        {children}
      </RadixDialog.Content>
    </RadixDialog.Portal>
  );
}

export function SheetHeading({ title, about }: { title: string; about: string }) {
  return (
    <div className="flex items-start justify-between gap-3">
      <div className="min-w-0">
        <SheetTitle className="type-display text-xl">{title}</SheetTitle>
        <SheetDescription className="mt-0 truncate text-xs">{about}</SheetDescription>
      </div>
      <DialogCloseButton className="-mr-1" />
    </div>
  );
}

export function SheetFooter({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-sheet-footer
      className={cn(
        "-mx-4 sticky -bottom-(--safe-bottom) z-1 -mb-(--safe-bottom) border-t bg-popover px-4 pt-3 pb-(--safe-bottom)",
        "lg:-mx-5 lg:-bottom-5 lg:-mb-5 lg:px-5 lg:pb-5",
        className,
      )}
      {...props}
    />
  );
}

/** Cancel, which closes the sheet, beside its action. */
export function SheetActions({ cancel, className, children }: ComponentProps<"div"> & { cancel: string }) {
  return (
    <SheetFooter className={className}>
      <DialogFooter className="mt-0">
        <SheetClose asChild>
          <Button variant="secondary">{cancel}</Button>
        </SheetClose>
        {children}
      </DialogFooter>
    </SheetFooter>
  );
}

export function SheetTitle({ className, ...props }: ComponentProps<typeof RadixDialog.Title>) {
  return (
    <RadixDialog.Title className={cn("min-w-0 break-words font-strong text-lg", className)} {...props} />
  );
}

export function SheetDescription({ className, ...props }: ComponentProps<typeof RadixDialog.Description>) {
  return (
    <RadixDialog.Description className={cn("mt-1 text-muted-foreground text-sm", className)} {...props} />
  );
}
