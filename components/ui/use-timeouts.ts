"use client";

import { useEffect, useRef, useState } from "react";

/** Fires once after `ms` without pauses. A new `key` restarts it. */
export function usePausableTimeout(onElapsed: () => void, ms: number, paused: boolean, key: unknown): void {
  const remaining = useRef({ key, ms });
  const callback = useRef(onElapsed);
  useEffect(() => {
    callback.current = onElapsed;
  });
  useEffect(() => {
    if (remaining.current.key !== key) remaining.current = { key, ms };
    if (paused) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => callback.current(), remaining.current.ms);
    return () => {
      clearTimeout(timer);
      remaining.current.ms = Math.max(0, remaining.current.ms - (Date.now() - startedAt));
    };
  }, [ms, paused, key]);
}

/** Debounces typed text, so that not every letter becomes a request. */
export function useDebounced(text: string, pauseMs = 250): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, pauseMs]);
  return paused;
}
