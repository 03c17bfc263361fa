"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";

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

const textNow = (name: string): string => new URLSearchParams(window.location.search).get(name) ?? "";

/** A text of the address, empty where it has none. */
export const useTextOfAddress = (name: string): string => useSearchParams().get(name) ?? "";

/** A text kept in the address, empty where it has none, and the way to change it. */
export function useTextInAddress(name: string): [string, (next: string | null) => void] {
  const asked = useTextOfAddress(name);
  // Next tells of new addresses a moment later, one after the other: until it has told of the present one, the choice
  // itself counts. Otherwise quick choices would be shown a second time, and what was typed in between be lost.
  const [chosen, choose] = useState<string | null>(null);
  useEffect(() => {
    if (asked === textNow(name)) choose(null);
  }, [asked, name]);
  const put = (next: string | null) => {
    choose(next ?? "");
    putInAddress({ [name]: next || null });
  };
  return [chosen ?? asked, put];
}

/** One of a few views of a page, kept in its address. The first one is the usual one and needs no word there. */
export function useViewInAddress<View extends string>(
  name: string,
  views: readonly [View, ...View[]],
): [View, (next: View) => void] {
  const [text, put] = useTextInAddress(name);
  const [usual] = views;
  const view = views.find((candidate) => candidate === text) ?? usual;
  return [view, (next) => put(next === usual ? null : next)];
}
