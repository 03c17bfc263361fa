"use client";

import { useSyncExternalStore } from "react";

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** The state that the browser reports. It may be wrong. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

/** Calls `listener` at once, at the online event, and when the app gets the focus. */
export function onMaybeOnline(listener: () => void): () => void {
  const shown = () => {
    if (document.visibilityState === "visible") listener();
  };
  window.addEventListener("online", listener);
  window.addEventListener("focus", listener);
  document.addEventListener("visibilitychange", shown);
  listener();
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("focus", listener);
    document.removeEventListener("visibilitychange", shown);
  };
}
