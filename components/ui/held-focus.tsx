"use client";

import { type ReactNode, useEffect, useRef } from "react";

/**
 * Takes the focus when what had it inside goes away, such as the row whose button was pressed. Without this it would
 * fall to the page's start, and whoever works by keys would begin anew.
 */
export function HeldFocus({ children }: { children: ReactNode }) {
  const whole = useRef<HTMLDivElement>(null);
  const isInside = useRef(false);
  useEffect(() => {
    const element = whole.current;
    if (!element) return;
    const rows = new MutationObserver(() => {
      if (isInside.current && document.activeElement === document.body)
        element.focus({ preventScroll: true });
    });
    rows.observe(element, { childList: true, subtree: true });
    return () => rows.disconnect();
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes where the focus is.
    <div
      ref={whole}
      tabIndex={-1}
      className="outline-none"
      onFocus={() => {
        isInside.current = true;
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) isInside.current = false;
      }}
    >
      {children}
    </div>
  );
}
