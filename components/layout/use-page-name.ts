"use client";

import { useLayoutEffect } from "react";

/** What the browser calls this page, once it is known. Next's own title comes late when a link leads here. */
export function usePageName(name: string | undefined): void {
  useLayoutEffect(() => {
    if (name === undefined) return;
    const tell = () => {
      if (document.title !== name) document.title = name;
    };
    tell();
    const watch = new MutationObserver(tell);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => watch.disconnect();
  }, [name]);
}
