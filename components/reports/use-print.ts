"use client";

import { usePageName } from "@/components/layout/use-page-name";
import { fullDate } from "@/lib/calendar/wording";
import { reportTexts } from "./texts";

/** Names the page so that a file saved from it has a good name, and prints it when its pictures are there. */
export function usePrint(name: string | undefined, now: Date): () => Promise<void> {
  usePageName(name && reportTexts.fileName(name, fullDate(now)));
  return async () => {
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    window.print();
  };
}
