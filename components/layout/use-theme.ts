"use client";

import { useCallback, useSyncExternalStore } from "react";
import { applyTheme, readTheme } from "./theme";
import { type Theme, themeCookie, themeStorageKey } from "./theme-script";

const listeners = new Set<() => void>();

/** Other tabs and the system are followed by the theme script; a component only needs to render anew. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** The stored choice and its setter. The server and the first paint know only the default, dark. */
export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  const theme = useSyncExternalStore<Theme>(subscribe, readTheme, () => "dark");
  const setTheme = useCallback((next: Theme) => {
    try {
      localStorage.setItem(themeStorageKey, next);
    } catch {
      // Storage is full or forbidden: the choice then lasts for this page only.
    }
    // biome-ignore lint/suspicious/noDocumentCookie: the other way to write it is not everywhere yet.
    document.cookie = themeCookie(next);
    applyTheme(next);
    for (const listener of listeners) listener();
  }, []);
  return { theme, setTheme };
}
