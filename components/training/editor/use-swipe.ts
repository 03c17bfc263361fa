"use client";

import { type PointerEvent, useRef } from "react";
import { usePrefersReducedMotion } from "@/lib/platform/browser/media";

const MIN_SWIPE_PX = 48;
/** A gesture with a smaller ratio is a scroll. */
const WIDTH_TO_HEIGHT = 2;
const SLIDE_PX = 24;

/**
 * Props for an area with horizontal swipes: 1 is next, −1 is previous. The new content slides in, unless the
 * user prefers reduced motion.
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
      if (Math.abs(dx) < MIN_SWIPE_PX || Math.abs(dx) < WIDTH_TO_HEIGHT * Math.abs(dy)) return;
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
