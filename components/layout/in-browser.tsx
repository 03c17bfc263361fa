"use client";

import { type ReactNode, startTransition, useEffect, useState } from "react";
import { useBrowserFact } from "@/lib/browser/use-browser-fact";

const always = () => true;

type InBrowserProps = {
  /** What the server draws in its place: no control may stand in it. */
  fallback: ReactNode;
  children: ReactNode;
};

/**
 * What the browser alone can draw, since days, units, the screen and what is stored are known there. It is drawn once,
 * with all of them, and in pieces between which the page answers; on pages that come later it stands at once.
 */
export function InBrowser({ fallback, children }: InBrowserProps) {
  const isAwake = useBrowserFact(always);
  const [isShown, setShown] = useState(isAwake);
  useEffect(() => startTransition(() => setShown(true)), []);
  return isShown ? children : fallback;
}
