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

/** Whether the device believes that it has a network. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

/** Calls back when there may be a network again: at once, on signal, and when the app comes to the front. */
export function onSignal(listener: () => void): () => void {
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
