"use client";

import { preload } from "react-dom";
import { themeScript } from "./theme";

/** The theme script runs before the first paint; the font preloads with the styles. */
export function DocumentHead({ nonce }: { nonce: string | undefined }) {
  if (typeof window === "undefined") {
    const typeface = new URL("../ui/typeface/archivo-basic.woff2", import.meta.url);
    preload(String(typeface), { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  }
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script. Browsers hide its nonce from React.
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeScript }} />
  );
}
