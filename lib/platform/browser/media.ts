"use client";

import { useCallback, useSyncExternalStore } from "react";

/** Whether a media query matches; `onServer` is the value on the server and during hydration. */
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

/** From 1024 px up the sidebar replaces the dock. In rem like the styles, so that both change with the text size. */
export const useIsLaptop = (onServer = false) => useMediaQuery("(min-width: 64rem)", onServer);

/** From 1280 px up there is room for a panel beside the content. */
export const useIsWide = () => useMediaQuery("(min-width: 1280px)");

export const usePrefersReducedMotion = () => useMediaQuery("(prefers-reduced-motion: reduce)");

const never = () => () => {};

/** A property of this browser that never changes; false on the server and during hydration. */
export function useBrowserFact(read: () => boolean): boolean {
  return useSyncExternalStore(never, read, () => false);
}

export function isStandalone(): boolean {
  const { standalone } = navigator as Navigator & { standalone?: boolean };
  return standalone === true || window.matchMedia("(display-mode: standalone)").matches;
}

/** At a plain http address of another machine, where browsers offer no camera, notifications or service worker. */
export const isInsecure = (): boolean => window.isSecureContext === false;

/** iPhones and iPads. Newer iPads identify as Macs, but Macs have no touch screen. */
export function isAppleMobile(): boolean {
  const { userAgent, platform, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (platform === "MacIntel" && maxTouchPoints > 1);
}
