"use client";

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { cn } from "./cn";
import { Keys } from "./keys";

const HOVER_MS = 450;
const GAP = 8;
/** Icon buttons, and the sidebar links of small laptops; `data-tip` holds a shortcut. */
const NAMED = "[data-tip], button[aria-label]:not([role]), a[aria-label]";

/** Not Radix's tooltip: Escape would close it and leave the dialog below open. Never on touch. */
export function Tooltips() {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const tip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let timer = 0;
    const show = (next: HTMLElement | null, delay: number) => {
      clearTimeout(timer);
      if (next) timer = window.setTimeout(() => setTarget(next), delay);
      else setTarget(null);
    };
    const onOver = (event: PointerEvent) => {
      if (event.pointerType !== "mouse" || tip.current?.contains(event.target as Node)) return;
      show(tippedBy(event.target), HOVER_MS);
    };
    const onFocus = ({ target }: FocusEvent) =>
      show((target as Element).matches(":focus-visible") ? tippedBy(target) : null, 0);
    const hide = () => show(null, 0);
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && hide();
    const listeners = new AbortController();
    const options = { capture: true, passive: true, signal: listeners.signal };
    document.addEventListener("pointerover", onOver, options);
    document.addEventListener("focusin", onFocus, options);
    document.addEventListener("pointerdown", hide, options);
    document.addEventListener("keydown", onKey, options);
    window.addEventListener("scroll", hide, options);
    return () => {
      clearTimeout(timer);
      listeners.abort();
    };
  }, []);
  return target?.isConnected ? <Tooltip tip={tip} target={target} /> : null;
}

function tippedBy(part: EventTarget | null): HTMLElement | null {
  const named = part instanceof Element ? part.closest<HTMLElement>(NAMED) : null;
  if (!named || !nameOf(named)) return null;
  if (named.dataset.tip === undefined)
    return named.textContent?.trim() || !named.querySelector("svg") ? null : named;
  return [...named.querySelectorAll("span")].some(({ offsetWidth }) => offsetWidth > 1) ? null : named;
}

const nameOf = (target: HTMLElement): string => target.ariaLabel ?? target.textContent?.trim() ?? "";

function Tooltip({ tip, target }: { tip: RefObject<HTMLDivElement | null>; target: HTMLElement }) {
  useLayoutEffect(() => {
    const box = tip.current;
    if (!box) return;
    const around = target.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = box;
    const middle = around.left + around.width / 2 - width / 2;
    const below = around.bottom + GAP;
    const fits = below + height < window.innerHeight - GAP;
    box.style.left = `${Math.max(GAP, Math.min(middle, window.innerWidth - width - GAP))}px`;
    box.style.top = `${fits ? below : around.top - GAP - height}px`;
  }, [tip, target]);
  const keys = target.dataset.tip;
  return (
    <div
      ref={tip}
      aria-hidden
      data-tooltip
      className={cn(
        "fixed top-0 left-0 z-70 flex max-w-72 items-center gap-2 rounded-image border bg-popover px-2.5 py-1.5 text-popover-foreground text-xs shadow-pop print:hidden",
        // Without hover it must not catch the pointer.
        !target.matches(":hover") && "pointer-events-none",
      )}
    >
      {nameOf(target)}
      {keys && <Keys keys={keys} />}
    </div>
  );
}
