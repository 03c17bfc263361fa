"use client";

import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { usePrefersReducedMotion } from "@/lib/platform/browser/media";

const MIDDLE = 50;
const SWEEP_MS = 420;
const STEPS: Record<string, number> = {
  ArrowLeft: -2,
  ArrowDown: -2,
  ArrowRight: 2,
  ArrowUp: 2,
  PageDown: -10,
  PageUp: 10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

const clamp = (percent: number): number => Math.min(100, Math.max(0, percent));

type CompareInput = { sweep: boolean; onSwept: () => void };

/** The photo's share in percent from the left; the intro moves it once from 100 to 50. */
export function useCompare({ sweep, onSwept }: CompareInput) {
  const [percent, setPercent] = useState(MIDDLE);
  const pointer = useRef<number | null>(null);
  const frame = useRef(0);
  const prefersReducedMotion = usePrefersReducedMotion();

  const swept = useEffectEvent(onSwept);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  /** Call it after both pictures have loaded. */
  const start = () => {
    if (!sweep) return;
    swept();
    if (prefersReducedMotion) return;
    const startedAt = performance.now();
    const step = (now: number) => {
      const share = Math.min(1, (now - startedAt) / SWEEP_MS);
      setPercent(100 - (100 - MIDDLE) * easeInOut(share));
      if (share < 1) frame.current = requestAnimationFrame(step);
    };
    frame.current = requestAnimationFrame(step);
  };

  const follow = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    setPercent(clamp(((event.clientX - box.left) / box.width) * 100));
  };
  const release = () => {
    pointer.current = null;
  };

  return {
    percent,
    start,
    surface: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        cancelAnimationFrame(frame.current);
        event.currentTarget.setPointerCapture?.(event.pointerId);
        pointer.current = event.pointerId;
        follow(event);
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (pointer.current === event.pointerId) follow(event);
      },
      onPointerUp: release,
      onPointerCancel: release,
      onLostPointerCapture: release,
    },
    onKeyDown(event: KeyboardEvent) {
      const step = STEPS[event.key];
      if (step === undefined) return;
      event.preventDefault();
      cancelAnimationFrame(frame.current);
      setPercent((now) => clamp(Math.round(now) + step));
    },
  };
}

const easeInOut = (t: number): number => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2);
