export type Theme = "dark" | "light" | "system";

export const themeStorageKey = "formcast-theme";

/** The background of each theme, also for the browser's bars on phones. */
export const themeColors = { light: "#f7f4ef", dark: "#100d0b" };

/** The `color-scheme` for a cookie. The default is dark. */
export function colorSchemeOf(theme: string | undefined): "dark" | "light" | "light dark" {
  if (theme === "system") return "light dark";
  return theme === "light" ? "light" : "dark";
}

/**
 * An inline script before the first paint, so it may use only its arguments.
 * It owns the theme-color element: React would reset its own.
 */
function show(key: string, colors: typeof themeColors, chosen: Theme | null): Theme | null {
  let choice: string | null = chosen;
  try {
    choice = choice || localStorage.getItem(key);
  } catch {
    // Storage is blocked: the default stays.
  }
  const known = choice === "light" || choice === "system" || choice === "dark" ? choice : null;
  const theme = known || (/^\/(share|check-in)\//.test(location.pathname) ? "system" : "dark");
  const isLight =
    theme === "light" || (theme === "system" && matchMedia("(prefers-color-scheme: light)").matches);
  document.documentElement.classList.toggle("dark", !isLight);
  let bar = document.querySelector<HTMLMetaElement>("meta[name=theme-color]");
  if (!bar) {
    bar = document.createElement("meta");
    bar.name = "theme-color";
    document.head.append(bar);
  }
  bar.content = isLight ? colors.light : colors.dark;
  return known;
}

export const showTheme = (chosen: Theme | null): Theme | null => show(themeStorageKey, themeColors, chosen);

export const themeScript = `(${show})(${JSON.stringify(themeStorageKey)},${JSON.stringify(themeColors)},null)`;
