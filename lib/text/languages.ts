/** Languages of the pages that clients read. */
export const LANGUAGES = ["en", "es", "de", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** A reader's language, and the locale for numbers, days and units: with the region, if the browser names one. */
export type Reading = { language: Language; locale: string };

/** The first language of a list that there is; English if there is none. @param languages as in an `Accept-Language` header */
export function readingOf(languages: string | null): Reading {
  for (const part of (languages ?? "").split(",")) {
    const locale = part.split(";")[0]?.trim() ?? "";
    const language = LANGUAGES.find((one) => one === locale.slice(0, 2).toLowerCase());
    if (language && /^[a-z]{2}(-[a-z0-9]{1,8})*$/i.test(locale)) return { language, locale };
  }
  return { language: "en", locale: "en-US" };
}

/** Countries that weigh people in pounds. */
const IMPERIAL = /-(US|LR|MM)\b/i;

export const unitsOfLocale = (locale: string): "imperial" | "metric" =>
  IMPERIAL.test(locale) ? "imperial" : "metric";
