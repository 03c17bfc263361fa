"use client";

import { useEffect, useEffectEvent, useState } from "react";

/** Counts down in seconds. `left` is null when no countdown runs. */
export function useSelfTimer(onDone: () => void) {
  const [left, setLeft] = useState<number | null>(null);
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (left === null) return;
    const timer = setTimeout(() => {
      setLeft(left > 1 ? left - 1 : null);
      if (left <= 1) done();
    }, 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return { left, start: (seconds: number) => setLeft(seconds), cancel: () => setLeft(null) };
}
