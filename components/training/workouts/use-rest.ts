"use client";

import { useEffect, useState } from "react";
import { primeChime } from "@/lib/platform/browser/chime";
import { useLoggerDefaults } from "@/lib/platform/browser/use-logger-defaults";
import {
  adjustRest,
  isRestOver,
  type Rest,
  restAfter,
  secondsLeft,
  secondsOver,
  skipRest,
} from "@/lib/training/workouts/rest";
import { type Owned, readRest, restKey, storeOnDevice, useStoredRest } from "./device-store";

/** The rest between sets, stored as an end time, so that it continues across screens and reloads. */
export function useRest(client: Owned) {
  const key = restKey(client);
  const ofAccount = useLoggerDefaults().restSeconds;
  const rest = useStoredRest(key);
  const { left, over, isOver } = useClock(rest);
  const change = (by: (rest: Rest) => Rest) => {
    const current = readRest(key);
    if (current) storeOnDevice(key, by(current));
  };
  return {
    left,
    /** The length of the rest in seconds, with what was added or taken; 0 without a rest and after a skipped one. */
    seconds: rest?.seconds ?? 0,
    /** Seconds since the end, or null after a while. */
    over,
    isOver,
    /** The remaining part, 0 to 1. */
    share: rest && left > 0 ? Math.min(1, left / rest.seconds) : 0,
    /** @param ofProgram seconds; undefined if the program says nothing */
    start(exerciseName: string, ofProgram?: number) {
      primeChime();
      storeOnDevice(key, restAfter(exerciseName, Date.now(), ofProgram, ofAccount));
    },
    adjust: (bySeconds: number) => change((current) => adjustRest(current, bySeconds)),
    skip: () => change((current) => skipRest(current, Date.now())),
  };
}

export type RestControl = ReturnType<typeof useRest>;

function useClock(rest: Rest | null): { left: number; over: number | null; isOver: boolean } {
  const [now, setNow] = useState(() => Date.now());
  const left = rest ? secondsLeft(rest, now) : 0;
  const over = rest ? secondsOver(rest, now) : null;
  const endsAt = rest?.endsAt;
  useEffect(() => {
    if (endsAt === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      setNow(Date.now());
      const remaining = endsAt - Date.now();
      const isWaiting = remaining > 0 || (rest !== null && secondsOver(rest, Date.now()) !== null);
      // Fires just after a full second, so that no second is skipped or shown twice.
      if (isWaiting) timer = setTimeout(tick, (((remaining % 1000) + 1000) % 1000) + 5);
    };
    tick();
    return () => clearTimeout(timer);
  }, [endsAt, rest]);
  return { left, over, isOver: rest !== null && isRestOver(rest, now) };
}
