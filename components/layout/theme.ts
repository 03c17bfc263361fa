export type Theme = "dark" | "light" | "system";

export const themeStorageKey = "formcast-theme";

/** The page's background in each theme, which the bars that a phone draws around the app take up. */
export const themeColors = { light: "#f7f4ef", dark: "#100d0b" };

/** The choice as a cookie: until the page's script has run, the server's word counts. */
export const themeCookie = (theme: Theme): string =>
  `${themeStorageKey}=${theme};path=/;max-age=31536000;samesite=lax`;

/** What the canvas is named for a cookie's choice. Nobody who chose nothing sees anything but dark. */
export function colorSchemeOf(theme: string | undefined): "dark" | "light" | "light dark" {
  if (theme === "system") return "light dark";
  return theme === "light" ? "light" : "dark";
}

/**
 * Shows what is chosen, or else what is stored, and gives it; null where nobody has chosen. Whoever reads a shared or
 * a check-in link sees what their system shows then. Its text runs in the page's head before anything is drawn, so that it may use
 * nothing but what it is given. The bar's colour stands in an element of its own: React would put back one of its own.
 */
function show(key: string, colors: typeof themeColors, chosen: Theme | null): Theme | null {
  let choice: string | null = chosen;
  try {
    choice = choice || localStorage.getItem(key);
  } catch {
    // Storage is forbidden: the default stays.
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

/** The same as a script for the head. */
export const themeScript = `(${show})(${JSON.stringify(themeStorageKey)},${JSON.stringify(themeColors)},null)`;
