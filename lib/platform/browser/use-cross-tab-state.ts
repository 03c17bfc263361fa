"use client";

import { useEffect } from "react";
import { useActiveClientStore } from "./active-client-store";
import { useSessionStore } from "./session-store";

/** Keeps session and active client in sync with other tabs. Call it once, near the root. */
export function useCrossTabState(): void {
  useEffect(() => {
    const reload = (event: StorageEvent) => {
      for (const store of [useSessionStore, useActiveClientStore]) {
        if (event.key === store.persist.getOptions().name) void store.persist.rehydrate();
      }
    };
    window.addEventListener("storage", reload);
    return () => window.removeEventListener("storage", reload);
  }, []);
}
