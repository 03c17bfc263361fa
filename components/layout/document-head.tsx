"use client";

import { earlyEntriesSource } from "./early-entries";
import { paintFirstSource } from "./paint-first";
import { themeScriptSource } from "./theme-script";

type DocumentHeadProps = {
  nonce?: string | undefined;
  /** The id of what stands last on the page. */
  end: string;
};

/**
 * The head's own HTML, which React writes before the styles and scripts of the page. The browser leaves it alone: React
 * would put it in place of them.
 */
export function DocumentHead({ nonce, end }: DocumentHeadProps) {
  if (typeof window !== "undefined") return <head suppressHydrationWarning />;
  const font = new URL("../ui/typeface/archivo-basic.woff2", import.meta.url);
  const opening = nonce ? `<script nonce="${nonce}">` : "<script>";
  const html = [
    `${opening}${paintFirstSource}</script>`,
    `${opening}${themeScriptSource}</script>`,
    `${opening}${earlyEntriesSource}</script>`,
    // It sets out with the page's styles instead of after them.
    `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    // Shown once it is whole: a slow phone would draw its first half, and move it when the second comes.
    `<link rel="expect" href="#${end}" blocking="render">`,
  ];
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constants, and the nonce that the middleware has made.
  return <head suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html.join("") }} />;
}
