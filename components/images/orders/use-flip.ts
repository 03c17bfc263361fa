"use client";

import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useState } from "react";

/** These handle the space bar themselves. */
const CONTROLS = "a,button,input,select,textarea,summary,[role=slider],[role=radio],[contenteditable]";

/**
 * By pointer or key, or the space bar anywhere. A click without either, as from a screen reader, toggles. `surface` is the
 * picture itself: it has no key of its own, and a finger that scrolls lets go of it.
 */
export function useFlip() {
  const [isFlipped, setFlipped] = useState(false);
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== " " || (event.target instanceof Element && event.target.closest(CONTROLS))) return;
      event.preventDefault();
      setFlipped(event.type === "keydown");
    };
    const onBlur = () => setFlipped(false);
    window.addEventListener("keydown", onKey);
    window.addEventListener("keyup", onKey);
    window.addEventListener("blur", onBlur);
    return () => {
      window.removeEventListener("keydown", onKey);
      window.removeEventListener("keyup", onKey);
      window.removeEventListener("blur", onBlur);
    };
  }, []);

  const release = () => setFlipped(false);
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== " " && event.key !== "Enter") return;
    event.preventDefault();
    setFlipped(event.type === "keydown");
  };
  const surface = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      setFlipped(true);
    },
    onPointerUp: release,
    onPointerCancel: release,
    onLostPointerCapture: release,
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  };
  return {
    isFlipped,
    surface,
    button: {
      ...surface,
      onBlur: release,
      onKeyDown: onKey,
      onKeyUp: onKey,
      onClick: (event: MouseEvent) => {
        if (event.detail === 0) setFlipped((now) => !now);
      },
    },
  };
}
