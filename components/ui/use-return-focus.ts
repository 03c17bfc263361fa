"use client";

import { useRef } from "react";

type FocusHandlers = {
  onOpenAutoFocus?: ((event: Event) => void) | undefined;
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
};

/** Of each open dialog what had the focus before it, and before the dialogs that it was opened from. */
const openersOf = new WeakMap<Element, readonly Element[]>();

/**
 * Gives the focus back to what had it before a dialog opened; where that is gone with a dialog of its own, to what had
 * opened that one, and at last to the page's content. Radix does so only for its own trigger, and a controlled dialog
 * has none: the focus would fall to the page's start.
 */
export function useReturnFocus({ onOpenAutoFocus, onCloseAutoFocus }: FocusHandlers) {
  const openers = useRef<readonly Element[]>([]);
  return {
    onOpenAutoFocus: (event: Event) => {
      const opener = openerNow();
      const around = opener?.closest("[role=dialog], [role=alertdialog]");
      openers.current = opener ? [opener, ...((around && openersOf.get(around)) ?? [])] : [];
      openersOf.set(event.currentTarget as Element, openers.current);
      onOpenAutoFocus?.(event);
    },
    onCloseAutoFocus: (event: Event) => {
      onCloseAutoFocus?.(event);
      const opener = openers.current.find(({ isConnected }) => isConnected) ?? document.querySelector("main");
      if (event.defaultPrevented || !(opener instanceof HTMLElement)) return;
      event.preventDefault();
      // To the whole content nobody was looking for: it does not move.
      opener.focus({ preventScroll: opener.localName === "main" });
    },
  };
}

/** A menu goes with the choice of one of its items: its button stands for it. */
function openerNow(): Element | null {
  const { activeElement, body } = document;
  if (activeElement === body) return null;
  const menu = activeElement?.closest("[role=menu]");
  return menu ? document.getElementById(menu.getAttribute("aria-labelledby") ?? "") : activeElement;
}
