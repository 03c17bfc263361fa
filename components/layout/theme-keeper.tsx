"use client";

import { useLayoutEffect } from "react";
import { applyTheme, readTheme } from "./theme";

/**
 * Where React draws a whole document in the browser, as for an address that nothing claims, it takes back what the
 * theme script has done: here it is done once more.
 */
export function ThemeKeeper() {
  useLayoutEffect(() => {
    const apply = () => applyTheme(readTheme());
    apply();
    window.addEventListener("storage", apply);
    return () => window.removeEventListener("storage", apply);
  }, []);
  return null;
}
