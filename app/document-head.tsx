"use client";

import { useServerInsertedHTML } from "next/navigation";
import { useRef } from "react";
import { preload } from "react-dom";
import { themeScript } from "@/components/platform/frame/theme";
// In development; the production build has the text below.
import "./globals.css";
import styles from "./styles-text";

type DocumentHeadProps = {
  nonce: string | undefined;
  /** The stylesheet's URL. Without it the styles are inline. */
  stylesAddress: string | undefined;
};

/** The theme script runs before the first paint, and so do the styles; the font preloads. */
export function DocumentHead({ nonce, stylesAddress }: DocumentHeadProps) {
  const isInserted = useRef(false);
  // On the server only: in the React tree the styles would be in the page twice.
  useServerInsertedHTML(() => {
    if (typeof window !== "undefined" || stylesAddress || isInserted.current) return null;
    isInserted.current = true;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles.
    return <style nonce={nonce} dangerouslySetInnerHTML={{ __html: styles }} />;
  });
  if (typeof window === "undefined") {
    preload("/fonts/archivo-1/basic.woff2", { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  }
  return (
    <>
      {stylesAddress && <link rel="stylesheet" href={stylesAddress} precedence="app" />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script. Browsers hide its nonce from React. */}
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeScript }} />
    </>
  );
}
