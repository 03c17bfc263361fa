"use client";

import { useRef } from "react";

type FocusHandlers = {
  onOpenAutoFocus?: ((event: Event) => void) | undefined;
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
};

/** For each open dialog: the element that opened it, followed by the openers of the dialogs below. */
const openersOf = new WeakMap<Element, readonly Element[]>();

/** Radix only handles its own trigger, which a controlled dialog does not have. */
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
      // The main content must not scroll.
      opener.focus({ preventScroll: opener.localName === "main" });
    },
  };
}

/** A menu closes when an item is chosen, so its button counts as the opener. */
function openerNow(): Element | null {
  const { activeElement, body } = document;
  if (activeElement === body) return null;
  const menu = activeElement?.closest("[role=menu]");
  return menu ? document.getElementById(menu.getAttribute("aria-labelledby") ?? "") : activeElement;
}
