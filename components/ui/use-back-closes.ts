"use client";

import { useEffect, useRef } from "react";
import { flushSync } from "react-dom";

type Layer = { open?: boolean | undefined; onOpenChange?: ((open: boolean) => void) | undefined };

/**
 * What an entry of the history tells: its number of layers, its own id, that of the layer's entry above it, and the view
 * that it was made for.
 */
type Mark = {
  layers: number;
  id?: string | undefined;
  above?: string | undefined;
  view?: string | undefined;
};

/** The open layers over the page, the topmost last. */
const layers: { close: () => void }[] = [];
/** The ids of the entries that were made here, since only these may be passed over; a reload forgets them. */
const made = new Set<string>();
let current: Mark = { layers: 0 };
let isListening = false;

/** Back closes this layer instead of leaving the page. A layer that stays open, as while it saves, is kept. */
export function useBackCloses({ open = false, onOpenChange }: Layer): void {
  const change = useRef(onOpenChange);
  useEffect(() => {
    change.current = onOpenChange;
  });
  useEffect(() => {
    if (!open) return;
    const layer = { close: () => change.current?.(false) };
    layers.push(layer);
    enter();
    // Its entry stays: going back here would cancel a navigation that the same press has begun.
    return () => void layers.splice(layers.indexOf(layer), 1);
  }, [open]);
}

/** For whoever replaces the entry of the history. */
export function markNow(): Mark {
  const { layers = 0, id, above, view }: Partial<Mark> = window.history.state ?? {};
  return { layers, id, above, view };
}

/** Gives each open layer an entry. That of a layer which was closed otherwise is used again. */
function enter(): void {
  if (!isListening) {
    isListening = true;
    // Before the router's, whose new address may close a layer by itself.
    window.addEventListener("popstate", onPopState, { capture: true });
  }
  for (let mark = markNow(); mark.layers < layers.length; mark = markNow()) {
    const id = `${performance.timeOrigin}-${window.history.length}-${mark.layers}`;
    made.add(id);
    window.history.replaceState({ ...mark, above: id }, "");
    window.history.pushState({ layers: mark.layers + 1, id }, "");
  }
  current = markNow();
}

function onPopState(): void {
  const left = current;
  current = markNow();
  const closing = layers.slice(current.layers).reverse();
  flushSync(() => {
    for (const { close } of closing) close();
  });
  // The entry of a closed layer shows the same page as the one below, so it is passed over.
  if (closing.length === 0 && left.id === current.above && made.has(left.id ?? "")) window.history.back();
  else enter();
}
