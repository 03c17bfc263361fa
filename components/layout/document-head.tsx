"use client";

import { preload } from "react-dom";
import { themeScript } from "./theme";

/** What has to be there before a page is drawn: its theme, and its typeface, which sets out with the styles. */
export function DocumentHead({ nonce }: { nonce: string | undefined }) {
  if (typeof window === "undefined") {
    const typeface = new URL("../ui/typeface/archivo-basic.woff2", import.meta.url);
    preload(String(typeface), { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  }
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the text of a function of our own. Browsers hide its nonce.
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeScript }} />
  );
}
