"use client";

import { useEffect, useEffectEvent, useState } from "react";
import type { LiveAdvice } from "./use-live-check";

const SECONDS = 3;

type Countdown = { left: number | null; start: (seconds: number) => void; cancel: () => void };

/** A fault stops the countdown; after a manual stop it does not start again. */
export function useAutoShot(advice: LiveAdvice, countdown: Countdown) {
  const [isAuto, setIsAuto] = useState(false);
  const [isWanted, setIsWanted] = useState(true);
  const { left, start, cancel } = countdown;
  const react = useEffectEvent((now: LiveAdvice) => {
    if (now === "ready" && left === null && isWanted && !isAuto) {
      setIsAuto(true);
      start(SECONDS);
    }
    // Breathing causes "hold still", so only a fault stops the countdown.
    if (now !== "ready" && now !== "hold_still" && isAuto) {
      setIsAuto(false);
      cancel();
    }
  });
  useEffect(() => react(advice), [advice]);
  return {
    stop: () => {
      if (isAuto) setIsWanted(false);
      setIsAuto(false);
      cancel();
    },
  };
}
