"use client";

import { useEffect } from "react";

/** Keeps the screen on while mounted, where the browser can. The lock is lost with the tab's visibility. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let wanted = true;
    const acquire = async () => {
      if (document.visibilityState !== "visible") return;
      // Refused on low battery, for example; the logger works without.
      const acquired = (await navigator.wakeLock?.request("screen").catch(() => null)) ?? null;
      if (wanted) lock = acquired;
      else await acquired?.release();
    };
    void acquire();
    document.addEventListener("visibilitychange", acquire);
    return () => {
      wanted = false;
      document.removeEventListener("visibilitychange", acquire);
      void lock?.release();
    };
  }, []);
}
