"use client";

import { useEffect, useState } from "react";

const CHECK_MS = 200;

/**
 * Whole seconds from now to a moment, 0 once it is over. It goes by the clock, so a tab that slept is right as
 * soon as it wakes.
 * @param endsAt milliseconds since the epoch; null counts nothing
 */
export function useCountdown(endsAt: number | null): number {
  const left = () => (endsAt === null ? 0 : Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)));
  const [seconds, setSeconds] = useState(left);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `left` is a function of `endsAt` alone.
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
