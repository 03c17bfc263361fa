export type Theme = "dark" | "light" | "system";

export const themeStorageKey = "formcast-theme";

/**
 * The page's background in each theme. The bars that a phone draws around the app take it up from a meta element of
 * the script's own: React would put back one that it has made itself.
 */
export const themeColors = { light: "#f7f4ef", dark: "#100d0b" };

/** The choice as a cookie: of a document that is empty until scripts run, the server alone names the canvas. */
export const themeCookie = (theme: Theme): string => `${themeStorageKey}=${theme}${COOKIE_ATTRIBUTES}`;

const COOKIE_ATTRIBUTES = ";path=/;max-age=31536000;samesite=lax";

/** What the canvas is named for a cookie's choice. Nobody who chose nothing sees anything but dark. */
export function colorSchemeOf(theme: string | undefined): "dark" | "light" | "light dark" {
  if (theme === "system") return "light dark";
  return theme === "light" ? "light" : "dark";
}

/**
 * Runs before the first paint: applies the stored theme to `<html class="dark">` and follows the system's choice.
 * Whoever reads a shared link has chosen none: there the system decides.
 * It also tells the trainer's units, so that figures which the server has drawn in others are not seen before React
 * has drawn them anew, and hands the page's nonce to the scroll lock of dialogs, which adds a style element and looks for
 * it under this global name.
 */
export const themeScriptSource = `(function(){
var script=document.currentScript;if(script&&script.nonce)window.__webpack_nonce__=script.nonce;
function apply(){try{var theme=localStorage.getItem("${themeStorageKey}")||(location.pathname.startsWith("/share/")?"system":"dark");
var light=theme==="light"||(theme==="system"&&system.matches);
document.documentElement.classList.toggle("dark",!light);
bar.content=light?"${themeColors.light}":"${themeColors.dark}"}catch(e){}}
var bar=document.createElement("meta");bar.name="theme-color";document.head.append(bar);
var system=matchMedia("(prefers-color-scheme: light)");
system.addEventListener("change",apply);addEventListener("storage",apply);apply();
try{var chosen=localStorage.getItem("${themeStorageKey}");if(chosen)document.cookie="${themeStorageKey}="+encodeURIComponent(chosen)+"${COOKIE_ATTRIBUTES}"}catch(e){}
try{var trainer=JSON.parse(localStorage.getItem("formcast-auth")).state.trainer;
document.documentElement.dataset.units=trainer.unsentUnits||trainer.units||""}catch(e){}
})()`;
