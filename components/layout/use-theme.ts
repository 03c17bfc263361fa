"use client";

import { useEffect } from "react";
import { create } from "zustand";
import { showTheme, type Theme, themeCookie, themeStorageKey } from "./theme";

/** What is chosen. The server and the first drawing know only the default, dark. */
const useChoice = create<{ theme: Theme }>(() => ({ theme: "dark" }));

function show(chosen: Theme | null): void {
  const theme = showTheme(chosen);
  useChoice.setState({ theme: theme ?? "dark" });
  // biome-ignore lint/suspicious/noDocumentCookie: the other way to write it is not everywhere yet.
  if (theme) document.cookie = themeCookie(theme);
}

function setTheme(theme: Theme): void {
  try {
    localStorage.setItem(themeStorageKey, theme);
  } catch {
    // Storage is full or forbidden: the choice then lasts for this page only.
  }
  show(theme);
}

export const useTheme = () => ({ theme: useChoice((state) => state.theme), setTheme });

/**
 * Follows what other tabs choose and what the system shows. Where React draws a whole document in the browser, it takes
 * back what the script in the head has done: here it is done once more. Call it once, near the root.
 */
export function useStoredTheme(): void {
  useEffect(() => {
    const follow = () => show(null);
    const system = window.matchMedia("(prefers-color-scheme: light)");
    follow();
    window.addEventListener("storage", follow);
    system.addEventListener("change", follow);
    return () => {
      window.removeEventListener("storage", follow);
      system.removeEventListener("change", follow);
    };
  }, []);
}
