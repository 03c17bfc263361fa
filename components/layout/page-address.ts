"use client";

import { useSearchParams } from "next/navigation";
import { useState } from "react";

/**
 * Writes into the query of the page's address what is looked at, so that a reload, Back and a sent link show it again.
 * Null takes a value out. Makes no new entry of the browser's history: Back leads to the page before.
 */
export function putInAddress(values: Readonly<Record<string, string | null>>): void {
  const query = new URLSearchParams(window.location.search);
  for (const [name, value] of Object.entries(values)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  const search = query.size ? `?${query}` : "";
  if (search === window.location.search) return;
  window.history.replaceState(null, "", window.location.pathname + search);
}

/** A text of the address, empty where it has none. */
export const useTextOfAddress = (name: string): string => useSearchParams().get(name) ?? "";

/** One of a few views of a page, kept in its address. The first one is the usual one and needs no word there. */
export function useViewInAddress<View extends string>(
  name: string,
  views: readonly [View, ...View[]],
): [View, (next: View) => void] {
  const asked = useTextOfAddress(name);
  const [usual] = views;
  // Next tells of a new address a moment later; until then the choice itself counts.
  const [chosen, choose] = useState<{ before: string; view: View } | null>(null);
  if (chosen && chosen.before !== asked) choose(null);
  const view = chosen?.view ?? views.find((candidate) => candidate === asked) ?? usual;
  const open = (next: View) => {
    choose({ before: asked, view: next });
    putInAddress({ [name]: next === usual ? null : next });
  };
  return [view, open];
}
