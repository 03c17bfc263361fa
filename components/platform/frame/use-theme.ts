"use client";

import { useEffect } from "react";
import { create } from "zustand";
import { deviceCookie } from "@/lib/platform/browser/device-cookies";
import { showTheme, type Theme, themeStorageKey } from "./theme";

/** The server and the first render use the default, dark. */
const useChoice = create<{ theme: Theme }>(() => ({ theme: "dark" }));

function show(chosen: Theme | null): void {
  const theme = showTheme(chosen);
  useChoice.setState({ theme: theme ?? "dark" });
  // The cookie lets the server render the right theme.
  // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the Cookie Store API.
  if (theme) document.cookie = deviceCookie(themeStorageKey, theme);
}

function setTheme(theme: Theme): void {
  try {
    localStorage.setItem(themeStorageKey, theme);
  } catch {
    // Storage is full or blocked: the choice lasts for this page only.
  }
  show(theme);
}

export const useTheme = () => ({ theme: useChoice((state) => state.theme), setTheme });

/** When React rerenders the document it drops what the head script did; this applies it again. Call it once. */
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
