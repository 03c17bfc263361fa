"use client";

import { useCallback, useSyncExternalStore } from "react";

/** Whether a media query matches; `onServer` is the answer until the page is hydrated. */
export function useMediaQuery(query: string, onServer = false): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => onServer,
  );
}

/** Laptops: from 1024 px up the sidebar replaces the dock. */
export const useIsLaptop = (onServer = false) => useMediaQuery("(min-width: 1024px)", onServer);

export const usePrefersReducedMotion = () => useMediaQuery("(prefers-reduced-motion: reduce)");

const never = () => () => {};

/** What this browser is or can, which changes with no event; false on the server and while the page wakes up. */
export function useBrowserFact(read: () => boolean): boolean {
  return useSyncExternalStore(never, read, () => false);
}
