"use client";

import { Popover } from "radix-ui";
import type { RefObject } from "react";
import { FieldContext } from "./field-context";
import { PickerList, type PickerListProps } from "./picker-list";
import { Sheet, SheetContent, SheetTitle } from "./sheet";

type PickerSurfaceProps = {
  kind: "sheet" | "popover";
  anchor: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  list: PickerListProps;
};

/** In its own module, so that it loads lazily. */
export default function PickerSurface({ kind, anchor, onClose, list }: PickerSurfaceProps) {
  const focusAnchor = (event: Event) => {
    event.preventDefault();
    anchor.current?.focus();
  };
  const closeUnlessOpen = (open: boolean) => {
    if (!open) onClose();
  };
  // The search field must not inherit the id and the error of the surrounding field.
  const content = (
    <FieldContext.Provider value={null}>
      <PickerList {...list} />
    </FieldContext.Provider>
  );
  if (kind === "sheet") {
    return (
      <Sheet open onOpenChange={closeUnlessOpen}>
        <SheetContent
          aria-describedby={undefined}
          // Focus in the search field would open the phone's keyboard over the list.
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            (event.currentTarget as HTMLElement | null)?.focus();
          }}
          onCloseAutoFocus={focusAnchor}
          className="h-[72dvh] overflow-hidden"
        >
          <SheetTitle className="mb-2">{list.label}</SheetTitle>
          {content}
        </SheetContent>
      </Sheet>
    );
  }
  return (
    <Popover.Root open onOpenChange={closeUnlessOpen}>
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLButtonElement>} />
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={6}
          collisionPadding={16}
          aria-label={list.label}
          onInteractOutside={(event) => {
            // A press on the trigger closes it anyway; closing it here too would open it again.
            if (anchor.current?.contains(event.target as Node)) event.preventDefault();
          }}
          onCloseAutoFocus={focusAnchor}
          className="z-50 flex max-h-(--radix-popover-content-available-height) w-(--radix-popover-trigger-width) min-w-[260px] animate-pop-in flex-col overflow-hidden rounded-photo border bg-popover p-2 text-popover-foreground shadow-pop outline-none"
        >
          {content}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
