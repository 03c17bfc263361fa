"use client";

import { useEffect, useEffectEvent, useState } from "react";
import type { LiveAdvice } from "./use-live-check";

const SECONDS = 3;

type Countdown = { left: number | null; start: (seconds: number) => void; cancel: () => void };

/**
 * Counts down to a picture by itself while nothing is wrong and nobody moves, and stops when that ends. Whoever stops
 * it by hand is not counted down again.
 */
export function useOwnShot(advice: LiveAdvice, countdown: Countdown) {
  const [isOwn, setIsOwn] = useState(false);
  const [isWanted, setIsWanted] = useState(true);
  const { left, start, cancel } = countdown;
  const react = useEffectEvent((now: LiveAdvice) => {
    if (now === "ready" && left === null && isWanted && !isOwn) {
      setIsOwn(true);
      start(SECONDS);
    }
    // Holding still is asked for while somebody breathes: only a fault stops the countdown.
    if (now !== "ready" && now !== "hold_still" && isOwn) {
      setIsOwn(false);
      cancel();
    }
  });
  useEffect(() => react(advice), [advice]);
  return {
    /** What the button does that stops a countdown. */
    stop: () => {
      if (isOwn) setIsWanted(false);
      setIsOwn(false);
      cancel();
    },
  };
}
