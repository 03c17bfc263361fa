"use client";

import { useEffect, useState } from "react";

const CHECK_MS = 200;

/** Reads the clock, so a sleeping tab is right when it wakes. @param endsAt ms since the epoch */
export function useCountdown(endsAt: number | null): number {
  const left = () => (endsAt === null ? 0 : Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)));
  const [seconds, setSeconds] = useState(left);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `left` depends only on `endsAt`.
  useEffect(() => {
    setSeconds(left());
    if (endsAt === null) return;
    const timer = setInterval(() => {
      const now = left();
      setSeconds(now);
      if (now === 0) clearInterval(timer);
    }, CHECK_MS);
    return () => clearInterval(timer);
  }, [endsAt]);
  return seconds;
}
