"use client";

import { useEffect, useRef } from "react";

type CloseWatcher = EventTarget & { destroy(): void };
declare const CloseWatcher: { new (): CloseWatcher } | undefined;

/**
 * Lets the back gesture of Android close a full screen instead of leaving the page, where the browser can. The
 * address is not touched.
 */
export function useCloseOnBack(close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (typeof CloseWatcher === "undefined") return;
    const watcher = new CloseWatcher();
    watcher.addEventListener("close", () => latest.current());
    return () => watcher.destroy();
  }, []);
}
