"use client";

import { Popover } from "radix-ui";
import { type RefObject, useId } from "react";

type ExplainSurfaceProps = {
  anchor: RefObject<HTMLButtonElement | null>;
  about: string;
  onClose: () => void;
  children: string;
};

/** In its own module, so that it loads lazily. */
export default function ExplainSurface({ anchor, about, onClose, children }: ExplainSurfaceProps) {
  const text = useId();
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLButtonElement>} />
      <Popover.Portal>
        <Popover.Content
          sideOffset={2}
          collisionPadding={16}
          aria-label={about}
          aria-describedby={text}
          onInteractOutside={(event) => {
            // A press on the button closes it anyway; closing it here too would open it again.
            if (anchor.current?.contains(event.target as Node)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            anchor.current?.focus();
          }}
          className="z-60 max-w-[min(320px,calc(100vw-32px))] animate-pop-in rounded-photo border bg-popover px-4 py-3 text-popover-foreground text-sm shadow-pop outline-none"
        >
          <p className="font-strong">{about}</p>
          <p id={text} className="mt-1 text-muted-foreground">
            {children}
          </p>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
