"use client";

import { type ReactNode, useEffect, useRef } from "react";

/** Takes the focus when the focused child unmounts; else it would fall to the start of the page. */
export function KeepFocusInside({ children }: { children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  const isInside = useRef(false);
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const observer = new MutationObserver(() => {
      if (isInside.current && document.activeElement === document.body)
        element.focus({ preventScroll: true });
    });
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only observe the focus.
    <div
      ref={container}
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
