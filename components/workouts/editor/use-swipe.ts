"use client";

import { type PointerEvent, useRef } from "react";
import { usePrefersReducedMotion } from "@/lib/browser/media";

const SHORTEST_PX = 48;
/** A swipe is at least this much wider than high, or it was a scroll. */
const WIDTH_TO_HEIGHT = 2;
const SLIDE_PX = 24;

/**
 * Props for an area that fingers swipe to the side: 1 towards the next thing, −1 back. What comes slides in from
 * where it was, unless motion is unwelcome.
 */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  const isStill = usePrefersReducedMotion();
  return {
    style: { touchAction: "pan-y" },
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      from.current = pointerType === "mouse" ? null : { x, y };
    },
    onPointerCancel: () => {
      from.current = null;
    },
    onPointerUp: ({ clientX, clientY, currentTarget }: PointerEvent) => {
      if (!from.current) return;
      const [dx, dy] = [clientX - from.current.x, clientY - from.current.y];
      from.current = null;
      if (Math.abs(dx) < SHORTEST_PX || Math.abs(dx) < WIDTH_TO_HEIGHT * Math.abs(dy)) return;
      const by = dx < 0 ? 1 : -1;
      onSwipe(by);
      if (!isStill)
        currentTarget.animate?.([{ translate: `${by * SLIDE_PX}px 0`, opacity: 0.4 }, {}], {
          duration: 160,
          easing: "cubic-bezier(.2,.8,.2,1)",
        });
    },
  };
}
