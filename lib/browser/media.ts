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

/** Laptops: from 1024 px up the sidebar replaces the dock; in rem as in the styles, so that both change together for large text. */
export const useIsLaptop = (onServer = false) => useMediaQuery("(min-width: 64rem)", onServer);

/** Screens with room for a panel beside the content, from 1280 px up. */
export const useIsWide = () => useMediaQuery("(min-width: 1280px)");

export const usePrefersReducedMotion = () => useMediaQuery("(prefers-reduced-motion: reduce)");

const never = () => () => {};

/** What this browser is or can, which changes with no event; false on the server and while the page wakes up. */
export function useBrowserFact(read: () => boolean): boolean {
  return useSyncExternalStore(never, read, () => false);
}

/** Whether the app was opened from the home screen, in a window of its own. */
export function isStandalone(): boolean {
  const { standalone } = navigator as Navigator & { standalone?: boolean };
  return standalone === true || window.matchMedia("(display-mode: standalone)").matches;
}

/** iPhones and iPads; newer iPads say that they are Macs, which have no touch. */
export function isAppleMobile(): boolean {
  const { userAgent, platform, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (platform === "MacIntel" && maxTouchPoints > 1);
}
