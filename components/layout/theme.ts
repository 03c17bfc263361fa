import { type Theme, themeColors, themeStorageKey } from "./theme-script";

/** The stored choice. Whoever reads a shared link has made none: there the system decides. */
export function readTheme(): Theme {
  const otherwise = location.pathname.startsWith("/share/") ? "system" : "dark";
  try {
    const stored = localStorage.getItem(themeStorageKey);
    return stored === "light" || stored === "system" || stored === "dark" ? stored : otherwise;
  } catch {
    return otherwise;
  }
}

export function applyTheme(theme: Theme): void {
  const light =
    theme === "light" || (theme === "system" && window.matchMedia("(prefers-color-scheme: light)").matches);
  document.documentElement.classList.toggle("dark", !light);
  const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (bar) bar.content = light ? themeColors.light : themeColors.dark;
}
